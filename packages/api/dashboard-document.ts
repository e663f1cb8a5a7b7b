import { z } from "zod";
import { alsoLimited, byRole } from "./access-rule.ts";
import { loggedRead } from "./act.ts";
import { cardState } from "./dashboard-filter.ts";
import { endpoint } from "./endpoint.ts";
import { exportFormat, pictureLook } from "./export.ts";
import { line, uuid } from "./words.ts";

/** `pdf` has pages. */
export const dashboardFormat = z.enum(["pdf"]);
export type DashboardFormat = z.infer<typeof dashboardFormat>;

/** What documents and pictures of a dashboard take as JSON: the values of filters, the clicked marks, and what these are called. */
export const documentState = cardState.extend({
  clicked: z.array(line.max(200)).max(5).default([]),
});

/** `documentState` as JSON. Default: the initial values. */
const of = z.string().max(40_000).default('{"filters":{}}');

export const exportDashboard = endpoint({
  name: "exportDashboard",
  method: "get",
  path: "/api/dashboards/{dashboardId}/document",
  summary: "A dashboard under filters as a document, with saved figures or, if there are none, computed ones",
  access: alsoLimited(byRole("viewer", "dashboard")),
  act: loggedRead("exported the dashboard", { of: "dashboard", facts: ["format"] }),
  params: z.object({ dashboardId: uuid }),
  query: z.object({ of, format: dashboardFormat.default("pdf") }),
  result: z.string(),
  contentType: "application/pdf",
});

export const drawDashboardPicture = endpoint({
  name: "drawDashboardPicture",
  method: "get",
  path: "/api/dashboards/{dashboardId}/picture.png",
  summary: "A dashboard, or one of its tabs, under filters as a PNG picture, which is as high as its cards",
  access: alsoLimited(byRole("viewer", "dashboard")),
  act: loggedRead("exported a picture of the dashboard", { of: "dashboard" }),
  params: z.object({ dashboardId: uuid }),
  query: pictureLook.extend({
    of,
    /** Default: all tabs, below each other. */
    tab: uuid.optional(),
    /** In pixels, before `scale`. A narrow picture has its cards below each other, as a phone does. */
    width: z.coerce.number().int().min(360).max(2_400).default(1_440),
  }),
  result: z.string(),
  contentType: "image/png",
});

export const exportCard = endpoint({
  name: "exportCard",
  method: "get",
  path: "/api/dashboards/{dashboardId}/cards/{cardId}/export",
  summary: "The rows that a card shows under filters as a file",
  access: alsoLimited(byRole("viewer", "dashboard")),
  act: loggedRead("exported a card of the dashboard", { of: "dashboard", facts: ["format"] }),
  params: z.object({ dashboardId: uuid, cardId: uuid }),
  query: z.object({
    of,
    format: exportFormat.default("csv"),
    /** `1` adds a byte order mark, by which older spreadsheets recognize UTF-8. */
    bom: z.enum(["0", "1"]).default("0"),
  }),
  result: z.string(),
  contentType: "text/csv",
});
