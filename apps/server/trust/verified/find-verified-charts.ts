import type { Verification } from "@askery/api";
import { findPeople, showPerson } from "../../people/find-people.ts";
import type { Store } from "../../store/open-store.ts";
import { questionKey } from "./question-key.ts";

/** Which of these charts were made from a verified answer and still have its plan, by chart. */
export async function findVerifiedCharts(
  store: Store,
  chartIds: readonly string[],
): Promise<ReadonlyMap<string, Verification>> {
  if (chartIds.length === 0) return new Map();
  const candidates = await store
    .selectFrom("chart")
    .innerJoin("verifiedAnswer", "verifiedAnswer.workspaceId", "chart.workspaceId")
    .innerJoin("result as charted", "charted.id", "chart.resultId")
    .innerJoin("result as verified", (join) =>
      join.onRef("verified.id", "=", "verifiedAnswer.resultId").onRef("verified.plan", "=", "charted.plan"),
    )
    .select(["chart.id", "chart.question", "chart.turnId", "verifiedById", "verifiedAtMs"])
    .select(["verifiedAnswer.questionKey", "verifiedAnswer.turnId as verifiedTurnId"])
    .where("chart.id", "in", chartIds)
    .where("fallenAtMs", "is", null)
    .where("verifiedAnswer.deletedAtMs", "is", null)
    .execute();
  const rows = candidates.filter(
    (row) => row.verifiedTurnId === row.turnId || row.questionKey === questionKey(row.question),
  );
  const people = await findPeople(
    { store },
    rows.map(({ verifiedById }) => verifiedById),
  );
  return new Map(
    rows.map(({ id, verifiedById, verifiedAtMs }) => [
      id,
      { by: showPerson(people, verifiedById), atMs: verifiedAtMs },
    ]),
  );
}
