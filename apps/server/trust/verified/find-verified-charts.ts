import type { Verification } from "@askery/api";
import { findPeople, showPerson } from "../../people/find-people.ts";
import type { Store } from "../../store/open-store.ts";

/** Which of these charts were made from a verified answer and still have its plan, by chart. */
export async function findVerifiedCharts(
  store: Store,
  chartIds: readonly string[],
): Promise<ReadonlyMap<string, Verification>> {
  if (chartIds.length === 0) return new Map();
  const rows = await store
    .selectFrom("chart")
    .innerJoin("verifiedAnswer", "verifiedAnswer.workspaceId", "chart.workspaceId")
    .innerJoin("result as charted", "charted.id", "chart.resultId")
    .innerJoin("result as verified", (join) =>
      join.onRef("verified.id", "=", "verifiedAnswer.resultId").onRef("verified.plan", "=", "charted.plan"),
    )
    .select(["chart.id", "verifiedById", "verifiedAtMs"])
    .where("chart.id", "in", chartIds)
    .where((of) =>
      of.or([
        of("verifiedAnswer.turnId", "=", of.ref("chart.turnId")),
        of("verifiedAnswer.question", "=", of.ref("chart.question")),
      ]),
    )
    .where("fallenAtMs", "is", null)
    .where("verifiedAnswer.deletedAtMs", "is", null)
    .execute();
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
