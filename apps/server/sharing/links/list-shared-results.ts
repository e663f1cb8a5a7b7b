import type { Store } from "../../store/open-store.ts";
import type { SharedTarget } from "./links.ts";

/** The plans of the results that a thing shows: those of its answers or charts. */
export async function listSharedResults(
  store: Store,
  { kind, targetId }: SharedTarget,
): Promise<readonly { readonly plan: string }[]> {
  switch (kind) {
    case "conversation":
      return store
        .selectFrom("turn")
        .leftJoin("editStep", (join) =>
          join.onRef("editStep.turnId", "=", "turn.id").onRef("editStep.position", "=", "turn.editPosition"),
        )
        .innerJoin("result", (join) =>
          join.on((of) => of("result.id", "=", of.fn.coalesce("editStep.resultId", "turn.resultId"))),
        )
        .select("result.plan")
        .where("turn.conversationId", "=", targetId)
        .execute();
    case "chart":
      return store
        .selectFrom("chart")
        .innerJoin("result", "result.id", "chart.resultId")
        .select("result.plan")
        .where("chart.id", "=", targetId)
        .execute();
    case "dashboard":
      return store
        .selectFrom("card")
        .innerJoin("chart", "chart.id", "card.chartId")
        .innerJoin("result", "result.id", "chart.resultId")
        .select("result.plan")
        .where("card.dashboardId", "=", targetId)
        .where("chart.deletedAtMs", "is", null)
        .execute();
  }
}
