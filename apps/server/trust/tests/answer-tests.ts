import type {
  AnswerTest,
  Deleted,
  Page,
  ResultOf,
  TestSchedule,
  listTestRuns as listTestRunsEndpoint,
} from "@askery/api";
import { findPeople, showPerson } from "../../people/find-people.ts";
import { readRevision } from "../../databases/workspaces/read-revision.ts";
import { findResult, readOutputs } from "../../results/find-result.ts";
import { readHead } from "../../results/result-rows.ts";
import { cutPage, isAfter, readCursor } from "../../store/page-cursor.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { describeDeleted } from "../../store/trash-time.ts";
import { nextTestRunMs } from "./next-test-run.ts";
import { notifyFallen } from "./notify-fallen.ts";
import { runTest } from "./run-test.ts";
import type { TestContext } from "./test-context.ts";
import { findTest, showTest, showTests, type TestRequest } from "./test-rows.ts";

export interface TestSearch {
  readonly databaseId: string;
  readonly state: "all" | "failed";
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The tests of a database, latest first. */
export async function listAnswerTests(
  { store }: StoreContext,
  { databaseId, state, cursor, limit }: TestSearch,
): Promise<Page<AnswerTest>> {
  const after = readCursor(cursor);
  const rows = await store
    .selectFrom("answerTest")
    .selectAll()
    .where("workspaceId", "=", databaseId)
    .where("deletedAtMs", "is", null)
    .$if(state === "failed", (query) => query.where("state", "in", ["failed", "broken"]))
    .where(isAfter(after, "createdAtMs"))
    .orderBy("createdAtMs", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return cutPage(await showTests(store, rows), limit, {
    positionOf: ({ createdAtMs, id }) => ({ atMs: createdAtMs, id }),
    show: (test) => test,
  });
}

/**
 * The saved runs of a test, latest first.
 *
 * @throws AppError `not-found`
 */
export async function listTestRuns(
  { store }: StoreContext,
  request: TestRequest,
): Promise<ResultOf<typeof listTestRunsEndpoint>> {
  const test = await findTest(store, request);
  const rows = await store
    .selectFrom("answerTestRun")
    .selectAll()
    .where("testId", "=", test.id)
    .orderBy("ranAtMs", "desc")
    .orderBy("id", "desc")
    .execute();
  const people = await findPeople(
    { store },
    rows.flatMap(({ startedById }) => startedById ?? []),
  );
  const result = await findResult(store, test.resultId);
  const outputs = readOutputs(result);
  return {
    runs: rows.map(({ id, state, cause, startedById, ranAtMs, outcome }) => ({
      id,
      state,
      cause,
      startedBy: startedById === null ? null : showPerson(people, startedById),
      ranAtMs,
      outcome: JSON.parse(outcome) as ResultOf<typeof listTestRunsEndpoint>["runs"][number]["outcome"],
    })),
    columns: readHead(result).columns.flatMap(({ name }, index) => {
      const output = outputs[index];
      return output === undefined ? [] : [{ name, output }];
    }),
  };
}

export interface TestRunRequest extends TestRequest {
  readonly userId: string;
  readonly signal: AbortSignal;
}

/** @throws AppError `not-found`, or the errors of `runTest` */
export async function runAnswerTest(
  context: TestContext,
  { userId, signal, ...request }: TestRunRequest,
): Promise<AnswerTest> {
  const { store } = context;
  const test = await findTest(store, request);
  const { hasFallen } = await runTest(context, test, { cause: "person", startedById: userId, signal });
  if (hasFallen) await notifyFallen(context, request.databaseId, [test]);
  return showTest(store, request);
}

/** @throws AppError `not-found` */
export async function updateAnswerTest(
  { store, now }: StoreContext,
  { schedule, ...request }: TestRequest & { readonly schedule: TestSchedule },
): Promise<AnswerTest> {
  const { id } = await findTest(store, request);
  const { timeZone } = await readRevision(store, request.databaseId);
  const nextRunAtMs = nextTestRunMs(schedule, timeZone, now());
  await store.updateTable("answerTest").set({ schedule, nextRunAtMs }).where("id", "=", id).execute();
  return showTest(store, request);
}

/** @throws AppError `not-found` */
export async function deleteAnswerTest({ store, now }: StoreContext, request: TestRequest): Promise<Deleted> {
  const { id } = await findTest(store, request);
  const deletedAtMs = now();
  await store.updateTable("answerTest").set({ deletedAtMs }).where("id", "=", id).execute();
  return describeDeleted(deletedAtMs);
}

/** @throws AppError `not-found` */
export async function restoreAnswerTest({ store }: StoreContext, request: TestRequest): Promise<AnswerTest> {
  const { id } = await findTest(store, { ...request, inTrash: true });
  await store.updateTable("answerTest").set({ deletedAtMs: null }).where("id", "=", id).execute();
  return showTest(store, request);
}
