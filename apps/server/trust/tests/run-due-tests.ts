import type { TestRun } from "@askery/api";
import type { JobControl } from "../../jobs/job-kind.ts";
import { notifyFallen } from "./notify-fallen.ts";
import { runTest } from "./run-test.ts";
import type { TestContext } from "./test-context.ts";
import type { TestRow } from "./test-rows.ts";

/** A test that is due, and why. */
export interface DueTest {
  readonly test: TestRow;
  readonly cause: TestRun["cause"];
}

/** Runs the tests that are due, one after the other, and notifies editors of those that do not pass any longer. */
export async function runDueTests(
  context: TestContext,
  { signal, reportProgress }: Pick<JobControl, "signal" | "reportProgress">,
): Promise<void> {
  const due = await findDueTests(context);
  const byDatabase = Map.groupBy(due, ({ test }) => test.workspaceId);
  let done = 0;
  for (const [databaseId, tests] of byDatabase) {
    const fallen: TestRow[] = [];
    for (const { test, cause } of tests) {
      signal.throwIfAborted();
      reportProgress({ done, total: due.length });
      const { hasFallen } = await runTest(context, test, { cause, startedById: null, signal });
      if (hasFallen) fallen.push(test);
      done++;
    }
    await notifyFallen(context, databaseId, fallen);
  }
  if (due.length > 0) reportProgress({ done, total: due.length });
}

/**
 * The tests whose database has other tables or definitions than at their latest run, that another version of Askery ran,
 * or whose schedule says so; least recently run first.
 */
export async function findDueTests({ store, now, version }: TestContext): Promise<readonly DueTest[]> {
  const rows = await store
    .selectFrom("answerTest")
    .innerJoin("workspace", "workspace.id", "answerTest.workspaceId")
    .selectAll("answerTest")
    .select("workspace.revision")
    .where("answerTest.deletedAtMs", "is", null)
    .where("workspace.deletedAtMs", "is", null)
    .where("answerTest.state", "is not", null)
    .where((of) =>
      of.or([
        of("checkedRevision", "!=", of.ref("workspace.revision")),
        of("checkedVersion", "!=", version),
        of("nextRunAtMs", "<=", now()),
      ]),
    )
    .orderBy("ranAtMs")
    .execute();
  return rows.map(({ revision, ...test }) => {
    const hasChanged = test.checkedRevision !== revision;
    return { test, cause: hasChanged ? "change" : test.checkedVersion === version ? "schedule" : "version" };
  });
}
