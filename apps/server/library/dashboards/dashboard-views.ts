import { readFilterState, type DashboardView } from "@askery/api";
import { AppError, type FilterState } from "@askery/model";
import { idTaken } from "../../conversations/conversations.ts";
import { libraryMessages } from "../../messages/library-messages.ts";
import type { StoreContext } from "../../store/store-context.ts";
import type { DashboardRequest } from "./dashboards.ts";

/** How many views a person saves of one dashboard. */
const maxViews = 50;

/** The user's views of a dashboard, by name. */
export async function listViews(
  { store }: Pick<StoreContext, "store">,
  { dashboardId, userId }: DashboardRequest,
): Promise<readonly DashboardView[]> {
  const rows = await store
    .selectFrom("dashboardView")
    .select(["id", "name", "filters", "isDefault"])
    .where("dashboardId", "=", dashboardId)
    .where("userId", "=", userId)
    .execute();
  return rows
    .map(({ id, name, filters, isDefault }) => ({
      id,
      name,
      filters: JSON.parse(filters) as Record<string, NonNullable<FilterState[string]> | null>,
      isDefault: isDefault === 1,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1));
}

interface ViewToSave extends DashboardRequest {
  readonly viewId: string;
  readonly name: string;
  /** A `FilterState` from outside. */
  readonly filters: unknown;
  readonly isDefault: boolean;
}

/**
 * Saves a view of the user, in place of the one with its id. At most one is the default.
 *
 * @throws AppError `invalid-input` for values that are none, `conflict` for too many views, or an id that is in use
 */
export async function saveView(
  context: StoreContext,
  { dashboardId, userId, viewId, name, filters, isDefault }: ViewToSave,
): Promise<readonly DashboardView[]> {
  const state = readFilterState(filters);
  if (state === null) throw new AppError("invalid-input", libraryMessages.unreadableFilters);
  await context.store.transaction().execute(async (store) => {
    const before = await listViews({ store }, { dashboardId, userId });
    const isNew = !before.some(({ id }) => id === viewId);
    if (isNew && before.length >= maxViews) {
      throw new AppError("conflict", libraryMessages.tooManyViews(maxViews));
    }
    if (isDefault) {
      await store
        .updateTable("dashboardView")
        .set({ isDefault: 0 })
        .where("dashboardId", "=", dashboardId)
        .where("userId", "=", userId)
        .execute();
    }
    const values = { name, filters: JSON.stringify(state), isDefault: isDefault ? 1 : 0 };
    const { numInsertedOrUpdatedRows } = await store
      .insertInto("dashboardView")
      .values({ id: viewId, dashboardId, userId, ...values, createdAtMs: context.now() })
      .onConflict((conflict) =>
        conflict
          .column("id")
          .doUpdateSet(values)
          .where("dashboardView.dashboardId", "=", dashboardId)
          .where("dashboardView.userId", "=", userId),
      )
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) throw idTaken();
  });
  return listViews(context, { dashboardId, userId });
}

export async function deleteView(
  { store }: StoreContext,
  { dashboardId, userId, viewId }: DashboardRequest & { readonly viewId: string },
): Promise<void> {
  await store
    .deleteFrom("dashboardView")
    .where("id", "=", viewId)
    .where("dashboardId", "=", dashboardId)
    .where("userId", "=", userId)
    .execute();
}
