import { hash } from "node:crypto";
import type { ColumnList } from "@askery/model";

/** The sides of a relationship: `from` refers to `to`. */
export interface Sides {
  readonly from: ColumnList;
  readonly to: ColumnList;
}

/** An id that depends only on the two sides, not on who found them: 22 letters, digits, `-` and `_`. */
export function relationshipId(sides: Sides): string {
  return hash("sha256", sidesKey(sides), "base64url").slice(0, 22);
}

/** A key that depends only on the two sides. It is cheaper than an id, for comparing thousands. */
export function sidesKey({ from, to }: Sides): string {
  return JSON.stringify([from.table, from.columns, to.table, to.columns]);
}
