import type { FilterValue } from "@askery/model";
import { z } from "zod";
import { alsoLimited, byRole } from "./access-rule.ts";
import { personal } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { nothing, title, uuid } from "./words.ts";

/* A person's own views of a dashboard: values of its filters, saved under a name. */

/** As in the address: an absent filter has its initial value, null switches it off. */
const filters = z.record(z.string().max(60), z.custom<FilterValue>().nullable());

export const dashboardView = z
  .object({
    id: uuid,
    name: z.string(),
    filters: filters.readonly(),
    /** Whether the dashboard opens with it, unless its address has values. */
    isDefault: z.boolean(),
  })
  .readonly();
export type DashboardView = z.infer<typeof dashboardView>;

const one = z.object({ dashboardId: uuid });
const view = one.extend({ viewId: uuid });

export const listDashboardViews = endpoint({
  name: "listDashboardViews",
  method: "get",
  path: "/api/dashboards/{dashboardId}/views",
  summary: "The current user's views of a dashboard, by name",
  access: alsoLimited(byRole("viewer", "dashboard")),
  params: one,
  result: z.array(dashboardView).readonly(),
});

export const saveDashboardView = endpoint({
  name: "saveDashboardView",
  method: "put",
  path: "/api/dashboards/{dashboardId}/views/{viewId}",
  summary:
    "Saves a view of the current user, or changes one; a new default takes the place of the one before",
  access: alsoLimited(byRole("viewer", "dashboard")),
  act: personal,
  params: view,
  body: z.strictObject({ name: title, filters, isDefault: z.boolean() }),
  result: z.array(dashboardView).readonly(),
});

export const deleteDashboardView = endpoint({
  name: "deleteDashboardView",
  method: "delete",
  path: "/api/dashboards/{dashboardId}/views/{viewId}",
  summary: "Deletes a view of the current user",
  access: alsoLimited(byRole("viewer", "dashboard")),
  act: personal,
  params: view,
  result: nothing,
});
