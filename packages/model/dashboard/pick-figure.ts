import { cellsOf } from "../cells-of.ts";
import { formatExact, formatValue } from "../format/format-value.ts";
import { readFigure } from "../format/read-figure.ts";
import type { FigureKind, Output } from "../output.ts";
import type { Table } from "../table.ts";
import type { FigurePick } from "./text-figures.ts";

/** Rows of a card, from which a text has one figure. */
export interface PickedFrom {
  /** The rows, or the first of them. */
  readonly table: Table;
  readonly outputs: readonly Output[];
  /** The number of all rows. */
  readonly rowCount: number;
  readonly locale: string;
}

export type PickedFigure =
  | { readonly kind: "figure"; readonly text: string; readonly exact: string }
  | { readonly kind: "none"; readonly because: string };

/**
 * A figure of the first column with figures: the total of the rows, one of them, or their number. A total is only of parts
 * that add up, and of all rows.
 */
export function pickFigure(
  { table, outputs, rowCount, locale }: PickedFrom,
  pick: Exclude<FigurePick, "figure">,
): PickedFigure {
  if (pick === "rows") {
    const text = rowCount.toLocaleString(locale);
    return { kind: "figure", text, exact: text };
  }
  const output = outputs.find(({ role }) => role.kind === "figure");
  if (output === undefined) return none("The card has no figures.");
  const values = cellsOf(table, output.id).flatMap((cell) => readFigure(cell) ?? []);
  if (values.length === 0) return none("The card has no rows with a figure.");
  const isWhole = !table.isTruncated && table.rowCount === rowCount;
  if (pick !== "first" && !isWhole) return none("The card does not have all rows.");
  if (pick === "total" && !addsUp(output)) return none(`“${output.label}” does not add up.`);
  const value = pickValue(values, pick);
  const { format } = output;
  return {
    kind: "figure",
    text: formatValue(value, format, { locale }),
    exact: formatExact(value, format, { locale }),
  };
}

function none(because: string): PickedFigure {
  return { kind: "none", because };
}

function addsUp({ role }: Output): boolean {
  return role.kind === "figure" && additive.has(role.figure);
}

const additive: ReadonlySet<FigureKind> = new Set(["count", "sum", "value", "unknown"]);

function pickValue(values: readonly number[], pick: Exclude<FigurePick, "figure" | "rows">): number {
  switch (pick) {
    case "total":
      return values.reduce((sum, value) => sum + value, 0);
    case "first":
      return values[0] ?? 0;
    case "last":
      return values.at(-1) ?? 0;
    case "highest":
      return values.reduce((one, other) => Math.max(one, other));
    case "lowest":
      return values.reduce((one, other) => Math.min(one, other));
  }
}
