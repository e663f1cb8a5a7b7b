import type { AffectedChart } from "@askery/api";
import { notifyEditors } from "../../people/notify-editors.ts";
import type { PlanContext } from "../../databases/plans/plan-limits.ts";

export interface AffectingSync {
  readonly id: string;
  readonly databaseId: string;
  readonly affected: readonly AffectedChart[];
}

/**
 * Notifies everyone who may change charts that a sync affects some of them, once for each sync, if the database's plan
 * includes such warnings.
 */
export async function notifyAffected(
  context: PlanContext,
  { id, databaseId, affected }: AffectingSync,
): Promise<void> {
  if (affected.length === 0) return;
  const { name, plan } = await context.store
    .selectFrom("workspace")
    .select(["name", "plan"])
    .where("id", "=", databaseId)
    .executeTakeFirstOrThrow();
  if (!context.limitsOf(plan).hasSchemaWarnings) return;
  await notifyEditors(context, {
    databaseId,
    title: `${name}: the tables have changed, which affects ${describeWhat(affected)}`,
    url: `/databases/${databaseId}/connection?sync=${id}`,
  });
}

/** For example "2 charts and 1 dashboard". */
function describeWhat(affected: readonly AffectedChart[]): string {
  const dashboards = new Set(
    affected.flatMap((chart) => chart.dashboards.map(({ dashboardId }) => dashboardId)),
  );
  const charts = describeCount(affected.length, "chart");
  return dashboards.size === 0 ? charts : `${charts} and ${describeCount(dashboards.size, "dashboard")}`;
}

function describeCount(count: number, what: string): string {
  return `${count.toLocaleString("en-US")} ${what}${count === 1 ? "" : "s"}`;
}
