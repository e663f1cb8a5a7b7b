import type { DashboardFilter, TopicChoice } from "@askery/model";
import { z } from "zod";
import { alsoLimited, byRole } from "./access-rule.ts";
import { asks, logged } from "./act.ts";
import { cardSlot, dashboard, textCard } from "./dashboard.ts";
import { endpoint } from "./endpoint.ts";
import { exploration } from "./explore.ts";
import { line, tableId, title, uuid } from "./words.ts";

const inDatabase = z.object({ databaseId: uuid });

export const listDashboardTopics = endpoint({
  name: "listDashboardTopics",
  method: "get",
  path: "/api/databases/{databaseId}/dashboard-topics",
  summary: "The tables and figures that dashboards are best built from, the most important ones first",
  access: alsoLimited(byRole("editor", "database")),
  params: inDatabase,
  result: z.array(z.custom<TopicChoice>()).readonly(),
});

/** Lines of JSON, each a `BuildEvent`, sent as queries finish: see docs/guides/dashboards.md. */
export const proposeDashboard = endpoint({
  name: "proposeDashboard",
  method: "post",
  path: "/api/databases/{databaseId}/dashboard-proposals",
  summary: "Builds a dashboard about a topic from what stands out, without saving it (application/x-ndjson)",
  access: alsoLimited(byRole("editor", "database")),
  act: asks,
  params: inDatabase,
  body: z.strictObject({
    topic: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("everything") }),
      z.strictObject({
        kind: z.literal("table"),
        table: tableId,
        /** The key of a measure, from the list of topics. */
        measure: z.string().min(1).max(600).nullable().default(null),
      }),
      z.strictObject({ kind: z.literal("words"), text: line.trim().min(1).max(200) }),
    ]),
  }),
  result: z.string(),
  contentType: "application/x-ndjson",
});

/** As many as a proposal has, with room for more. */
const maxBuiltCards = 20;

export const buildDashboard = endpoint({
  name: "buildDashboard",
  method: "post",
  path: "/api/databases/{databaseId}/built-dashboards",
  summary: "Creates a dashboard with charts of findings, as one change",
  access: alsoLimited(byRole("editor", "database")),
  act: logged("built the dashboard", { of: "dashboard" }),
  params: inDatabase,
  body: z.strictObject({
    /** Chosen by the caller, so that a repeated request creates one dashboard. */
    id: uuid,
    title,
    texts: z.array(textCard).max(maxBuiltCards),
    /** The server checks them with `readDashboardFilters`. */
    filters: z.array(z.custom<DashboardFilter>()),
    cards: z
      .array(
        z.strictObject({
          id: uuid,
          ...cardSlot.shape,
          exploration,
          /** The id of the finding in this exploration. */
          finding: z.string().min(1).max(3_000),
        }),
      )
      .min(1)
      .max(maxBuiltCards),
  }),
  result: dashboard,
});
