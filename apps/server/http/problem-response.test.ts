import { AppError } from "@askery/model";
import { expect, test } from "vitest";
import { describeError } from "./problem-response.ts";

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
