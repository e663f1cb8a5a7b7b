import { createHash } from "node:crypto";
import type { ColumnList } from "@askery/model";

/** The sides of a relationship: `from` refers to `to`. */
export interface Sides {
  readonly from: ColumnList;
  readonly to: ColumnList;
}

/** The same for the same two sides, whoever found them: 22 letters, digits, `-` and `_`. */
export function relationshipId({ from, to }: Sides): string {
  const text = JSON.stringify([from.table, from.columns, to.table, to.columns]);
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
