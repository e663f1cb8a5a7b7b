import { hash } from "node:crypto";
import type { ColumnList } from "@askery/model";

/** The sides of a relationship: `from` refers to `to`. */
export interface Sides {
  readonly from: ColumnList;
  readonly to: ColumnList;
}

/** The same for the same two sides, regardless of who found them: 22 letters, digits, `-` and `_`. */
export function relationshipId(sides: Sides): string {
  return hash("sha256", sidesKey(sides), "base64url").slice(0, 22);
}

/** The same for the same two sides, and cheaper than an id: for thousands that are only compared. */
export function sidesKey({ from, to }: Sides): string {
  return JSON.stringify([from.table, from.columns, to.table, to.columns]);
}
