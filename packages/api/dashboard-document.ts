import { z } from "zod";
import { byRole } from "./access-rule.ts";
import { logged } from "./act.ts";
import { cardState } from "./dashboard-filter.ts";
import { endpoint } from "./endpoint.ts";
import { line, uuid } from "./words.ts";

/** `pdf` has pages. */
export const dashboardFormat = z.enum(["pdf"]);
export type DashboardFormat = z.infer<typeof dashboardFormat>;

/** What `exportDashboard` takes as JSON: the values of filters, the clicked marks, and what these are called. */
export const documentState = cardState.extend({
  clicked: z.array(line.max(200)).max(5).default([]),
});

export const exportDashboard = endpoint({
  name: "exportDashboard",
  method: "get",
  path: "/api/dashboards/{dashboardId}/document",
  summary: "A dashboard under filters as a document, with saved figures or, if there are none, computed ones",
  access: byRole("viewer", "dashboard"),
  act: logged("exported the dashboard", { of: "dashboard", facts: ["format"] }),
  params: z.object({ dashboardId: uuid }),
  query: z.object({
    /** `documentState` as JSON. Default: the initial values. */
    of: z.string().max(40_000).default('{"filters":{}}'),
    format: dashboardFormat.default("pdf"),
  }),
  result: z.string(),
  contentType: "application/pdf",
});
