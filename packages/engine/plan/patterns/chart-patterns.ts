import { chartKindNames, chartKindOf, isNumeric, type ChartKind, type Stacking } from "@askery/model";
import type { KeywordKind } from "../keywords/keyword.ts";
import type { Axis, Clause, ColumnRef } from "../request/clause.ts";
import type { Schema } from "../schema/schema.ts";
import { axis, timeAxis } from "./axis.ts";
import { addedAlone, chartLook } from "./chart-look.ts";
import { missingLook } from "./chart-look-missing.ts";
import { anyColumn, label, listSeparator } from "./column.ts";
import { axisLetter, axisNoun } from "./drawn-axis.ts";
import { kindWantedPatterns } from "./kind-wanted.ts";
import { ending } from "./look-elements.ts";
import {
  either,
  keyword,
  map,
  onlyWhere,
  optional,
  pattern,
  sequence,
  word,
  type Element,
  type Pattern,
  type PatternContext,
} from "./pattern.ts";
import { statedQuantity } from "./quantity.ts";
import { twoFigurePatterns } from "./two-figures.ts";

const meaning = word("is", "are", "be", "show", "represent", "as", "for", "with", "of", ":", "=");

/** "the x axis is", "y-axis shows": names the axis of the words behind it, which speak for themselves. */
const axisIntroduced: Element<readonly Clause[]> = either(
  map(axisNoun, () => nothing),
  sequence([axisLetter, meaning], () => nothing),
);

const binVerb = word("bin", "binning", "binned", "bucket", "bucketed", "group", "grouped", "grouping");
const binWidth: Element<unknown> = word("interval", "bin", "bucket", "unit", "period", "group");

/** "bin the order date by month", "binned into weekday intervals", "bin by time". */
const bins: Element<readonly Clause[]> = sequence(
  [
    binVerb,
    optional(anyColumn),
    optional(word("by", "into", "in", "at", "per", "to")),
    either<Axis | "time">(
      timeAxis,
      map(word("time"), () => "time"),
    ),
    optional(binWidth),
  ],
  ([, column, , unit], { schema }): readonly Clause[] => {
    const date = column !== null && schema.isDate(column) ? column : null;
    if (unit !== "time") return [{ kind: "group", axis: placeOn(unit, date) }];
    return [{ kind: "overTime" }, ...(date ? [{ kind: "happening", column: date } as const] : [])];
  },
);

function placeOn(unit: Axis, column: ColumnRef | null): Axis {
  return unit.kind === "grain" || unit.kind === "datePart" ? { ...unit, column } : unit;
}

/** "and count them", "and their frequency": the rows of each value shown. */
const frequency: Element<readonly Clause[]> = either(
  sequence(
    [word("count"), optional(word("a")), word("them", "it", "those", "these", "their", "each")],
    () => counted,
  ),
  sequence([word("count"), word("the", "their"), word("frequency", "occurrence", "number")], () => counted),
  sequence(
    [optional(keyword("and")), word("their", "its", "the"), word("frequency", "count")],
    () => counted,
  ),
);

const counted: readonly Clause[] = [{ kind: "frequency" }];

const relating = word("correlation", "relationship", "relation", "association", "comparison");
const between = word("between", "of", "about", "among", "on");
const joining: Element<unknown> = either<unknown>(
  listSeparator,
  word("vs", "versus", "against", "with", "to"),
);

const countedColumn = sequence([keyword("count"), label], ([, column]) => column);

/** "the number of hire dates", "a pie chart of the number of cities": the rows of each of them. */
const countedEach: Element<readonly Clause[]> = onlyWhere(countedColumn, (context, from) =>
  countedColumn(context, from).flatMap((match) => {
    const { schema } = context;
    const isVerb = context.question.words[match.to - 1]?.tag !== "noun";
    const isEach =
      (schema.isDate(match.value) && !isVerb) || (namesAxisChart(context) && !schema.isKey(match.value));
    return isEach ? [{ ...match, value: [...counted, { kind: "attribute", column: match.value }] }] : [];
  }),
);

/** True if the question names an axis, or a chart that shows a figure along one. */
function namesAxisChart({ keywordsAt, question }: PatternContext): boolean {
  return (
    keywordsAt.flat().some(({ kind }) => axisCharts.has(kind)) ||
    question.words.some(({ lower }) => lower === "axis")
  );
}

