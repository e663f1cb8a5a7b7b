import type { AskedChart } from "@askery/model";
import type { Clause } from "../request/clause.ts";
import { chartStyle, highlighted, turnedAround } from "./chart-style.ts";
import { bringing, removing } from "./drawing-verbs.ts";
import { chartTitled } from "./chart-title.ts";
import { bandMarked, goal, referenceLine } from "./chart-lines.ts";
import { variedColors } from "./chart-palette.ts";
import { largestAndRest } from "./chart-rest.ts";
import { ending, lacking, looking } from "./look-elements.ts";
import { either, keyword, map, optional, phrase, sequence, word, type Element } from "./pattern.ts";

/**
 * How a chart is drawn, without naming its kind: "on a log scale", "stacked", "with a trend line". The words are listed
 * in docs/guides/charts-in-words.md.
 */
export const chartLook: Element<readonly Clause[]> = asClauses(
  either<AskedChart>(
    logScale(),
    fromZero(),
    stacking(),
    labels(),
    averageLine(),
    trend(),
    goal(),
    takenBack(),
    chartStyle,
  ),
);

/** "add the average", "show labels", with nothing that they would be of: parts of the chart, and no figures or tables. */
export const addedAlone: Element<readonly Clause[]> = asClauses(
  either<AskedChart>(
    sequence([word("add", "draw", "mark", "include", "overlay", "insert"), mean(), ending()], averaged),
    sequence([optional(bringing), mean(), word("line", "lines"), ending()], averaged),
    sequence([removing, mean(), optional(word("line", "lines")), ending()], () => lacking("average")),
    sequence(
      [
        bringing,
        word("line"),
        optional(word("at", "for", "showing", "show", "with", "marking")),
        mean(),
        ending(),
      ],
      averaged,
    ),
    sequence([word("add", "draw", "mark", "put", "plot"), mean(), acrossMarks(), ending()], averaged),
    sequence(
      [
        optional(asking()),
        optional(bringing),
        mean(),
        optional(word("?", ",")),
        optional(bringing),
        optional(word("it")),
        word("as"),
        word("line"),
        ending(),
      ],
      averaged,
    ),
    referenceLine(),
    highlighted(),
    turnedAround(),
    largestAndRest(),
    bandMarked(),
    variedColors(),
    chartTitled(),
    scattered(),
    sequence([word("show", "display"), word("labels", "label"), ending()], () =>
      looking({ display: { labels: "shown" } }),
    ),
  ),
);

/** "Scatter them", "scatter both": the figures that the answer has, as points. */
function scattered(): Element<AskedChart> {
  return sequence(
    [word("scatter"), optional(word("it", "them", "both", "figures", "values", "points")), ending()],
    () => ({ kind: "scatter", stacking: null }),
  );
}

/** "Where is the average? Show it as a line." */
function asking(): Element<unknown> {
  return sequence([word("where", "what"), word("is", "are")], () => true);
}

function asClauses(look: Element<AskedChart>): Element<readonly Clause[]> {
  return map(look, (chart): readonly Clause[] => [{ kind: "chart", chart }]);
}

function logScale(): Element<AskedChart> {
  const log = word("log", "logarithmic");
  const scale = word("scale", "axis", "axes");
  return sequence([optional(word("on", "with", "in", "use", "using")), log, scale], () =>
    looking({ display: { scale: "log" } }),
  );
}

function fromZero(): Element<AskedChart> {
  const axis = optional(word("axis", "scale", "it"));
  const not = either<unknown>(keyword("not"), word("don't", "dont", "doesn't", "never", "without"));
  const starting = word("start", "starting", "begin", "beginning");
  const from = sequence([starting, axis, word("at", "from", "with"), word("zero", "0")], () => true);
  return either<AskedChart>(
    sequence([axis, from], () => looking({ display: { zero: "included" } })),
    sequence([axis, not, optional(word("have", "need")), from], () =>
      looking({ display: { zero: "excluded" } }),
    ),
    sequence([word("include", "with"), word("zero", "0"), ending()], () =>
      looking({ display: { zero: "included" } }),
    ),
  );
}

