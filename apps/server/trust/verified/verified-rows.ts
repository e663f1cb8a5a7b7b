import type { VerifiedAnswer } from "@askery/api";
import { AppError } from "@askery/model";
import { trustMessages } from "../../messages/trust-messages.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import { readNarrative } from "../../results/find-result.ts";
import type { Store } from "../../store/open-store.ts";

/** The verified answers of a database, with the documents of their results. */
export function selectVerified(store: Store, databaseId: string) {
  return store
    .selectFrom("verifiedAnswer")
    .innerJoin("result", "result.id", "verifiedAnswer.resultId")
    .select(["verifiedAnswer.id", "verifiedAnswer.question", "verifiedAnswer.questionKey"])
    .select(["verifiedAnswer.asked", "verifiedAnswer.turnId", "verifiedById", "verifiedAtMs"])
    .select(["fallenAtMs", "fallenBecause", "deletedAtMs", "result.plan", "result.narrative"])
    .where("verifiedAnswer.workspaceId", "=", databaseId);
}

export type VerifiedRow = Awaited<ReturnType<ReturnType<typeof selectVerified>["executeTakeFirstOrThrow"]>>;

/** @throws AppError `not-found` */
export async function findVerified(
  store: Store,
  { databaseId, verifiedId }: { readonly databaseId: string; readonly verifiedId: string },
): Promise<VerifiedRow> {
  const row = await selectVerified(store, databaseId)
    .where("verifiedAnswer.id", "=", verifiedId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError("not-found", trustMessages.noSuchVerified);
  return row;
}

export async function showVerified(
  store: Store,
  rows: readonly VerifiedRow[],
): Promise<readonly VerifiedAnswer[]> {
  const people = await findPeople(
    { store },
    rows.map(({ verifiedById }) => verifiedById),
  );
  return rows.map((row) => ({
    id: row.id,
    question: row.question,
    sentence: readNarrative(row).sentence,
    verified: { by: showPerson(people, row.verifiedById), atMs: row.verifiedAtMs },
    fallen: row.fallenAtMs === null ? null : { atMs: row.fallenAtMs, because: row.fallenBecause ?? "" },
  }));
}

export async function showOneVerified(store: Store, row: VerifiedRow): Promise<VerifiedAnswer> {
  const [shown] = await showVerified(store, [row]);
  if (shown === undefined) throw new Error("A row is shown as a verified answer.");
  return shown;
}
