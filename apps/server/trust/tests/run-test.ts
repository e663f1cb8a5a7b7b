import { randomUUID } from "node:crypto";
import type { TestOutcome, TestRun, TestState } from "@askery/api";
import { AppError } from "@askery/model";
import { readRevision } from "../../databases/workspaces/read-revision.ts";
import { findResult } from "../../results/find-result.ts";
import type { Store } from "../../store/open-store.ts";
import type { Again } from "../../asking-process/jobs.ts";
import { checkResult } from "../checks/check-result.ts";
import { judgeOutcome } from "./judge-outcome.ts";
import { nextTestRunMs } from "./next-test-run.ts";
import type { TestContext } from "./test-context.ts";
import { readClock, readExpectation, type TestRow } from "./test-rows.ts";

export interface TestStart {
  readonly cause: TestRun["cause"];
  readonly startedById: string | null;
  readonly signal: AbortSignal;
}

/** What a run changed: whether the test passed before and does not any longer. */
export interface RanTest {
  readonly state: TestState;
  readonly hasFallen: boolean;
}

/**
 * Runs a test and saves what it found. A test that can't be computed is broken. If it is stopped, nothing is saved.
 *
 * @throws AppError `query-cancelled`, or the reason of the signal
 */
export async function runTest(context: TestContext, test: TestRow, start: TestStart): Promise<RanTest> {
  const { store, now, version } = context;
  const before = await readRevision(store, test.workspaceId);
  const outcome = await compute(context, test, start.signal);
  const state = judgeOutcome(readExpectation(test), outcome);
  // A missing table makes Askery read the tables again, which is a change as well: it must not run the test again.
  const after = outcome.kind === "broken" ? await readRevision(store, test.workspaceId) : before;
  const ranAtMs = now();
  await store.transaction().execute(async (store) => {
    await store
      .insertInto("answerTestRun")
      .values({
        id: randomUUID(),
        testId: test.id,
        cause: start.cause,
        startedById: start.startedById,
        state,
        outcome: JSON.stringify(outcome),
        ranAtMs,
      })
      .execute();
    await store
      .updateTable("answerTest")
      .set({
        state,
        ranAtMs,
        checkedRevision: after.revision,
        checkedVersion: version,
        nextRunAtMs: nextTestRunMs(test.schedule, before.timeZone, ranAtMs),
      })
      .where("id", "=", test.id)
      .execute();
    await dropOldRuns(store, test.id);
  });
  return { state, hasFallen: state !== "passed" && test.state === "passed" };
}

async function compute(context: TestContext, test: TestRow, signal: AbortSignal): Promise<TestOutcome> {
  const expectation = readExpectation(test);
  try {
    const { checked } = await checkResult(context, {
      databaseId: test.workspaceId,
      result: await findResult(context.store, test.resultId),
      again: JSON.parse(test.again) as Again,
      clock: readClock(test),
      tolerance: expectation.kind === "values" ? expectation.tolerance : null,
      signal,
    });
    if (checked.kind === "refused") return { kind: "broken", because: checked.sentence };
    const { isSameSql, difference, isTruncated } = checked;
    return { kind: "compared", isSameSql, difference, isTruncated };
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof AppError) || cause.code === "query-cancelled") throw cause;
    return { kind: "broken", because: `${cause.message} ${cause.fix}` };
  }
}

/** How many runs of a test are saved. */
const maxRuns = 50;

async function dropOldRuns(store: Store, testId: string): Promise<void> {
  const latest = store
    .selectFrom("answerTestRun")
    .select("id")
    .where("testId", "=", testId)
    .orderBy("ranAtMs", "desc")
    .orderBy("id", "desc")
    .limit(maxRuns);
  await store
    .deleteFrom("answerTestRun")
    .where("testId", "=", testId)
    .where("id", "not in", latest)
    .execute();
}
