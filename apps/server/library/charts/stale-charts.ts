import type { StaleChart } from "@askery/api";
import { AppError } from "@askery/model";
import { sql, type RawBuilder, type Selectable } from "kysely";
import { readerKey } from "../../policies/current-limits.ts";
import type { StoreContext } from "../../store/store-context.ts";
import type { ChartTable } from "../../store/tables.ts";

/** Figures that are older are marked in lists. */
const maxAgeMs = 30 * 24 * 3_600_000;

/** How stale a chart is, for orders and filters: its last run failed, its tables changed, its figures are old, or 0. */
export function staleRank(nowMs: number): RawBuilder<number> {
  return sql<number>`case when chart.stale_reason = 'failed' then 3 when chart.stale_reason = 'schema' then 2
    when (select result.ran_at_ms from result where result.id = chart.result_id) < ${nowMs - maxAgeMs} then 1 else 0 end`;
}

interface MarkedChart extends Pick<Selectable<ChartTable>, "staleReason" | "staleDetail"> {
  readonly ranAtMs: number;
}

/** Why a chart is marked as stale; null if it is not. Limited readers get no detail, which may name what they can't read. */
export function describeStale(
  { staleReason, staleDetail, ranAtMs }: MarkedChart,
  nowMs: number,
): StaleChart | null {
  const detail = readerKey() === "" ? staleDetail : null;
  if (staleReason === "failed" || staleReason === "schema") return { reason: staleReason, detail };
  return ranAtMs < nowMs - maxAgeMs ? { reason: "old", detail: null } : null;
}

/** Runs a computation of a chart's own figures, and remembers why it failed if its query is the cause. */
export async function noteFailure<Result>(
  { store }: Pick<StoreContext, "store">,
  chartId: string,
  compute: () => Promise<Result>,
): Promise<Result> {
  try {
    return await compute();
  } catch (cause) {
    if (cause instanceof AppError && ofQuery.has(cause.code)) {
      await store
        .updateTable("chart")
        .set({ staleReason: "failed", staleDetail: cause.message.slice(0, 300) })
        .where("id", "=", chartId)
        .execute();
    }
    throw cause;
  }
}

/** An unreachable database is no fault of its charts. */
const ofQuery: ReadonlySet<string> = new Set([
  "query-refused",
  "query-failed",
  "name-unknown",
  "invalid-input",
]);
