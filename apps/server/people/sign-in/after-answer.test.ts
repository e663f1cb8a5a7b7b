import { expect, test } from "vitest";
import { createLog } from "../../runtime/log.ts";
import { createAfterAnswer } from "../../runtime/after-answer.ts";
import { welcome } from "./welcome.ts";

test("work starts after its caller has continued, and work with the same key runs in sequence", async () => {
  const done: string[] = [];
  const afterAnswer = createAfterAnswer(failLoudly);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  afterAnswer.run("a", async () => {
    await held;
    done.push("a first");
  });
  afterAnswer.run("a", async () => void done.push("a second"));
  afterAnswer.run("b", async () => {
    done.push("b");
    release();
  });
  expect(done).toEqual([]);
  await afterAnswer.settle();
  expect(done).toEqual(["b", "a first", "a second"]);
});

test("failed work is logged, and does not block other work", async () => {
  const errors: unknown[] = [];
  const done: string[] = [];
  const afterAnswer = createAfterAnswer((error) => void errors.push(error));
  const failure = new Error("no mail server");
  afterAnswer.run("a", async () => {
    throw failure;
  });
  afterAnswer.run("a", async () => void done.push("a second"));
  await afterAnswer.settle();
  expect([errors, done]).toEqual([[failure], ["a second"]]);
});

test("an account is valid without its initial content, and the log reports the failure", async () => {
  const lines: string[] = [];
  const log = createLog("error", { write: (line) => void lines.push(line) });
  const onAccountCreated = async () => {
    throw new Error("no sample");
  };
  await welcome({ log, onAccountCreated }, { userId: "u1", name: "Ada" });
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ userId: "u1", msg: "A new account got nothing to start with" }),
  ]);
});

function failLoudly(error: unknown): never {
  throw error;
}
