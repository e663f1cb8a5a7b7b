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
  /** One for each column. */
  readonly outputs: readonly Output[];
  readonly chart: ChartSpec;
  readonly settings: AskSettings;
  /** Rows shown. */
  readonly limit: number;
  /** Whether the rows are all there are, so that their sum is the whole. */
  readonly isWhole: boolean;
}

/** The first rows of a result, aligned; a single series of figures with a bar behind each. */
export function showTable(shown: ShownTable, width: number, paint: Paint): string {
  const { table, outputs, limit, settings } = shown;
  const rows = Math.min(limit, table.rowCount);
  const columns = outputs.map((output, place): TextColumn => ({
    header: printableLine(headerOf(output)),
    cells: alignFigures((table.values[place] ?? []).slice(0, rows), output, settings).map(printableLine),
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

/** Empty unless the result is one series of figures above zero that lengths can be compared of. */
function drawBars({ table, outputs, chart, limit }: ShownTable, spareWidth: number): readonly string[] {
  const figures = outputs.flatMap(({ role }, place) => (role.kind === "figure" ? [place] : []));
  const [figure = -1, ...others] = figures;
  const isSeries = others.length === 0 && outputs.length === 2 && chartKindOf(chart.kind).shows === "drawing";
  if (!isSeries || table.rowCount < 2 || spareWidth < barWidth.least) return [];
  const values = (table.values[figure] ?? []).map(Number).slice(0, limit);
  const largest = Math.max(...values);
  if (!Number.isFinite(largest) || largest <= 0 || values.some((value) => !(value >= 0))) return [];
  const width = Math.min(spareWidth, barWidth.most);
  return values.map((value) => drawBar(value / largest, width));
}

/** "… 3 more rows"; nothing where there are none. */
export function describeMore(count: number, singular: string): readonly string[] {
  const said = count.toLocaleString("en-US");
  return count > 0 ? [`… ${said} more ${singular}${count === 1 ? "" : "s"}`] : [];
}

/** Columns that found no place, by name. */
function describeHidden(outputs: readonly Output[], width: number): readonly string[] {
  const [label] = describeMore(outputs.length, "column");
  if (label === undefined) return [];
  return [hangText(`${label}: `, outputs.map((output) => printableLine(headerOf(output))).join(", "), width)];
}
