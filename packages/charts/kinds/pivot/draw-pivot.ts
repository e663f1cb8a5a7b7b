import { findRuleColor } from "@askery/model";
import type { FullRequest } from "../../chart-request.ts";
import { describeFigure, findPoint } from "../../data/point-texts.ts";
import type { Drawing } from "../../drawing.ts";
import { bareOf } from "../../format/bare-format.ts";
import { writeEvenly } from "../../format/write-evenly.ts";
import { drawShapes } from "../../shapes/draw-shapes.ts";
import { rectShape, type Shape } from "../../shapes/shape.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { linePart, textPart, type GraphicPart } from "../../style/graphic-parts.ts";
import { ruleColorOf } from "../../style/series-styles.ts";
import {
  figureText,
  labelSize,
  nameText,
  quietText,
  tickSize,
  type TextStyle,
} from "../../style/text-styles.ts";
import { fitText, measureText } from "../../text/measure-text.ts";
import { drawTableShape } from "../table/draw-table-shape.ts";
import { listLines, type PivotLine } from "./list-lines.ts";
import { makePivot, sumPivot, type Pivot } from "./make-pivot.ts";

const [noteHeight, indent] = [18, 12];
/** Rows are this high if there is room, and at least `minRowHeight`. */
const [maxRowHeight, minRowHeight] = [28, 19];

/**
 * Rows and columns of a table with their totals and subtotals. If not all rows fit, groups are closed; what still does
 * not fit is left out, and a note says how much.
 */
export function drawPivot(request: FullRequest): Drawing {
  if (request.isThumbnail) return drawTableShape(request);
  const pivot = makePivot(request);
  if (pivot.data.series.every(({ values }) => values.every((value) => typeof value !== "number"))) {
    return emptyDrawing(request);
  }
  const layout = layOutPivot(request, pivot);
  return drawShapes(request, listCells(request, pivot, layout), [
    ...drawHead(request, layout),
    ...layout.lines.flatMap((line, index) => drawLine(request, pivot, layout, { line, index })),
    ...noteRest(request, layout),
  ]);
}

interface PivotLayout extends PivotDensity {
  /** From top to bottom, with the total. */
  readonly lines: readonly PivotLine[];
  readonly columns: number;
  /** The heads of the columns and of the total, each as its lines. */
  readonly heads: readonly (readonly string[])[];
  readonly headHeight: number;
  readonly rowHeight: number;
  readonly nameWidth: number;
  readonly columnWidth: number;
  readonly write: (value: number | null | undefined) => string;
  /** What does not fit: "3 more rows and 2 more columns". */
  readonly rest: string;
}

/** How close together figures are. */
interface PivotDensity {
  readonly fontSize: number;
  readonly gap: number;
  /** The share of the width that the names of rows have at most. */
  readonly nameShare: number;
  /** The unit of all figures, if they are written without it. */
  readonly unit: string | null;
}

const roomy: PivotDensity = { fontSize: labelSize, gap: 16, nameShare: 0.4, unit: null };
const dense: PivotDensity = { fontSize: tickSize, gap: 8, nameShare: 0.3, unit: null };

/** All columns if they fit: roomy, dense, or without the unit, which is at the top left then. */
function layOutPivot(request: FullRequest, pivot: Pivot): PivotLayout {
  const { format } = pivot.data;
  const isMoney = format?.kind === "currency" && !("style" in format);
  const densities = [roomy, dense, ...(isMoney ? [{ ...dense, unit: format.currency }] : [])];
  return densities
    .map((density) => placeColumns(request, pivot, density))
    .reduce((best, other) => (other.columns > best.columns ? other : best));
}

