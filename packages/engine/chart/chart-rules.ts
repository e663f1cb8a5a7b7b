import { countWord, matchPlaces, type ChartKind, type DatePart } from "@askery/model";
import { figureKind } from "./output.ts";
import { drawnFigures, hasUnitOf, keysOf, mainKey, seriesKey, sinceKey } from "./place-chart.ts";
import type { ResultShape } from "./shape-result.ts";

/** A condition for a chart kind, with a reason that completes "Line …". */
export interface ChartRule {
  readonly name: string;
  readonly fits: (shape: ResultShape) => boolean;
  readonly kind: ChartKind | ((shape: ResultShape) => ChartKind);
  readonly reason: string | ((shape: ResultShape) => string);
}

/**
 * The first rule that fits, and whose kind can show the result (`findChartObstacle`), wins; the last one fits
 * everything. To add a rule, insert it before the rules it should beat.
 */
export const chartRules: readonly ChartRule[] = [
  {
    name: "nothing",
    fits: (shape) => shape.isEmpty,
    kind: "table",
    reason: "because there is nothing to draw",
  },
  {
    name: "one moment",
    fits: (shape) =>
      shape.rowCount === 1 && !shape.isList && shape.moments.length > 0 && drawnFigures(shape).length === 0,
    kind: "number",
    reason: "because it is a single date",
  },
  {
    name: "positions",
    fits: ({ places = 0, time }) => places > 1 && time === null,
    kind: "pointMap",
    reason: ({ places = 0 }) => `because ${countWord(places)} rows have a latitude and a longitude`,
  },
  {
    name: "no figures",
    fits: (shape) => drawnFigures(shape).length === 0,
    kind: "table",
    reason: "because it lists names, not figures",
  },
  {
    name: "one row with its details",
    fits: (shape) => shape.rowCount === 1 && keysOf(shape).length > 2,
    kind: "table",
    reason: "because it is one row with its details",
  },
  {
    name: "one row",
    fits: (shape) => shape.rowCount === 1,
    kind: "number",
    reason: ({ figures, derived }) =>
      figures.length + derived.length === 1
        ? "because it is a single figure"
        : "because there is one row of figures",
  },
  {
    name: "too many keys",
    fits: (shape) => keysOf(shape).length > 2,
    kind: "table",
    reason: (shape) => `because it is broken down ${countWord(keysOf(shape).length)} ways at once`,
  },
  {
    name: "cohorts",
    fits: (shape) => sinceKey(shape) !== null && keysOf(shape).length === 2,
    kind: "cohort",
    reason: "because it shows how many of each start come again",
  },
  {
    name: "hours of the week",
    fits: (shape) => hasPart(shape, "weekday") && hasPart(shape, "hourOfDay"),
    kind: "heatmap",
    reason: "because it shows when in the week it happens",
  },
  {
    name: "days of the week over time",
    fits: (shape) =>
      shape.time !== null &&
      (hasPart(shape, "weekday") || hasPart(shape, "hourOfDay")) &&
      countMain(shape) > 3 &&
      countMain(shape) <= maxBars,
    kind: "heatmap",
    reason: (shape) => `because it shows each ${seriesLabel(shape)} of each ${mainLabel(shape)}`,
  },
  {
    name: "two figures of two units over time",
    fits: (shape) =>
      shape.time !== null &&
      shape.time.distinct.length > 3 &&
      shape.time.distinct.length <= maxColumns &&
      seriesKey(shape) === null &&
      shape.figures.length === 2 &&
      !hasOneUnit(shape),
    kind: "combo",
    reason: "because two figures with units of their own run over time",
  },
  {
    name: "figures of several units over time",
    fits: (shape) =>
      shape.time !== null &&
      shape.time.distinct.length > 3 &&
      seriesKey(shape) === null &&
      shape.figures.length > 1 &&
      shape.figures.length <= maxTiles &&
      !hasOneUnit(shape),
    kind: "numberTrend",
    reason: "because its figures have different units",
  },
  {
    name: "few moments",
    fits: (shape) => shape.time !== null && shape.time.distinct.length <= 3 && countSeries(shape) <= maxLines,
    kind: "bar",
    reason: ({ time }) =>
      time?.distinct.length === 1
        ? `because there is only one ${time.grain}`
        : `because ${countWord(time?.distinct.length ?? 0)} ${time?.grain ?? "day"}s are too few for a line`,
  },
  {
    name: "shares over time",
    fits: (shape) =>
      shape.time !== null && countSeries(shape) > 1 && countSeries(shape) <= 5 && isShare(shape),
    kind: "area",
    reason: "because it shows how shares of one whole shift",
  },
  {
    name: "many series over time",
    fits: (shape) => shape.time !== null && countSeries(shape) > maxLines && countSeries(shape) <= maxBars,
    kind: "heatmap",
    reason: (shape) => `because ${countWord(countSeries(shape))} lines would tangle`,
  },
  {
    name: "over time",
    fits: (shape) => shape.time !== null && countSeries(shape) <= maxLines,
    kind: "line",
    reason: "because it runs over time",
  },
  {
    name: "years",
    fits: (shape) => countMain(shape) > 3 && isPart(shape, "year") && countSeries(shape) <= maxLines,
    kind: "line",
    reason: "because it runs over time",
  },
  {
    name: "years compared",
    fits: (shape) => isPart(shape, "monthOfYear") && hasPart(shape, "year") && countSeries(shape) <= maxLines,
    kind: "line",
    reason: "because it compares years month by month",
  },
  {
    name: "two ways, many values",
    fits: (shape) =>
      countMain(shape) > 6 &&
      countSeries(shape) > 6 &&
      countSeries(shape) <= maxBars &&
      countMain(shape) <= maxBars,
    kind: "heatmap",
    reason: (shape) => `because ${countMain(shape)} × ${countSeries(shape)} figures read best as a grid`,
  },
  {
    name: "two ways",
    fits: (shape) => seriesKey(shape) !== null && countSeries(shape) <= 6 && countMain(shape) <= maxBars,
    kind: chooseOrientation,
    reason: (shape) =>
      `because it compares ${countWord(countSeries(shape))} values within each ${mainLabel(shape)}`,
  },
  {
    name: "two ways, tall",
    fits: (shape) => seriesKey(shape) !== null && countSeries(shape) <= maxBars && countMain(shape) <= 6,
    kind: "heatmap",
    reason: (shape) => `because ${countMain(shape)} × ${countSeries(shape)} figures read best as a grid`,
  },
  {
    name: "two ways, endless",
    fits: (shape) => seriesKey(shape) !== null,
    kind: "table",
    reason: (shape) => `because ${countMain(shape)} × ${countSeries(shape)} figures do not fit a picture`,
  },
  {
    name: "parts of time",
    fits: (shape) => shape.parts.length === 1,
    kind: "bar",
    reason: (shape) => `because it compares each ${mainLabel(shape)}`,
  },
  {
    name: "ordered values",
    fits: (shape) =>
      mainKey(shape)?.output.order !== undefined && countMain(shape) > 6 && countMain(shape) <= maxBars,
    kind: "bar",
    reason: (shape) => `because ${countWord(countMain(shape))} values come in order`,
  },
  {
    name: "two figures of each thing",
    fits: (shape) => shape.figures.length === 2 && shape.rowCount >= 8 && shape.groups.length === 1,
    kind: "scatter",
    reason: (shape) => `because each ${mainLabel(shape)} has two figures`,
  },
  {
    name: "many places",
    fits: (shape) =>
      countFigures(shape) === 1 && shape.groups.length === 1 && countPlaces(shape) >= minPlaces,
    kind: "map",
    reason: (shape) => `because ${countWord(countPlaces(shape))} places read best on a map`,
  },
  {
    name: "spread of one figure",
    fits: (shape) =>
      shape.figures.length === 1 &&
      (mainKey(shape) === null ? shape.rowCount >= 12 : shape.rowCount > maxRanked),
    kind: "histogram",
    reason: (shape) =>
      mainKey(shape) === null
        ? "because it shows how one figure spreads"
        : `because it shows how ${countWord(shape.rowCount)} figures spread`,
  },
  {
    name: "rows of figures",
    fits: (shape) =>
      mainKey(shape) === null || shape.rowCount > (countFigures(shape) === 1 ? maxRanked : maxBars),
    kind: "table",
    reason: (shape) => `because ${countWord(shape.rowCount)} rows of figures read best as a table`,
  },
  {
    name: "parts of a whole",
    fits: (shape) => isShare(shape) && shape.rowCount > 1 && shape.rowCount <= maxSlices && isWhole(shape),
    kind: "pie",
    reason: (shape) => `because ${countWord(shape.rowCount)} shares make up one whole`,
  },
  {
    name: "shares",
    fits: (shape) => isShare(shape) && shape.rowCount > 1,
    kind: chooseOrientation,
    reason: (shape) => `because ${countWord(shape.rowCount)} shares of one whole compare best side by side`,
  },
  {
    name: "long names",
    fits: (shape) => hasLongLabels(shape),
    kind: "horizontalBar",
    reason: "because the names are long",
  },
  {
    name: "ranking",
    fits: (shape) => countMain(shape) > 6,
    kind: "horizontalBar",
    reason: (shape) => `because it ranks ${countWord(countMain(shape))} values`,
  },
  {
    name: "categories",
    fits: () => true,
    kind: "bar",
    reason: (shape) => `because it compares ${countWord(countMain(shape))} values`,
  },
];

