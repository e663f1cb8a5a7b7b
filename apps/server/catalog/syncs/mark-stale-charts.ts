import type { AffectedChart } from "@askery/api";
import type { StoreContext } from "../../store/store-context.ts";

/** Marks charts whose tables or columns changed, until they run again. A failed run remains the reason. */
export async function markStaleCharts(
  store: StoreContext["store"],
  affected: readonly Pick<AffectedChart, "chartId" | "reason">[],
): Promise<void> {
  for (const { chartId, reason } of affected) {
    await store
      .updateTable("chart")
      .set({ staleReason: "schema", staleDetail: reason })
      .where("id", "=", chartId)
      .where((where) => where.or([where("staleReason", "is", null), where("staleReason", "=", "schema")]))
      .execute();
  }
}
