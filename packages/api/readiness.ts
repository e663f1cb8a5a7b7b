import { z } from "zod";
import { byRole } from "./access-rule.ts";
import { endpoint } from "./endpoint.ts";
import { uuid } from "./words.ts";

/** One thing that improves answers, and how much of it is done. */
export const readinessPart = z
  .object({
    kind: z.enum(["read", "read-only", "described", "related", "confirmed", "defined", "private"]),
    points: z.number(),
    outOf: z.number(),
    /** The problem to fix: “3 columns have no description.” Empty if there is none. */
    advice: z.string(),
    /** Where to fix it: a tab of the database's settings, and a table there. */
    tab: z.enum(["connection", "tables", "knowledge"]),
    table: z.string().nullable(),
    /** Set if the place to fix it is the list of relationships instead of a table. */
    view: z.literal("relationships").nullable(),
  })
  .readonly();
export type ReadinessPart = z.infer<typeof readinessPart>;

export const readiness = z
  .object({
    /** 0–100. */
    score: z.number().int(),
    parts: z.array(readinessPart).readonly(),
    /** The most useful next step; null if everything is done. */
    next: readinessPart.nullable(),
  })
  .readonly();
export type Readiness = z.infer<typeof readiness>;

export const getReadiness = endpoint({
  name: "getReadiness",
  method: "get",
  path: "/api/databases/{databaseId}/readiness",
  summary: "How ready a database is for questions, 0 to 100, and what would improve it most",
  access: byRole("viewer", "database"),
  params: z.object({ databaseId: uuid }),
  result: readiness,
});
