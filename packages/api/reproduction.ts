import type { TableDifference } from "@askery/model";
import { z } from "zod";
import { alsoLimited, byMaker } from "./access-rule.ts";
import { asks } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { timeMs, uuid } from "./words.ts";

/** What differs between two results: data that the server made. */
export const tableDifference = z.custom<TableDifference>(
  (value) => typeof value === "object" && value !== null,
);

/** An answer that was computed again as it was asked, beside the saved one. */
export const reproduction = z.discriminatedUnion("kind", [
  z
    .object({
      kind: z.literal("compared"),
      ranAtMs: timeMs,
      /** The date that counted as today: that of the answer. */
      today: z.string(),
      /** Whether text and parameters of the statement are the same, byte for byte. */
      isSameSql: z.boolean(),
      /** The new SQL, with its values inlined. */
      sql: z.string(),
      /** What has changed since the answer, and may have changed the SQL. */
      changes: z.array(z.enum(["engine", "schema", "knowledge"])).readonly(),
      difference: tableDifference,
      /** Whether a limit cut one of the tables, so that only their first rows were compared. */
      isTruncated: z.boolean(),
    })
    .readonly(),
  /** The question is not answered any longer. The sentence says why. */
  z.object({ kind: z.literal("refused"), ranAtMs: timeMs, sentence: z.string() }).readonly(),
]);
export type Reproduction = z.infer<typeof reproduction>;

export const reproduceTurn = endpoint({
  name: "reproduceTurn",
  method: "post",
  path: "/api/turns/{turnId}/reproduction",
  summary: "Computes an answer again as it was asked, and shows what differs; nothing is saved",
  access: alsoLimited(byMaker("turn")),
  act: asks,
  params: z.object({ turnId: uuid }),
  result: reproduction,
});
