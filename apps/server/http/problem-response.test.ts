import { AppError } from "@askery/model";
import { expect, test } from "vitest";
import { RequestError } from "./request-error.ts";
import { describeError, problemResponse } from "./problem-response.ts";

test("a failure of a connection names the field that caused it", () => {
  const error = new AppError(
    "tls-failed",
    { message: "The server accepts only encrypted connections.", fix: "Turn on TLS for this connection." },
    { field: "tls" },
  );
  expect(describeError(error, "r1")).toEqual({
    type: "about:blank",
    title: "The server accepts only encrypted connections.",
    status: 422,
    detail: "Turn on TLS for this connection.",
    code: "tls-failed",
    requestId: "r1",
    fields: { tls: "The server accepts only encrypted connections." },
  });
});

test("other failures name no field", () => {
  const error = new AppError("database-gone", {
    message: "The connection to the database was lost.",
    fix: "Ask again.",
  });
  expect(describeError(error, "r1")).toEqual({
    type: "about:blank",
    title: "The connection to the database was lost.",
    status: 503,
    detail: "Ask again.",
    code: "database-gone",
    requestId: "r1",
  });
});

test("every refusal for now says when to try again", () => {
  const text = { message: "Three of your questions are in progress.", fix: "Wait for one of them." };
  const timed = new RequestError("too-many-requests", text, { headers: { "retry-after": "40" } });
  const after = [new AppError("too-many-requests", text), timed, new AppError("conflict", text)].map(
    (error) => problemResponse(error, "r1").headers.get("retry-after"),
  );
  expect(after).toEqual(["2", "40", null]);
});
