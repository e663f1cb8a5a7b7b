import { deleteDashboardView, listDashboardViews, saveDashboardView } from "@askery/api";
import { serve, type Served } from "../../endpoints/serve.ts";
import type { StoreContext } from "../../store/store-context.ts";
import * as views from "./dashboard-views.ts";

/** The views of dashboards that a person saved. */
export function viewRoutes(parts: StoreContext): readonly Served[] {
  return [
    serve(listDashboardViews, ({ params }, { userId }) => views.listViews(parts, { ...params, userId })),
    serve(saveDashboardView, ({ params, body }, { userId }) =>
      views.saveView(parts, { ...params, ...body, userId }),
    ),
    serve(deleteDashboardView, async ({ params }, { userId }) => {
      await views.deleteView(parts, { ...params, userId });
      return null;
    }),
  ];
}
