import type { Receipt } from "@askery/model";

/** The facts of a receipt that a visitor cares for: "71 ms", "11 rows", "schema f8ec·4879". */
export function receiptWords({
  planningMs,
  runningMs,
  rowCount,
  schemaFingerprint,
}: Receipt): readonly string[] {
  const middle = schemaFingerprint.length / 2;
  return [
    `${Math.round(planningMs + runningMs)} ms`,
    rowCount === 1 ? "1 row" : `${rowCount.toLocaleString("en-US")} rows`,
    `schema ${schemaFingerprint.slice(0, middle)}·${schemaFingerprint.slice(middle)}`,
  ];
}
