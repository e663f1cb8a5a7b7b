import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { uuid } from "./words.ts";

/** One thing that makes answers better, and how much of it is done. */
export const readinessPart = z
  .object({
    kind: z.enum(["read", "read-only", "described", "related", "confirmed", "taught", "private"]),
    points: z.number(),
    outOf: z.number(),
    /** What is missing: “3 columns have no description.” Empty where nothing is. */
    advice: z.string(),
    /** The tab of the database's settings on which it is done, and a table there. */
    tab: z.enum(["connection", "tables", "knowledge"]),
    table: z.string().nullable(),
    /** Where it is done not with a table, but with the list of relationships. */
    view: z.literal("relationships").nullable(),
  })
  .readonly();
export type ReadinessPart = z.infer<typeof readinessPart>;

export const readiness = z
  .object({
    /** 0–100. */
    score: z.number().int(),
    parts: z.array(readinessPart).readonly(),
    /** The best thing to do next; null where nothing is left. */
    next: readinessPart.nullable(),
  })
  .readonly();
export type Readiness = z.infer<typeof readiness>;

export const getReadiness = endpoint({
  name: "getReadiness",
  method: "get",
  path: "/api/databases/{databaseId}/readiness",
  summary: "How ready a database is for questions, 0 to 100, and what would improve it most",
  params: z.object({ databaseId: uuid }),
  result: readiness,
});
