import { expect, test } from "vitest";
import { ApiError, OfflineError } from "./call.ts";
import { describeFailure } from "./describe-failure.ts";

test("messages of the server are shown unchanged", () => {
  const problem = {
    type: "about:blank",
    title: "This chart does not exist, or you have no access to it.",
    status: 404,
    detail: "Check the address.",
    code: "not-found",
    requestId: "r1",
  };
  expect(describeFailure(new ApiError(problem))).toEqual({
    title: "This chart does not exist, or you have no access to it.",
    detail: "Check the address.",
    requestId: "r1",
  });
});

test("every other failure has a cause and a fix", () => {
  const failures = [
    new OfflineError("gone"),
    new TypeError("Failed to fetch dynamically imported module: /assets/a.js"),
    new Error("x is not a function"),
    "thrown text",
  ];
  expect(failures.map((failure) => describeFailure(failure).title)).toEqual([
    "The server can't be reached",
    "This page could not be loaded",
    "This page stopped working",
    "This page stopped working",
  ]);
});
