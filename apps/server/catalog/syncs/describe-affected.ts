import { planTerms, type AffectedChart, type Role } from "@askery/api";
import { hasRole } from "../../policies/access-rule.ts";
import { describePeople } from "../../people/notifications.ts";
import type { StoreContext } from "../../store/store-context.ts";

export interface AffectingSync {
  readonly id: string;
  readonly databaseId: string;
  readonly affected: readonly AffectedChart[];
}

/** The people who can correct a chart. */
const told: Role = "editor";

/**
 * Notifies everybody who may change charts, once for each sync, that its changes affect some of them, if the
 * database's plan includes these warnings.
 */
export async function describeAffected(
  context: StoreContext,
  { id, databaseId, affected }: AffectingSync,
): Promise<void> {
  if (affected.length === 0) return;
  const { name, plan } = await context.store
    .selectFrom("workspace")
    .select(["name", "plan"])
    .where("id", "=", databaseId)
    .executeTakeFirstOrThrow();
  if (planTerms.find((terms) => terms.name === plan)?.limits.hasSchemaWarnings !== true) return;
  const members = await context.store
    .selectFrom("member")
    .select(["userId", "role"])
    .where("workspaceId", "=", databaseId)
    .execute();
  await describePeople(context, {
    userIds: members.filter(({ role }) => hasRole(role, told)).map(({ userId }) => userId),
    title: `${name}: the tables have changed, which affects ${describeWhat(affected)}`,
    url: `/databases/${databaseId}/connection?sync=${id}`,
  });
}

/** "2 charts and 1 dashboard". */
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