const axisCharts: ReadonlySet<KeywordKind> = new Set(
  chartKindNames
    .filter((chart) => ["series", "parts"].includes(chartKindOf(chart).form))
    .map((chart) => `chart:${chart}` as const),
);

const scattered: Clause = { kind: "chart", chart: { kind: "scatter", stacking: null } };

/** "the correlation between price and revenue": both figures of each row. */
const correlation: Element<readonly Clause[]> = sequence(
  [relating, between, anyColumn, joining, anyColumn],
  ([, , one, , other], { schema }): readonly Clause[] => [
    ...(isNumber(one, schema) && isNumber(other, schema) ? [scattered] : []),
    { kind: "attribute", column: one },
    { kind: "attribute", column: other },
  ],
);

/** "show the correlation", at the end of a question: of the figures that it asks for. */
const correlationShown: Element<readonly Clause[]> = sequence(
  [
    optional(word("show", "visualize", "plot", "draw")),
    optional(word("me")),
    word("the", "their"),
    word("correlation"),
  ],
  () => [scattered],
);

function isNumber(column: ColumnRef, schema: Schema): boolean {
  return isNumeric(schema.column(column).type) && !schema.isDate(column);
}

const distributing = either<unknown>(
  keyword("breakdown"),
  sequence([relating, optional(between)], () => true),
);

/** "the distribution of city and average price": a figure along an axis. */
const distribution: Element<readonly Clause[]> = sequence(
  [distributing, axis, listSeparator, statedQuantity],
  ([, one, , of]): readonly Clause[] => [
    { kind: "measure", quantity: of, isImplied: false },
    { kind: "group", axis: one },
  ],
);

/** "the distribution of city and price": both columns of each row. */
const spread: Element<readonly Clause[]> = sequence(
  [distributing, anyColumn, listSeparator, anyColumn],
  ([, one, , other]): readonly Clause[] => [
    { kind: "attribute", column: one },
    { kind: "attribute", column: other },
  ],
);

/** "the trend of", "the change in". */
const changing: Element<"change"> = either<"change">(
  map(keyword("overTime"), () => "change"),
  sequence([word("change", "trend", "development"), optional(word("of", "in", "about"))], () => "change"),
);

/** "the comparison of", "a comparison about". */
const comparing: Element<"comparison"> = sequence(
  [word("comparison"), optional(word("of", "about", "between"))],
  () => "comparison",
);

/**
 * "price over the city", "the trend of revenue over the order date", "the comparison of salary over the job": an axis,
 * where no figure is compared. What a chart is for names its kind: trends are lines, comparisons of things are bars.
 */
const along: Element<readonly Clause[]> = sequence(
  [
    optional(either<"change" | "comparison">(changing, comparing)),
    either<Clause>(
      map(statedQuantity, (of) => ({ kind: "measure", quantity: of, isImplied: false })),
      map(anyColumn, (column) => ({ kind: "attribute", column })),
    ),
    word("over", "against"),
    optional(word("the")),
    anyColumn,
  ],
  ([purpose, of, , , column], { schema }): readonly Clause[] | null => {
    if (schema.isFigure(column)) return null;
    const drawn = chartFor(purpose, schema.isDate(column));
    return of.kind === "measure"
      ? [...drawn, of, { kind: "group", axis: axisOf(column, schema.isDate(column)) }]
      : [...drawn, { kind: "attribute", column }, of];
  },
);

function chartFor(purpose: "change" | "comparison" | null, isDate: boolean): readonly Clause[] {
  if (purpose === "change" && isDate) return [lined];
  return purpose === "comparison" && !isDate ? [barred] : [];
}

const barred: Clause = { kind: "chart", chart: { kind: "bar", stacking: null } };

const lined: Clause = { kind: "chart", chart: { kind: "line", stacking: null } };

function axisOf(column: ColumnRef, isDate: boolean): Axis {
  return isDate ? { kind: "grain", grain: "day", column } : { kind: "column", column };
}

const nothing: readonly Clause[] = [{ kind: "nothing" }];

const drawing = word("draw", "plot", "visualize", "visualise", "chart", "graph", "depict", "illustrate");
const canvas = word("chart", "graph", "plot", "diagram", "visualization", "visualisation", "figure");

