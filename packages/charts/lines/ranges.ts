import { cellsOf, type Cell } from "@askery/model";
import type { FullRequest } from "../chart-request.ts";
import type { ChartView } from "../chart-view.ts";
import type { PlacedData } from "../data/placed-data.ts";
import { readNumber } from "../data/read-cells.ts";
import type { Values } from "../data/stack-values.ts";
import type { PointLine } from "../drawing.ts";
import { formatExact } from "../format/format-figure.ts";
import { boxPart, linePart, polygonPart, textPart, type GraphicPart } from "../style/graphic-parts.ts";
import type { Legend } from "../style/legend.ts";
import type { Plot } from "../style/option-base.ts";
import { colorOf, unfinished } from "../style/series-styles.ts";
import { nameText, tickSize } from "../style/text-styles.ts";
import { cleanText } from "../text/clean-text.ts";
import { fitText, measureText } from "../text/measure-text.ts";
import { fadeColor } from "../theme/mix-colors.ts";

/** The range of a series' figures: its ends by position. A position has both or none. */
export interface LineRange {
  readonly series: number;
  readonly label: string;
  readonly low: Values;
  readonly high: Values;
}

/** The pixels of positions and figures. */
export interface LinePlacer {
  readonly toX: (position: number) => number;
  readonly toY: (value: number) => number;
}

/** The ranges of the drawn series. Those whose columns the table lacks, or that have no figures, are left out. */
export function readRanges(
  { marks, table }: Pick<ChartView, "marks" | "table">,
  data: PlacedData,
): readonly LineRange[] {
  return marks.ranges.flatMap(({ of, label, ...ends }) => {
    const [lows, highs] = [cellsOf(table, ends.low), cellsOf(table, ends.high)];
    return data.series.flatMap((one, series) => {
      if (one.column !== of || one.role === "other" || one.role === "context") return [];
      const pairs = one.rows.map((rows) => readPair(rows, lows, highs));
      if (pairs.every((pair) => pair === null || pair === undefined)) return [];
      const joined = joinRange(pairs, one.values, data.forecast);
      const end = (side: 0 | 1) => joined.map((pair) => (pair === null ? null : pair?.[side]));
      return [{ series, label, low: end(0), high: end(1) }];
    });
  });
}

type Pair = readonly [number, number];

/** The ends of a row's range, the lower first; null if it lacks one, undefined without a single row. */
function readPair(
  rows: readonly number[],
  lows: readonly Cell[],
  highs: readonly Cell[],
): Pair | null | undefined {
  const [row] = rows;
  if (row === undefined || rows.length > 1) return undefined;
  const [low, high] = [readNumber(lows[row] ?? null), readNumber(highs[row] ?? null)];
  return low === null || high === null ? null : [Math.min(low, high), Math.max(low, high)];
}

/** The range of a forecast opens at the last known figure. */
function joinRange(
  pairs: readonly (Pair | null | undefined)[],
  values: Values,
  forecast: number | null,
): readonly (Pair | null | undefined)[] {
  const first = pairs.findIndex((pair) => pair !== null && pair !== undefined);
  const start = values[first - 1];
  return first !== forecast || typeof start !== "number" ? pairs : pairs.with(first - 1, [start, start]);
}

/** Ranges as pale areas below their lines. */
export function drawRanges(
  { theme }: Pick<FullRequest, "theme">,
  { series }: PlacedData,
  {
    ranges,
    plot,
    toX,
    toY,
    look,
  }: LinePlacer & {
    readonly ranges: readonly LineRange[];
    readonly plot: Plot;
    readonly look: { readonly hasSteps?: boolean };
  },
): readonly GraphicPart[] {
  const within = (value: number) => {
    const y = toY(value);
    // A logarithmic scale has no place for figures that are not above zero.
    return Number.isFinite(y)
      ? Math.min(plot.top + plot.height, Math.max(plot.top, y))
      : plot.top + plot.height;
  };
  return ranges.flatMap((range) => {
    const one = series[range.series];
    const fill = fadeColor(one === undefined ? theme.rest : colorOf(one, theme), bandOpacity);
    return listRuns(range).map((run) => {
      const along = (pick: (point: RunPoint) => number) =>
        run.flatMap((point, index): Corner[] => {
          const corner: Corner = [toX(point.position), within(pick(point))];
          const before = run[index - 1];
          return look.hasSteps === true && before !== undefined
            ? [[corner[0], within(pick(before))], corner]
            : [corner];
        });
      const [low, high] = [along((point) => point.low), along((point) => point.high)];
      const [x, y] = high[0] ?? [0, 0];
      return run.length === 1
        ? boxPart({ x: x - 3, y, width: 6, height: Math.max(1, (low[0]?.[1] ?? y) - y), r: 2 }, fill)
        : polygonPart([...high, ...low.toReversed()], fill);
    });
  });
}

