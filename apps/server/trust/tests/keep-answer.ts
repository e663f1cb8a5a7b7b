import { randomUUID } from "node:crypto";
import type { AnswerTest, Expectation, TestSchedule } from "@askery/api";
import { readEarlier } from "../../asking/turns/read-earlier.ts";
import { findShownAnswer } from "../../asking/turns/shown-answer.ts";
import { clockOf, describeAgain } from "../checks/describe-again.ts";
import { runTest } from "./run-test.ts";
import type { TestContext } from "./test-context.ts";
import { findTest, showTest } from "./test-rows.ts";

export interface AnswerToKeep {
  readonly turnId: string;
  readonly databaseId: string;
  readonly userId: string;
  readonly expectation: Expectation;
  readonly schedule: TestSchedule;
  readonly signal: AbortSignal;
}

/**
 * Saves a test of the answer that a turn shows, and runs it once. Values are computed with the day of the answer as
 * today, because relative periods move on; columns are computed as of each run.
 *
 * @throws AppError `not-found` for a question without an answer
 */
export async function keepAnswer(context: TestContext, work: AnswerToKeep): Promise<AnswerTest> {
  const { store, now } = context;
  const { turnId, databaseId, userId, expectation, schedule, signal } = work;
  const shown = await findShownAnswer(store, turnId);
  const again = describeAgain(shown, await readEarlier(store, shown.turn));
  const testId = randomUUID();
  await store
    .insertInto("answerTest")
    .values({
      id: testId,
      workspaceId: databaseId,
      authorId: userId,
      question: shown.turn.question,
      resultId: shown.result.id,
      again: JSON.stringify(again),
      clock: expectation.kind === "values" ? JSON.stringify(clockOf(shown)) : null,
      expectation: JSON.stringify(expectation),
      schedule,
      nextRunAtMs: null,
      state: null,
      ranAtMs: null,
      checkedRevision: null,
      checkedVersion: null,
      createdAtMs: now(),
      deletedAtMs: null,
    })
    .execute();
  const request = { databaseId, testId };
  await runTest(context, await findTest(store, request), { cause: "person", startedById: userId, signal });
  return showTest(store, request);
}
