import type { ColumnRef, Top } from "./clause.ts";

/** The column by which a ranking orders, itself or as a figure; null for other rankings. */
export function rankingColumn({ by }: Pick<Top, "by">): ColumnRef | null {
  if (by.kind === "column") return by.column;
  return by.kind === "quantity" && by.quantity.kind === "column" ? by.quantity.column : null;
}