/** Up to five lines have different colors, up to eight have colors and dashes. */
const maxLines = 8;
const maxBars = 40;
/** More columns behind a line are a wall. */
const maxColumns = 60;
/** More figures side by side are a table. */
const maxTiles = 6;
/** The maximum number of bars in a ranking by one figure. */
const maxRanked = 100;
const longestVertical = 12;

/** More slices are hard to compare. */
const maxSlices = 5;

/** Fewer places compare better as bars. */
const minPlaces = 20;

/** The number of countries or states that are the main values; 0 if more than a tenth of the values are none. */
function countPlaces(shape: ResultShape): number {
  const { distinct = [] } = mainKey(shape) ?? {};
  const { found } = matchPlaces(distinct);
  return found >= distinct.length * 0.9 ? found : 0;
}

function countMain(shape: ResultShape): number {
  return mainKey(shape)?.distinct.length ?? 0;
}

function countFigures(shape: ResultShape): number {
  return shape.figures.length + shape.derived.length;
}

/** The number of series; 1 if figures are not split. */
function countSeries(shape: ResultShape): number {
  return seriesKey(shape)?.distinct.length ?? 1;
}

/** Whether the figures can share one axis. */
function hasOneUnit({ figures }: ResultShape): boolean {
  const [first] = figures;
  return first === undefined || figures.every(({ output }) => hasUnitOf(output, first.output));
}

