import {
  type AskSettings,
  type ChartSpec,
  chartKindOf,
  type Table,
  type Output,
  headerOf,
} from "@askery/model";
import { drawBar } from "../text/draw-bar.ts";
import { layOutTable, type TextColumn } from "../text/lay-out-table.ts";
import { padText } from "../text/text-width.ts";
import { hangText } from "../text/wrap-text.ts";
import type { Paint } from "../text/paint.ts";
import { alignFigures } from "./align-figures.ts";
import { printableLine } from "../text/printable.ts";

export interface ShownTable {
  readonly table: Table;
  /** In the order of the table's columns. */
  readonly outputs: readonly Output[];
  readonly chart: ChartSpec;
  readonly settings: AskSettings;
  /** The maximum number of rows to show. */
  readonly limit: number;
  /** Whether the table has all rows, so that their sum is the whole. */
  readonly isWhole: boolean;
}

/** Shows the first rows of a result, aligned. A single series of figures has a bar after each row. */
export function showTable(shown: ShownTable, width: number, paint: Paint): string {
  const { table, outputs, limit, settings } = shown;
  const rows = Math.min(limit, table.rowCount);
  const columns = outputs.map((output, index): TextColumn => ({
    header: printableLine(headerOf(output)),
    cells: alignFigures((table.values[index] ?? []).slice(0, rows), output, settings).map(printableLine),
    isFigure: output.role.kind === "figure",
  }));
  const { header, rule, rows: lines, spareWidth, hiddenColumns } = layOutTable(columns, width);
  const bars = drawBars(shown, spareWidth - barGap.length).map((bar) => paint.accent(bar));
  const lineWidth = width - spareWidth;
  return [
    paint.bold(header),
    paint.dim(rule),
    ...lines.map((line, row) => (bars[row] ? padText(line, lineWidth, "right") + barGap + bars[row] : line)),
    ...describeMore(table.rowCount - rows, "row").map((line) => paint.dim(line)),
    ...describeHidden(outputs.slice(outputs.length - hiddenColumns), width).map((line) => paint.dim(line)),
  ].join("\n");
}

const barGap = "  ";
const barWidth = { least: 8, most: 30 };

/** The bars of a result; empty unless it is one series of non-negative figures whose lengths can be compared. */
function drawBars({ table, outputs, chart, limit }: ShownTable, spareWidth: number): readonly string[] {
  const figures = outputs.flatMap(({ role }, index) => (role.kind === "figure" ? [index] : []));
  const [figure = -1, ...others] = figures;
  const isSeries = others.length === 0 && outputs.length === 2 && chartKindOf(chart.kind).shows === "drawing";
  if (!isSeries || table.rowCount < 2 || spareWidth < barWidth.least) return [];
  const values = (table.values[figure] ?? []).map(Number).slice(0, limit);
  const largest = Math.max(...values);
  if (!Number.isFinite(largest) || largest <= 0 || values.some((value) => !(value >= 0))) return [];
  const width = Math.min(spareWidth, barWidth.most);
  return values.map((value) => drawBar(value / largest, width));
}

/** "… 3 more rows"; empty if there are none. */
export function describeMore(count: number, singular: string): readonly string[] {
  const figure = count.toLocaleString("en-US");
  return count > 0 ? [`… ${figure} more ${singular}${count === 1 ? "" : "s"}`] : [];
}

/** The names of columns that did not fit. */
function describeHidden(outputs: readonly Output[], width: number): readonly string[] {
  const [label] = describeMore(outputs.length, "column");
  if (label === undefined) return [];
  return [hangText(`${label}: `, outputs.map((output) => printableLine(headerOf(output))).join(", "), width)];
}
