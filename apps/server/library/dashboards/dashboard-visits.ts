import type { Person } from "@askery/api";
import { findPeople, showPerson } from "../../people/find-people.ts";
import type { StoreContext } from "../../store/store-context.ts";

/** People are looking if they reported it since then. Pages report every ten seconds while they are visible. */
const lookingMs = 25_000;

/** Saves that the user has a dashboard open now. Returns the others who do. */
export async function lookAtDashboard(
  context: StoreContext,
  { dashboardId, userId }: { readonly dashboardId: string; readonly userId: string },
): Promise<readonly Person[]> {
  const { store, now } = context;
  const atMs = now();
  await store
    .insertInto("dashboardVisit")
    .values({ dashboardId, userId, atMs })
    .onConflict((conflict) => conflict.columns(["dashboardId", "userId"]).doUpdateSet({ atMs }))
    .execute();
  const rows = await store
    .selectFrom("dashboardVisit")
    .select("userId")
    .where("dashboardId", "=", dashboardId)
    .where("userId", "!=", userId)
    .where("atMs", ">", atMs - lookingMs)
    .orderBy("userId")
    .execute();
  const ids = rows.map((row) => row.userId);
  const people = await findPeople(context, ids);
  return ids.map((id) => showPerson(people, id));
}

/** When the user last had dashboards open. Those that the user never opened are absent. */
export async function findVisits(
  { store }: Pick<StoreContext, "store">,
  { ids, userId }: { readonly ids: readonly string[]; readonly userId: string },
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await store
    .selectFrom("dashboardVisit")
    .select(["dashboardId", "atMs"])
    .where("userId", "=", userId)
    .where("dashboardId", "in", ids)
    .execute();
  return new Map(rows.map(({ dashboardId, atMs }) => [dashboardId, atMs]));
}