function stacking(): Element<AskedChart> {
  const stacked = word("stacked", "stack");
  return either<AskedChart>(
    map(stacked, () => ({ kind: null, stacking: "stacked" })),
    sequence(
      [
        stacked,
        optional(word("it", "them", "everything", "bars", "columns", "areas")),
        optional(word("up")),
        word("to", "as", "at"),
        either<unknown>(word("shares"), phrase("number")),
        optional(word("%", "percent")),
      ],
      () => ({ kind: null, stacking: "shares" }),
    ),
    sequence([phrase("number"), optional(word("%", "percent")), stacked], ([{ value }]) =>
      value === "100" || value === "1" ? { kind: null, stacking: "shares" } : null,
    ),
    sequence([word("side"), word("by"), word("side")], () => ({ kind: "bar", stacking: "none" })),
    map(word("unstacked", "unstack"), () => ({ kind: null, stacking: "none" })),
    sequence([word("percentage", "percent", "%"), stacked], () => ({ kind: null, stacking: "shares" })),
    sequence([word("not"), stacked], () => ({ kind: null, stacking: "none" })),
  );
}

/** "Values above the bars", "no numbers on the slices". Words for labels alone are in `chartParts`. */
function labels(): Element<AskedChart> {
  const named = sequence([word("label", "value", "figure", "number"), onMarks()], () => true);
  return either<AskedChart>(
    sequence([bringing, named], () => looking({ display: { labels: "shown" } })),
    sequence([bringing, word("value", "figure", "number"), word("on", "at"), word("top"), ending()], () =>
      looking({ display: { labels: "shown" } }),
    ),
    sequence([removing, named], () => looking({ display: { labels: "hidden" } })),
  );
}

/** "on the bars", "above each column". */
function onMarks(): Element<unknown> {
  return sequence(
    [
      either<unknown>(
        sequence([optional(word("on", "at")), word("top"), word("of")], () => true),
        word("on", "above", "over", "inside", "in", "beside", "at"),
      ),
      optional(word("each", "every", "all")),
      word(
        "bar",
        "bars",
        "column",
        "columns",
        "line",
        "point",
        "points",
        "slice",
        "slices",
        "tiles",
        "chart",
      ),
    ],
    () => true,
  );
}

function averageLine(): Element<AskedChart> {
  return sequence([optional(bringing), mean(), word("line")], averaged);
}

function mean(): Element<string> {
  return word("average", "mean");
}

/** "across it", "through the bars": over the whole drawing. */
function acrossMarks(): Element<unknown> {
  const drawing = word("it", "them", "bar", "column", "line", "point", "chart", "graph", "plot");
  return sequence([word("across", "through", "over", "onto", "on", "into", "behind"), drawing], () => true);
}

function averaged(): AskedChart {
  return looking({ marks: [{ kind: "average" }] });
}

function trend(): Element<AskedChart> {
  const named = either<unknown>(
    word("trendline"),
    sequence([optional(word("linear")), word("trend", "regression"), word("line")], () => true),
    sequence([word("linear"), word("trend", "regression"), ending()], () => true),
  );
  const fitted = sequence(
    [
      word("fit", "lay", "run", "draw", "put", "add", "overlay"),
      word("trend", "regression"),
      optional(word("line")),
      acrossMarks(),
    ],
    () => true,
  );
  return map(
    either<unknown>(
      sequence([optional(bringing), named], () => true),
      fitted,
    ),
    () => looking({ marks: [{ kind: "trend" }] }),
  );
}

/** "without colors", "without the goal": what an earlier part of the conversation asked for. */
function takenBack(): Element<AskedChart> {
  return either<AskedChart>(
    sequence([removing, word("color", "colors", "colour", "colours", "shades"), ending()], () =>
      lacking("colorBy"),
    ),
    sequence([removing, word("goal", "target"), optional(word("line")), ending()], () => lacking("goal")),
    sequence([removing, optional(word("reference")), word("line", "lines"), ending()], () =>
      lacking("reference"),
    ),
  );
}