function placeColumns({ size, locale }: FullRequest, pivot: Pivot, density: PivotDensity): PivotLayout {
  const { data, hasTotals } = pivot;
  const { fontSize, gap, nameShare, unit } = density;
  const all = listLines(pivot, new Set());
  const widest = Math.max(...all.map(({ name, depth }) => depth * indent + measureText(name, fontSize, 600)));
  const nameWidth = Math.min(widest + 8, size.width * nameShare, 220);
  const room = size.width - nameWidth;
  const figures = listFigures(pivot, all);
  const writeIn = (format: typeof data.format) => (value: number | null | undefined) =>
    writeEvenly(figures, { format, locale })(value ?? null);
  const widestIn = (write: (value: number | null | undefined) => string) =>
    Math.max(...figures.map((value) => measureText(write(value), fontSize, 600)));
  const styled = writeIn(unit === null ? data.format : { kind: "number" });
  const write = widestIn(styled) + gap <= room / 2 ? styled : writeIn(bareOf(data.format));
  const names = [...pivot.columns, ...(hasTotals ? ["Total"] : [])].map((name) => breakHead(name, density));
  const isBroken = names.some((lines) => lines.length > 1);
  const widestHead = names.map((lines) => Math.max(...lines.map((line) => measureText(line, fontSize))));
  const least = Math.max(widestIn(write), ...widestHead.map((width) => Math.min(110, width)), 30) + gap;
  const sums = hasTotals ? 1 : 0;
  const columns = Math.max(1, Math.min(pivot.columns.length, Math.floor(room / least) - sums));
  const isCut = columns < pivot.columns.length;
  const headHeight = isBroken ? 38 : 26;
  const { lines, left } = fitLines(pivot, size.height - headHeight, isCut);
  const rest = describeRest(left, pivot.columns.length - columns);
  const below = size.height - headHeight - (rest === "" ? 0 : noteHeight);
  return {
    ...density,
    lines,
    columns,
    heads: [...names.slice(0, columns), ...(hasTotals ? names.slice(-1) : [])],
    headHeight,
    rowHeight: Math.min(maxRowHeight, below / Math.max(1, lines.length)),
    nameWidth,
    columnWidth: Math.min(room / (columns + sums), 150),
    write,
    rest,
  };
}

/** Where columns are dense, the first word of a head is above the others. */
function breakHead(name: string, { fontSize }: PivotDensity): readonly string[] {
  const space = name.indexOf(" ");
  if (fontSize === roomy.fontSize || space < 0) return [name];
  return [name.slice(0, space), name.slice(space + 1)];
}

/** The lines that fit below the head, with groups closed if they must be, and the number of rows that are left out. */
function fitLines(
  pivot: Pivot,
  height: number,
  hasNote: boolean,
): { readonly lines: readonly PivotLine[]; readonly left: number } {
  const fits = (isNoted: boolean) =>
    Math.max(1, Math.floor((height - (isNoted ? noteHeight : 0)) / minRowHeight));
  const open = listLines(pivot, new Set());
  if (open.length <= fits(hasNote)) return { lines: open, left: 0 };
  const hasGroups = pivot.groups.some(({ name }) => name !== null);
  const lines = hasGroups ? listLines(pivot, new Set(pivot.groups.keys())) : open;
  const total = lines.filter(({ kind }) => kind === "total");
  const rows = lines.filter(({ kind }) => kind !== "total");
  const shown = rows.slice(0, Math.max(1, fits(true) - total.length));
  const count = (some: readonly PivotLine[]) => some.filter(({ kind }) => kind === "row").length;
  return { lines: [...shown, ...total], left: count(open) - count(shown) };
}

function describeRest(rows: number, columns: number): string {
  const texts = [
    ...(rows > 0 ? [`${rows} more ${rows === 1 ? "row" : "rows"}`] : []),
    ...(columns > 0 ? [`${columns} more ${columns === 1 ? "column" : "columns"}`] : []),
  ];
  return texts.join(" and ");
}

/** Every figure and sum that may be shown. */
function listFigures(
  { data, columns, hasTotals }: Pivot,
  lines: readonly PivotLine[],
): readonly (number | null)[] {
  return lines.flatMap(({ rows }) => [
    ...columns.map((_, column) => sumPivot(data, rows, column)),
    ...(hasTotals ? [sumPivot(data, rows, null)] : []),
  ]);
}

function rightOf({ nameWidth, columnWidth }: PivotLayout, column: number): number {
  return nameWidth + (column + 1) * columnWidth - 6;
}

