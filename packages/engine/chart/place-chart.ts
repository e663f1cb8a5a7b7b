import {
  chartKindOf,
  type ChartAxis,
  type ChartFigure,
  type ChartKind,
  type ChartRoles,
  type FigureKind,
  type Stacking,
} from "@askery/model";
import { figureKind, isAdditive } from "./output.ts";
import type { FigureColumn, KeyColumn, ResultShape } from "./shape-result.ts";

/**
 * Assigns the columns of a result to the roles of a chart. The "figures" form shows all figures and dates; tiles show
 * figures of all units, because each has a scale of its own.
 */
export function giveRoles(kind: ChartKind, shape: ResultShape): ChartRoles {
  const { form } = chartKindOf(kind);
  const since = kind === "cohort" ? sinceKey(shape) : null;
  const key = since ?? mainKey(shape);
  const nested = form === "grid" ? nestKeys(shape) : null;
  const hasOwnScales = (kind === "numberTrend" || kind === "sparkTable") && seriesKey(shape) === null;
  const figures =
    form === "figures"
      ? [...shape.figures, ...shape.derived, ...shape.moments]
      : hasOwnScales && shape.figures.length > 0
        ? shape.figures
        : drawnFigures(shape);
  return {
    axis: key === null ? null : axisOf(key),
    figures: figures.map(figureOf),
    series:
      (since !== null
        ? mainKey(shape)
        : form === "points"
          ? coloringKey(shape)
          : (nested?.series ?? seriesKey(shape))
      )?.output.id ?? null,
    ...(nested !== null && { group: nested.group.output.id }),
    numeric: shape.figures.map(figureOf),
  };
}

/** The key on the main axis. In a breakdown by month of the year, years become series. */
export function mainKey(shape: ResultShape): KeyColumn | null {
  if (shape.time !== null) return shape.time;
  return pickPart(shape.parts) ?? shape.groups[0] ?? null;
}

/** The time since the start of each cohort, if the other key is when it started; otherwise null. */
export function sinceKey(shape: ResultShape): KeyColumn | null {
  const [only, ...others] = keysOf(shape).filter((key) => key !== shape.time);
  const isSince = shape.time !== null && others.length === 0 && only?.output.format.kind === "duration";
  return isSince ? only : null;
}

/** The key that splits the figures into series, or null. */
export function seriesKey(shape: ResultShape): KeyColumn | null {
  const main = mainKey(shape);
  return keysOf(shape).find((key) => key !== main) ?? null;
}

/** The two keys besides the main one of three: the one with fewer values groups the other. */
function nestKeys(shape: ResultShape): { readonly group: KeyColumn; readonly series: KeyColumn } | null {
  const main = mainKey(shape);
  const [one, other, ...more] = keysOf(shape).filter((key) => key !== main);
  if (one === undefined || other === undefined || more.length > 0) return null;
  return one.distinct.length <= other.distinct.length
    ? { group: one, series: other }
    : { group: other, series: one };
}

/**
 * The key that colors the points of a scatter chart: one with few values, each at several points; or the names of a few
 * points, which the legend shows then.
 */
function coloringKey(shape: ResultShape): KeyColumn | null {
  const keys = keysOf(shape);
  const repeated = keys.find(({ distinct }) => isRepeated(distinct, shape));
  return repeated ?? (shape.rowCount > 1 && shape.rowCount <= maxNamedPoints ? (keys[0] ?? null) : null);
}

const maxNamedPoints = 8;

function isRepeated({ length }: readonly unknown[], { rowCount }: ResultShape): boolean {
  return length > 1 && length <= maxColors && length < rowCount;
}

const maxColors = 12;

/** Splits the figures by a column that depends on the main one: the bars of products, colored by category. */
export function splitByDescribed(shape: ResultShape): ResultShape | null {
  const [key] = shape.described.filter(({ distinct }) => isRepeated(distinct, shape));
  return key === undefined || seriesKey(shape) !== null ? null : { ...shape, groups: [...shape.groups, key] };
}

export function keysOf(shape: ResultShape): readonly KeyColumn[] {
  return [...(shape.time === null ? [] : [shape.time]), ...shape.groups, ...shape.parts];
}

/**
 * The figures to draw: those with the unit of the first one, since there is one value axis. A share, growth or running
 * total replaces the figure it is computed from.
 */
export function drawnFigures(shape: ResultShape): readonly FigureColumn[] {
  const asked = shape.derived.filter(({ output }) => nameRelation(output) !== null);
  const [base] = shape.figures;
  if (asked.length > 0) return asked.map((figure) => nameWhole(figure, base)).slice(0, 1);
  const figures = shape.figures.length > 0 ? shape.figures : shape.derived;
  const [first] = figures;
  if (first === undefined) return [];
  if (seriesKey(shape) !== null) return [first];
  return figures.filter(({ output }) => hasUnitOf(output, first.output)).slice(0, maxSeries);
}

const maxSeries = 8;

/**
 * Stacks as asked, otherwise parts of a whole: areas always, bars up to five series. Never stacks negative figures.
 */
export function chooseStacking(kind: ChartKind, shape: ResultShape, asked: Stacking | null): Stacking {
  const series = seriesKey(shape);
  const [figure] = drawnFigures(shape);
  // A single series that should be stacked stays so, and the chart says that there is nothing to stack.
  if (series === null) return drawnFigures(shape).length === 1 ? (asked ?? "none") : "none";
  if (figure === undefined) return "none";
  const { output, values } = figure;
  if (values.some((value) => value !== null && value < 0)) return "none";
  if (asked !== null) return asked;
  const isPart = isAdditive(output) || figureKind(output) === "share";
  if (!isPart) return "none";
  return kind === "area" || series.distinct.length <= 5 ? "stacked" : "none";
}

function axisOf(key: KeyColumn): ChartAxis {
  const { id, label, role, format } = key.output;
  const isTime = role.kind === "time";
  return {
    column: id,
    label,
    kind: isTime ? "time" : "category",
    grain: isTime ? role.grain : null,
    format,
  };
}

function figureOf({ output }: Pick<FigureColumn, "output">): ChartFigure {
  return { column: output.id, label: output.label, format: output.format };
}

/** Adds the base to a relation: "share of orders". */
function nameWhole(figure: FigureColumn, base: FigureColumn | undefined): FigureColumn {
  const { output } = figure;
  const relation = nameRelation(output);
  if (base === undefined || output.label !== relation) return figure;
  return { ...figure, output: { ...output, label: `${relation} of ${base.output.label}` } };
}

/** The default name of a derived figure; null for others. */
function nameRelation(output: FigureColumn["output"]): string | null {
  const kind = figureKind(output);
  return kind === null ? null : (relationNames.get(kind) ?? null);
}

const relationNames: ReadonlyMap<FigureKind, string> = new Map([
  ["share", "share"],
  ["change", "growth"],
  ["running", "running total"],
]);

function pickPart(parts: readonly KeyColumn[]): KeyColumn | null {
  const fine = parts.find(
    ({ output }) => output.role.kind === "datePart" && output.role.part === "hourOfDay",
  );
  const notYear = parts.find(({ output }) => output.role.kind === "datePart" && output.role.part !== "year");
  return fine ?? notYear ?? parts[0] ?? null;
}

/** Whether two figures can share an axis. */
export function hasUnitOf(one: FigureColumn["output"], other: FigureColumn["output"]): boolean {
  return one.format.kind === other.format.kind && one.unit === other.unit;
}
