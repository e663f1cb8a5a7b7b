import type { AnswerTest, Expectation } from "@askery/api";
import { AppError } from "@askery/model";
import type { Selectable } from "kysely";
import { trustMessages } from "../../messages/trust-messages.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import type { Store } from "../../store/open-store.ts";
import type { AnswerTestTable } from "../../store/trust-tables.ts";
import type { AnswerClock } from "../checks/check-result.ts";

export type TestRow = Selectable<AnswerTestTable>;

export interface TestRequest {
  readonly databaseId: string;
  readonly testId: string;
}

/** @throws AppError `not-found` */
export async function findTest(
  store: Store,
  { databaseId, testId, inTrash = false }: TestRequest & { readonly inTrash?: boolean },
): Promise<TestRow> {
  const row = await store
    .selectFrom("answerTest")
    .selectAll()
    .where("id", "=", testId)
    .where("workspaceId", "=", databaseId)
    .executeTakeFirst();
  if (row === undefined || (row.deletedAtMs !== null && !inTrash)) {
    throw new AppError("not-found", trustMessages.noSuchTest);
  }
  return row;
}

export async function showTests(store: Store, rows: readonly TestRow[]): Promise<readonly AnswerTest[]> {
  const people = await findPeople(
    { store },
    rows.map(({ authorId }) => authorId),
  );
  return rows.map((row) => ({
    id: row.id,
    question: row.question,
    author: showPerson(people, row.authorId),
    expectation: readExpectation(row),
    schedule: row.schedule,
    today: readClock(row)?.today ?? null,
    state: row.state,
    ranAtMs: row.ranAtMs,
    createdAtMs: row.createdAtMs,
  }));
}

export async function showTest(store: Store, request: TestRequest): Promise<AnswerTest> {
  const [shown] = await showTests(store, [await findTest(store, request)]);
  if (shown === undefined) throw new Error("A row is shown as a test.");
  return shown;
}

export function readExpectation({ expectation }: Pick<TestRow, "expectation">): Expectation {
  return JSON.parse(expectation) as Expectation;
}

export function readClock({ clock }: Pick<TestRow, "clock">): AnswerClock | null {
  return clock === null ? null : (JSON.parse(clock) as AnswerClock);
}
