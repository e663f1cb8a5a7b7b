import type { TableId } from "@askery/model";
import type { Axis } from "../request/clause.ts";

/** The table of things or of a column; null for times. */
export function tableOfAxis(subject: Axis): TableId | null {
  if (subject.kind === "entity") return subject.table;
  return subject.kind === "column" ? subject.column.table : null;
}