const bandOpacity = 0.16;

type Corner = readonly [number, number];

interface RunPoint {
  readonly position: number;
  readonly low: number;
  readonly high: number;
}

/** The parts of a range without a gap. Like lines, they continue across positions without a row. */
function listRuns({ low, high }: LineRange): readonly (readonly RunPoint[])[] {
  const runs: RunPoint[][] = [];
  let isOpen = false;
  low.forEach((from, position) => {
    const to = high[position];
    if (from === undefined) return;
    if (from === null || typeof to !== "number") {
      isOpen = false;
      return;
    }
    if (!isOpen) runs.push([]);
    isOpen = true;
    runs.at(-1)?.push({ position, low: from, high: to });
  });
  return runs;
}

/** A row above the plot that explains dashes and pale areas. Entries that do not fit are left out. */
export function drawLineKey(
  { size, theme }: Pick<FullRequest, "size" | "theme">,
  { series, forecast }: PlacedData,
  {
    ranges,
    left,
    top,
  }: { readonly ranges: readonly LineRange[]; readonly left: number; readonly top: number },
): Legend {
  const labels = [...new Set(ranges.map(({ label }) => cleanText(label, 60)))].filter(
    (label) => label !== "",
  );
  if (forecast === null && labels.length === 0) return { height: 0, parts: [] };
  const [alone] = series.length === 1 ? series : [];
  const color = alone === undefined ? theme.textMuted : colorOf(alone, theme);
  const y = top + 8;
  const style = { ...nameText(theme), fontSize: tickSize };
  const parts: GraphicPart[] = [];
  let x = left;
  const add = (label: string, draw: (at: number) => GraphicPart) => {
    const room = size.width - x - swatch - 6;
    if (room < 24) return;
    const text = fitText(label, room, tickSize);
    parts.push(draw(x), textPart({ x: x + swatch + 6, y, text, style }));
    x += swatch + 6 + measureText(text, tickSize) + 16;
  };
  if (forecast !== null) {
    add("forecast", (at) =>
      linePart({ x1: at, y1: y, x2: at + swatch, y2: y }, { color, width: 2, dash: unfinished }),
    );
  }
  for (const label of labels) {
    add(label, (at) =>
      boxPart({ x: at, y: y - 4, width: swatch, height: 8, r: 2 }, fadeColor(color, bandOpacity * 2)),
    );
  }
  return { height: 18, parts };
}

const swatch = 16;

/** The ranges at a position, for the tooltip. */
export function describeRanges(
  { theme, locale }: Pick<FullRequest, "theme" | "locale">,
  { series, format }: PlacedData,
  { ranges, position }: { readonly ranges: readonly LineRange[]; readonly position: number },
): readonly PointLine[] {
  return ranges.flatMap(({ series: index, label, low, high }) => {
    const [from, to, one] = [low[position], high[position], series[index]];
    // At the last known figure, where it opens, it has no height.
    if (typeof from !== "number" || typeof to !== "number" || one === undefined || from === to) return [];
    const [least, most] = [from, to].map((bound) => formatExact(bound, format, locale));
    const name = cleanText(label, 60) || "range";
    return [
      {
        color: fadeColor(colorOf(one, theme), bandOpacity * 2),
        name: series.length > 1 ? `${one.name}, ${name}` : name,
        value: `${least} to ${most}`,
      },
    ];
  });
}
