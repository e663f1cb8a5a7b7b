import { type FigureKind, formatFull, formatValue } from "@askery/model";
import { isPlural, pluralOf, singularOf } from "./name-words.ts";
import { figureKind, isExact } from "./output.ts";
import { drawnFigures, mainKey, seriesKey } from "./place-chart.ts";
import { verbalizeKey } from "./verbalize-key.ts";
import { correlationOf, medianOf } from "./summarize-groups.ts";
import {
  describeGrowth,
  findChange,
  describeLargestShare,
  describeLeader,
  describePair,
} from "./titles/group-titles.ts";
import { describeCourse, describeRace, describeRunning, describeSwing } from "./titles/time-titles.ts";
import type { ResultShape } from "./shape-result.ts";
import type { TitleColumns, TitleContext } from "./titles/title-context.ts";

/** The possible titles for a kind of result, best first. Titles that are too long are skipped. */
export interface TitleRule {
  readonly name: string;
  readonly fits: (context: TitleContext) => boolean;
  readonly titles: (context: TitleContext) => readonly string[];
}

export const titleRules: readonly TitleRule[] = [
  {
    name: "nothing",
    fits: ({ shape }) => shape.isEmpty,
    titles: () => ["Nothing matches"],
  },
  {
    name: "one row",
    fits: ({ shape }) => shape.rowCount === 1 && drawnFigures(shape).length > 0,
    titles: describeOneRow,
  },
  {
    name: "one moment",
    fits: ({ shape, kind }) => kind === "number" && shape.moments.length > 0,
    titles: ({ shape, settings }) =>
      shape.moments.map(
        ({ output, cells }) => `${output.label}: ${formatValue(cells[0] ?? null, output.format, settings)}`,
      ),
  },
  {
    name: "spread",
    fits: ({ kind }) => kind === "histogram",
    titles: describeSpread,
  },
  {
    name: "two figures",
    fits: ({ kind }) => kind === "scatter",
    titles: describeLink,
  },
  {
    name: "running total",
    fits: ({ shape }) => figureKindDrawn(shape) === "running",
    titles: describeRunning,
  },
  {
    name: "series over time",
    fits: ({ shape }) => shape.time !== null && seriesKey(shape) !== null,
    titles: (context) => withColumns(context, describeRace),
  },
  {
    name: "growth over time",
    fits: ({ shape }) => shape.time !== null && figureKindDrawn(shape) === "change",
    titles: (context) => withColumns(context, describeSwing),
  },
  {
    name: "over time",
    fits: ({ shape }) => shape.time !== null && shape.time.distinct.length > 1,
    titles: (context) => withColumns(context, describeCourse),
  },
  {
    name: "two ways",
    fits: ({ shape }) => seriesKey(shape) !== null,
    titles: (context) => withColumns(context, describePair),
  },
  {
    name: "growth",
    fits: ({ shape, plan }) =>
      shape.groups.length === 1 && shape.rowCount > 1 && findChange({ shape, plan }) !== null,
    titles: describeGrowth,
  },
  {
    name: "shares",
    fits: ({ shape }) => figureKindDrawn(shape) === "share" && shape.rowCount > 1,
    titles: (context) => withColumns(context, describeLargestShare),
  },
  {
    name: "ranking",
    fits: ({ shape }) => mainKey(shape) !== null && shape.rowCount > 1,
    titles: (context) => withColumns(context, describeLeader),
  },
  {
    name: "anything else",
    fits: () => true,
    titles: describeWhat,
  },
];

function figureKindDrawn(shape: ResultShape): FigureKind | null {
  const [figure] = drawnFigures(shape);
  return figure === undefined ? null : figureKind(figure.output);
}

function withColumns(
  context: TitleContext,
  describe: (context: TitleContext, columns: TitleColumns) => readonly string[],
): readonly string[] {
  const key = mainKey(context.shape);
  const [figure] = drawnFigures(context.shape);
  return key === null || figure === undefined ? [] : describe(context, { key, figure });
}

function describeOneRow({ shape, settings }: TitleContext): readonly string[] {
  const [figure] = drawnFigures(shape);
  const key = mainKey(shape);
  const value = figure?.values[0] ?? null;
  if (figure === undefined) return [];
  const { label, format } = figure.output;
  const text = (isExact(value, figure.output) ? formatFull : formatValue)(value, format, settings);
  const isCount = figureKind(figure.output) === "count" || figureKind(figure.output) === "distinct";
  const plain =
    isCount && isPlural(label) ? `${text} ${value === 1 ? singularOf(label) : label}` : `${label}: ${text}`;
  if (key === null) return [plain];
  const isNounLast = (isCount && isPlural(label)) || format.kind === "currency";
  const noun = isCount && value === 1 ? singularOf(label) : label;
  const what = isNounLast ? `${text} ${noun}` : `${label} ${text}`;
  return [`${verbalizeKey(key.cells[0] ?? null, key, settings)}: ${what}`, plain];
}

function describeSpread({ shape, settings, spread }: TitleContext): readonly string[] {
  const [figure] = drawnFigures(shape);
  const median = spread?.median ?? medianOf(figure?.values.filter((value) => value !== null) ?? []);
  if (figure === undefined || median === null) return [];
  const { label, format } = figure.output;
  const text = formatValue(median, format, settings);
  // Rows are labeled by what their ids identify.
  const things = pluralOf((mainKey(shape)?.output.label ?? label).replace(/ id$/, ""));
  return [`Half of all ${things} are under ${text}`, `Half are under ${text}`];
}

function describeLink({ shape }: TitleContext): readonly string[] {
  const [across, up] = shape.figures;
  if (across === undefined || up === undefined) return [];
  const pairs = across.values.flatMap((x, row) => {
    const y = up.values[row] ?? null;
    return x === null || y === null ? [] : [[x, y] as const];
  });
  const correlation = correlationOf(pairs);
  const [one, other] = [across.output.label, up.output.label];
  if (correlation >= 0.5) return [`${one} and ${other} rise together`];
  if (correlation <= -0.5) return [`${other} falls as ${one} rises`, `${one} and ${other} pull apart`];
  return [`${one} says little about ${other}`, `${one} and ${other} show no link`];
}

/** Uses what an id identifies: "trips" for "trip id". */
function nameRows(label: string, count: number): string {
  const noun = label.replace(/ id$/, "");
  return count === 1 ? noun : pluralOf(noun);
}

function describeWhat({ shape, settings }: TitleContext): readonly string[] {
  const [figure] = drawnFigures(shape);
  const key = mainKey(shape);
  const number = formatValue(shape.rowCount, { kind: "number" }, settings);
  const count = shape.rowCount === 1 ? "1 row" : `${number} rows`;
  if (figure === undefined) {
    const isName = key !== null && key.distinct.length === shape.rowCount;
    return isName ? [`${number} ${nameRows(key.output.label, shape.rowCount)}`] : [count];
  }
  return key === null
    ? [figure.output.label, count]
    : [`${figure.output.label} by ${key.output.label}`, figure.output.label, count];
}
