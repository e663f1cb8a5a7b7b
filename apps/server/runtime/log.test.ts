import { AppError } from "@askery/model";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";

/** The logged form of an event. */
function logOf(event: object): Record<string, unknown> {
  const lines: string[] = [];
  createLog("info", { write: (line) => void lines.push(line) }).error(event, "event");
  return JSON.parse(lines.join("")) as Record<string, unknown>;
}

test("secrets are never logged, whatever the name of their field", () => {
  const { time: _, ...line } = logOf({
    password: "hunter2",
    user: { email: "ada@example.com", token: "abc", id: "u1" },
    headers: { cookie: "session=1" },
    route: "/api/me",
  });
  expect(line).toEqual({
    level: "error",
    password: "[redacted]",
    user: { email: "[redacted]", token: "[redacted]", id: "u1" },
    headers: "[redacted]",
    route: "/api/me",
    msg: "event",
  });
});

test("a logged error has its causes and useful facts, but no personal data", () => {
  const cause = Object.assign(
    new Error("duplicate key for ada.l@example.com at postgres://me:hunter2@db/x"),
    {
      code: "23505",
      detail: "Key (email)=(ada.l@example.com) already exists.",
      parameters: ["hunter2"],
    },
  );
  const error = new AppError(
    "store-unavailable",
    { message: "It can't be reached.", fix: "Wait." },
    { cause },
  );
  const { err } = logOf({ err: error }) as { err: unknown };
  expect(err).toEqual({
    kind: "AppError",
    code: "store-unavailable",
    message: "It can't be reached.",
    stack: expect.stringContaining("log.test.ts") as unknown,
    cause: {
      kind: "Error",
      code: "23505",
      message: "duplicate key for [e-mail] at postgres://[redacted]@db/x",
      stack: expect.not.stringMatching(/hunter2|ada/) as unknown,
    },
  });
});