function chartNamed(kind: ChartKind): Element<readonly Clause[]> {
  const named = keyword(`chart:${kind}`);
  return onlyWhere(named, (context, from) =>
    named(context, from).map((match) => {
      const words = context.question.words.slice(from, match.to).map(({ lower }) => lower);
      const isVertical = words.some((word) => vertical.has(word));
      const chart = { kind, stacking: stackingOf(words), ...(isVertical && { isVertical }) };
      return { ...match, value: [{ kind: "chart", chart }] };
    }),
  );
}

const vertical: ReadonlySet<string> = new Set(["column", "columns", "vertical"]);

const chartNouns = [
  "line",
  "lines",
  "bar",
  "bars",
  "column",
  "columns",
  "area",
  "areas",
  "pie",
  "donut",
  "table",
  "map",
  "color",
  "colors",
  "pattern",
  "number",
  "stack",
];

/** "instead of a line": the kind that the chart had. */
const insteadOfChart: Element<readonly Clause[]> = sequence(
  [word("instead", "rather"), word("of", "than"), optional(word("as")), word(...chartNouns)],
  () => nothing,
);

/** "one chart per channel", "a panel for each": small multiples. */
const chartOfEach: Element<readonly Clause[]> = sequence(
  [
    word("one", "a", "separate", "own", "single"),
    optional(word("small", "mini", "tiny", "little", "separate", "own")),
    word("chart", "charts", "panel", "panels", "plot", "plots"),
    keyword("each"),
    axis,
  ],
  ([, , , , one]): readonly Clause[] => [
    { kind: "chart", chart: { kind: "smallMultiples", stacking: null } },
    { kind: "group", axis: one },
  ],
);

/** "sort the bars": the order follows. */
const sortedMarks: Element<readonly Clause[]> = sequence(
  [word("sort", "order", "arrange", "rank"), word("bar", "column", "slice", "tile")],
  () => nothing,
);

/** "sort the bars by name": by what is along the axis. */
const byName: Element<readonly Clause[]> = sequence(
  [
    word("sort", "sorted", "order", "arrange"),
    word("bars", "columns", "slices", "tiles", "axis"),
    word("by"),
    word("name", "names", "label", "labels"),
    ending(),
  ],
  () => [{ kind: "order", by: { kind: "drawn", axis: "x" }, direction: "ascending" }],
);

/** "sort alphabetically", "in alphabetical order": by what is along the axis, and not by the figures. */
const alphabetical: Element<readonly Clause[]> = sequence(
  [
    optional(word("sort", "sorted", "order", "ordered", "arrange", "list")),
    optional(word("them", "it", "bars", "columns")),
    either<unknown>(
      word("alphabetically", "alphabetic", "alphabetical"),
      sequence([word("in"), word("alphabetical", "alphabetic"), word("order")], () => true),
    ),
    ending(),
  ],
  () => [{ kind: "order", by: { kind: "drawn", axis: "x" }, direction: "ascending" }],
);

function stackingOf(words: readonly string[]): Stacking | null {
  if (words.includes("stacked")) return "stacked";
  return words.includes("grouped") || words.includes("clustered") ? "none" : null;
}

/** Charts: their kinds, axes and bins. */
export const chartPatterns: readonly Pattern[] = [
  ...chartKindNames.map((kind) => pattern("chart", "chart", chartNamed(kind))),
  pattern("look of the chart", "chart", chartLook),
  pattern("part of the chart", "chart", addedAlone, 2.5),
  pattern("missing look", "chart", missingLook, 2),
  pattern("chart before", "chart", insteadOfChart, 2.5),
  pattern("chart of each", "chart", chartOfEach, 1),
  ...twoFigurePatterns,
  ...kindWantedPatterns,
  pattern("sorted marks", "operator", sortedMarks, 0.3),
  pattern("in the alphabet", "order", alphabetical, 1.5),
  pattern("bars by name", "order", byName, 1.5),
  pattern(
    "draw",
    "operator",
    map(
      either(
        drawing,
        canvas,
        sequence([relating, optional(between)], () => "of"),
      ),
      () => nothing,
    ),
    -0.6,
  ),
  pattern("correlation shown", "chart", correlationShown),
  pattern("axis of the chart", "chart", axisIntroduced),
  pattern("bins", "dimension", bins, 0.2),
  pattern("frequency", "measure", frequency, 0.1),
  pattern("counted each", "measure", countedEach, 0.1),
  pattern("correlation", "dimension", correlation, 0.1),
  pattern("distribution along", "dimension", distribution, 0.1),
  pattern("distribution of columns", "dimension", spread, 0.1),
  pattern("along", "dimension", along),
];