function mainLabel(shape: ResultShape): string {
  return mainKey(shape)?.output.label ?? "row";
}

function seriesLabel(shape: ResultShape): string {
  return seriesKey(shape)?.output.label ?? "value";
}

function chooseOrientation(shape: ResultShape): ChartKind {
  return shape.parts.length === 0 && (hasLongLabels(shape) || countMain(shape) > 6) ? "horizontalBar" : "bar";
}

function hasLongLabels(shape: ResultShape): boolean {
  const key = shape.parts.length === 0 ? mainKey(shape) : null;
  return key?.distinct.some((cell) => String(cell).length > longestVertical) ?? false;
}

function isShare(shape: ResultShape): boolean {
  return [...shape.figures, ...shape.derived].some(({ output }) => figureKind(output) === "share");
}

/** True if the shares of the rows add up to all: no limit or filter of groups left some out. */
function isWhole(shape: ResultShape): boolean {
  const [share] = drawnFigures(shape);
  const sum = share?.values.reduce<number>((total, value) => total + (value ?? 0), 0) ?? 0;
  return Math.abs(sum - 1) < 0.005;
}

function hasPart(shape: ResultShape, part: DatePart): boolean {
  return shape.parts.some(({ output }) => output.role.kind === "datePart" && output.role.part === part);
}

/** True if the main axis is this date part. */
function isPart(shape: ResultShape, part: DatePart): boolean {
  const role = mainKey(shape)?.output.role;
  return role?.kind === "datePart" && role.part === part;
}
