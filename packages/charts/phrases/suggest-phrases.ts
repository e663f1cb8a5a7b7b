import {
  cellsOf,
  chartKindOf,
  isDesignMark,
  readDrawnColumns,
  swapAxes,
  type AskedLook,
  type Chart,
  type ChartDisplay,
  type ChartKind,
  type ChartSpec,
  type LookPart,
  type Stacking,
} from "@askery/model";
import { findChartKinds } from "../find-chart-kinds.ts";
import { findChartProblems } from "../find-chart-problems.ts";
import type { DrawnResult } from "../find-roles.ts";
import { chartPhrases, type ChartPhrase } from "./chart-phrases.ts";

/**
 * The ways to ask for a change of a chart that would change it, the likeliest first: kinds that can show the result, and
 * looks that this kind draws and does not have yet.
 */
export function suggestPhrases(chart: Chart, result: DrawnResult): readonly string[] {
  const { spec } = chart;
  const possible = new Set(
    findChartKinds(spec, result)
      .filter(({ kind, canShow }) => canShow && kind !== spec.kind && suitsSpec(kind, spec))
      .map(({ kind }) => kind),
  );
  const suits = ({ asks: { kind, stacking, isFlipped, look } }: ChartPhrase): boolean => {
    if (stacking !== null) return canStack(stacking, spec, possible);
    if (kind !== null) return possible.has(kind);
    if (isFlipped === true) return canSwap(spec, possible);
    return look !== undefined && changesLook(look, chart, result);
  };
  return chartPhrases.filter(suits).map(({ words }) => words);
}

/** A course is no whole of parts, and a histogram of figures along an axis would be columns. */
function suitsSpec(kind: ChartKind, spec: ChartSpec): boolean {
  const { form } = chartKindOf(kind);
  if (form === "parts") return readDrawnColumns(spec).x?.kind !== "time";
  return form !== "spread" || chartKindOf(spec.kind).form === "spread";
}

/** Whether several series would be placed in another way. Lines become an area. */
function canStack(stacking: Stacking, spec: ChartSpec, possible: ReadonlySet<ChartKind>): boolean {
  const { series, y, stacking: now } = readDrawnColumns(spec);
  if (!stackable.has(spec.kind) || (series === null && y.length < 2) || stacking === now) return false;
  if (stacking === "none") return spec.kind !== "line" && (spec.kind === "bar" || possible.has("bar"));
  return spec.kind !== "line" || possible.has("area");
}

const stackable: ReadonlySet<ChartKind> = new Set<ChartKind>(["line", "area", "bar", "horizontalBar"]);

function canSwap(spec: ChartSpec, possible: ReadonlySet<ChartKind>): boolean {
  const swapped = swapAxes(spec);
  return swapped !== null && (swapped.kind === spec.kind || possible.has(swapped.kind));
}

/** Whether the drawing has another look then, and all of it. */
function changesLook(
  { display, marks, numberStyle, without = [] }: AskedLook,
  chart: Chart,
  result: DrawnResult,
): boolean {
  const { spec } = chart;
  if (without.length > 0) return without.some((part) => hasPart(spec, part));
  if (numberStyle !== undefined) return readDrawnColumns(spec).y.length > 0;
  if (marks.some(({ kind }) => hasPart(spec, kind))) return false;
  const isChange = Object.entries(display).every(([part, choice]) => isNews(part, choice, { spec, result }));
  if (!isChange) return false;
  const changed = {
    ...spec,
    display: { ...spec.display, ...display },
    marks: [...spec.marks, ...marks],
  };
  const countProblems = (shown: ChartSpec) =>
    findChartProblems({ own: chart, shown: { spec: shown } }, result).length;
  return countProblems(changed) <= countProblems(spec);
}

function hasPart({ display = {}, marks }: ChartSpec, part: LookPart): boolean {
  return part in display || marks.some((mark) => isDesignMark(mark) && mark.kind === part);
}

interface Shown {
  readonly spec: ChartSpec;
  readonly result: DrawnResult;
}

/** Whether an option is none that the drawing has anyway. */
function isNews(part: string, choice: unknown, shown: Shown): boolean {
  const { spec } = shown;
  const now = spec.display?.[part as keyof ChartDisplay];
  if (JSON.stringify(now) === JSON.stringify(choice)) return false;
  const rule = rules[part as keyof ChartDisplay];
  return rule === undefined || rule(shown, choice);
}

const lines: ReadonlySet<ChartKind> = new Set<ChartKind>(["line", "step", "area"]);
const onFigures: ReadonlySet<ChartKind> = new Set<ChartKind>(["line", "step", "scatter", "bubble"]);
const gridded: ReadonlySet<ChartKind> = new Set<ChartKind>([...onFigures, "area", "combo", "histogram"]);
const labeled: ReadonlySet<ChartKind> = new Set<ChartKind>([
  ...lines,
  "bar",
  "horizontalBar",
  "divergingBar",
  "heatmap",
  "waterfall",
]);

/** When an option changes a drawing that `findChartProblems` has no objection to. */
const rules: Readonly<Partial<Record<keyof ChartDisplay, (shown: Shown, choice: unknown) => boolean>>> = {
  legend: ({ spec }) => isSplit(spec),
  grid: ({ spec }) => gridded.has(spec.kind),
  zero: ({ spec }, choice) =>
    onFigures.has(spec.kind) && (choice === "included" || spec.display?.zero !== undefined),
  labels: ({ spec }, choice) => (choice === "shown" ? lines : labeled).has(spec.kind),
  palette: ({ spec }, choice) =>
    choice !== "varied" || (chartKindOf(spec.kind).form === "series" && !isSplit(spec)),
  top: ({ spec, result }) => countParts(spec, result) > fewParts,
  highlight: ({ spec }, choice) => choice !== "none" || spec.display?.highlight !== undefined,
  events: ({ spec }) => readDrawnColumns(spec).x?.kind === "time" && gridded.has(spec.kind),
};

/** From this many parts on, the largest five and the rest are fewer. */
const fewParts = 6;

function isSplit(spec: ChartSpec): boolean {
  const { series, y } = readDrawnColumns(spec);
  return series !== null || y.length > 1;
}

/** The number of values that "the top 5 and the rest" are chosen from: of an axis of things, else the series. */
function countParts(spec: ChartSpec, { table }: DrawnResult): number {
  const { x, series } = readDrawnColumns(spec);
  const column = x === null || x.kind === "time" ? series : x.column;
  return column === null ? 0 : new Set(cellsOf(table, column)).size;
}