/** Invisible cells under the figures, for the pointer. */
function listCells(request: FullRequest, { data }: Pivot, layout: PivotLayout): readonly Shape[] {
  const { nameWidth, columnWidth, lines, columns, headHeight, rowHeight } = layout;
  return lines.flatMap(({ kind, name, rows }, index) => {
    const series = rows[0]?.series;
    if (kind !== "row" || series === undefined) return [];
    return data.axis.positions.slice(0, columns).map((position, column) =>
      rectShape(
        {
          x: nameWidth + column * columnWidth,
          y: headHeight + index * rowHeight,
          width: columnWidth,
          height: rowHeight,
        },
        "transparent",
        {
          text: {
            title: position.name,
            lines: [
              { color: null, name, value: describeFigure(request, data, { series, position: column }) },
            ],
          },
          point: findPoint(data, series, column),
        },
      ),
    );
  });
}

function drawHead({ theme }: FullRequest, layout: PivotLayout): readonly GraphicPart[] {
  const { heads, headHeight, columnWidth, gap, fontSize, unit } = layout;
  const style = { ...nameText(theme), fontSize };
  const bottom = headHeight - 13;
  return [
    ...(unit === null ? [] : [textPart({ x: 0, y: bottom, text: unit, style: quietText(theme) })]),
    ...heads.flatMap((lines, column) =>
      lines.map((line, index) =>
        textPart({
          x: rightOf(layout, column),
          y: bottom - (lines.length - 1 - index) * 14,
          text: fitText(line, columnWidth - gap / 2, fontSize),
          style,
          align: "right",
        }),
      ),
    ),
    lineAt(headHeight, rightOf(layout, heads.length - 1) + 6, theme.line),
  ];
}

function lineAt(y: number, width: number, color: string): GraphicPart {
  return linePart({ x1: 0, y1: Math.round(y) + 0.5, x2: width, y2: Math.round(y) + 0.5 }, { color });
}

function drawLine(
  { theme, display }: FullRequest,
  { data, hasTotals }: Pivot,
  layout: PivotLayout,
  { line, index }: { readonly line: PivotLine; readonly index: number },
): readonly GraphicPart[] {
  const { kind, name, rows, depth } = line;
  const { columns, headHeight, rowHeight, nameWidth, columnWidth, write, lines, fontSize } = layout;
  const plain = { ...figureText(theme), fontSize };
  const strong: TextStyle = { ...plain, fontWeight: 600 };
  const isStrong = kind !== "row";
  const y = headHeight + (index + 0.5) * rowHeight;
  const shown = kind === "row" || hasTotals ? columns + (hasTotals ? 1 : 0) : 0;
  const figures = Array.from({ length: shown }, (_, column) => {
    const isTotal = column === columns;
    const value = sumPivot(data, rows, isTotal ? null : column);
    const rule =
      isStrong || isTotal || value === null ? null : findRuleColor(display.colorRules ?? [], value);
    return textPart({
      x: rightOf(layout, column),
      y,
      text: fitText(write(value), columnWidth - 6, fontSize, 600),
      style: {
        ...(isTotal || isStrong ? strong : plain),
        ...(rule !== null && { color: ruleColorOf(rule, theme) }),
      },
      align: "right",
    });
  });
  const x = depth * indent;
  const isBeforeTotal = lines[index + 1]?.kind === "total";
  const width = rightOf(layout, columns - (hasTotals ? 0 : 1)) + 6;
  return [
    textPart({
      x,
      y,
      text: fitText(name, nameWidth - 8 - x, fontSize, isStrong ? 600 : 400),
      style: isStrong ? strong : { ...nameText(theme), fontSize },
    }),
    ...figures,
    ...(index === lines.length - 1
      ? []
      : [lineAt(y + rowHeight / 2, width, isBeforeTotal ? theme.line : theme.grid)]),
  ];
}

function noteRest(
  { theme, size }: FullRequest,
  { lines, headHeight, rowHeight, rest }: PivotLayout,
): readonly GraphicPart[] {
  if (rest === "") return [];
  const y = headHeight + lines.length * rowHeight + 9;
  const hasTotal = lines.at(-1)?.kind === "total";
  const note = `${rest} in the table${hasTotal ? "; totals include them" : ""}`;
  return [textPart({ x: 0, y, text: fitText(note, size.width, 11), style: quietText(theme) })];
}
