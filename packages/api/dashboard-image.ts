import { z } from "zod";
import { alsoLimited, byLink, byRole } from "./access-rule.ts";
import { logged } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { uuid } from "./words.ts";

/* Pictures in the texts of dashboards, which the server stores. */

/** A hash of its bytes. */
const version = z.string().regex(/^[\da-f]{32}$/);

/** See `TextImage`: what a text names. */
export const textImage = z.object({ version, width: z.number().int(), height: z.number().int() }).readonly();

/** The body is the image file, `application/octet-stream`: PNG or JPEG, at most 2 MB. */
export const uploadDashboardImage = endpoint({
  name: "uploadDashboardImage",
  method: "post",
  path: "/api/dashboards/{dashboardId}/images",
  summary: "Stores a picture for texts of a dashboard: PNG or JPEG, up to 2 MB",
  access: alsoLimited(byRole("editor", "dashboard")),
  act: logged("added a picture to the dashboard", { of: "dashboard" }),
  params: z.object({ dashboardId: uuid }),
  accepts: "application/octet-stream",
  result: textImage,
});

/** Returns PNG or JPEG, as `Content-Type` states. */
export const getDashboardImage = endpoint({
  name: "getDashboardImage",
  method: "get",
  path: "/api/dashboards/{dashboardId}/images/{version}",
  summary: "A picture of a dashboard's texts",
  access: alsoLimited(byRole("viewer", "dashboard")),
  params: z.object({ dashboardId: uuid, version }),
  result: z.string(),
  contentType: "image/*",
});

/** The same for visitors with a link, as far as the texts show it now. */
export const getSharedImage = endpoint({
  name: "getSharedImage",
  method: "get",
  path: "/api/share/{token}/images/{version}",
  summary: "A picture of a shared dashboard's texts",
  access: byLink("dashboard"),
  params: z.object({ token: z.string().regex(/^[\w-]{43}$/, "This is not a share link."), version }),
  result: z.string(),
  contentType: "image/*",
});
