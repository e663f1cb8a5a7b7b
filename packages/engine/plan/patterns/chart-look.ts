import { maxTop, type AskedChart } from "@askery/model";
import type { Clause } from "../request/clause.ts";
import { chartStyle, highlighted } from "./chart-style.ts";
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
    topAndRest(),
    patterns(),
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
    sequence([word("add", "draw", "mark"), mean(), ending()], averaged),
    sequence([optional(adding()), mean(), word("line", "lines"), ending()], averaged),
    sequence([word("add", "draw", "put"), word("line"), word("at", "for"), mean(), ending()], averaged),
    highlighted(),
    sequence([word("show", "display"), word("labels", "label"), ending()], () =>
      looking({ display: { labels: "shown" } }),
    ),
  ),
);

function asClauses(look: Element<AskedChart>): Element<readonly Clause[]> {
  return map(look, (chart): readonly Clause[] => [{ kind: "chart", chart }]);
}

function adding(): Element<string> {
  return word("add", "show", "draw", "mark", "include", "plot", "put", "with", "and");
}

function at(): Element<string | null> {
  return optional(word("of", "at", "is", ":", "="));
}

function logScale(): Element<AskedChart> {
  const log = word("log", "logarithmic");
  const scale = word("scale", "axis", "axes");
  return either<AskedChart>(
    sequence([optional(word("on", "with", "in", "use", "using")), log, scale], logarithmic),
    sequence(
      [optional(word("make", "turn")), optional(word("y", "value", "vertical")), scale, log, ending()],
      logarithmic,
    ),
  );
}

function logarithmic(): AskedChart {
  return looking({ display: { scale: "log" } });
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
    sequence([stacked, word("to", "as", "at"), either<unknown>(word("shares"), phrase("number"))], () => ({
      kind: null,
      stacking: "shares",
    })),
    sequence([phrase("number"), optional(word("%", "percent")), stacked], ([{ value }]) =>
      value === "100" || value === "1" ? { kind: null, stacking: "shares" } : null,
    ),
    sequence([word("side"), word("by"), word("side")], () => ({ kind: "bar", stacking: "none" })),
    map(word("unstacked", "unstack"), () => ({ kind: null, stacking: "none" })),
    sequence([word("not"), stacked], () => ({ kind: null, stacking: "none" })),
  );
}

/** "Labels" alone may be a table: of records, of parcels. */
function labels(): Element<AskedChart> {
  const named = either<unknown>(
    sequence([word("data", "value"), word("labels", "label")], () => true),
    sequence([word("labels", "label"), ending()], () => true),
    sequence([word("labels", "values", "figures", "numbers"), onMarks()], () => true),
  );
  return either<AskedChart>(
    sequence([word("with", "add", "and", "show", "put", "write", "display"), named], () =>
      looking({ display: { labels: "shown" } }),
    ),
    sequence([word("without", "hide", "no", "remove"), named], () =>
      looking({ display: { labels: "hidden" } }),
    ),
  );
}

/** "on the bars", "above each column". */
function onMarks(): Element<unknown> {
  return sequence(
    [
      word("on", "above", "over", "inside", "in", "beside", "at"),
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

/** "only the top 5 and the rest". */
function topAndRest(): Element<AskedChart> {
  return sequence(
    [
      optional(word("only", "just", "show", "with")),
      word("top", "largest", "biggest", "first"),
      phrase("number"),
      word("and", "with", "plus"),
      word("rest", "other", "others", "remainder"),
    ],
    ([, , { value }]) => {
      const count = Number(value);
      const isCount = Number.isInteger(count) && count >= 1 && count <= maxTop;
      return isCount ? looking({ display: { top: { count, hasOther: true } } }) : null;
    },
  );
}

function patterns(): Element<AskedChart> {
  return sequence([word("with", "use", "using"), word("patterns", "pattern", "hatching")], () =>
    looking({ display: { palette: "patterns" } }),
  );
}

function averageLine(): Element<AskedChart> {
  return sequence([optional(adding()), mean(), word("line")], averaged);
}

function mean(): Element<string> {
  return word("average", "mean");
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
  return sequence([optional(adding()), named], () => looking({ marks: [{ kind: "trend" }] }));
}

/** "a goal line at 500", "add a target of 2,000", "show a goal of 100k". A goal without a verb or "line" may be a column. */
function goal(): Element<AskedChart> {
  const named = word("goal", "target");
  const drawn = ({ value }: { readonly value: string }) =>
    looking({ marks: [{ kind: "goal", value: Number(value), label: "Goal" }] });
  return either<AskedChart>(
    sequence([optional(adding()), named, word("line"), at(), phrase("number")], ([, , , , number]) =>
      drawn(number),
    ),
    sequence(
      [word("add", "draw", "mark", "show", "set", "put", "include", "with"), named, at(), phrase("number")],
      ([, , , number]) => drawn(number),
    ),
  );
}

/** "linear scale", "without the trend line": what an earlier part of the conversation asked for. */
function takenBack(): Element<AskedChart> {
  const no = word("without", "no", "remove", "hide", "drop");
  const line = optional(word("line"));
  return either<AskedChart>(
    sequence(
      [optional(word("on", "with", "in", "use", "using")), word("linear"), word("scale", "axis", "axes")],
      () => lacking("scale"),
    ),
    sequence([no, word("log", "logarithmic"), word("scale", "axis", "axes")], () => lacking("scale")),
    sequence([no, word("patterns", "pattern", "hatching")], () => lacking("palette")),
    sequence([no, word("color", "colors", "colour", "colours"), ending()], () => lacking("colorBy")),
    sequence([no, word("trendline")], () => lacking("trend")),
    sequence([no, word("trend"), word("line")], () => lacking("trend")),
    sequence([no, mean(), word("line")], () => lacking("average")),
    sequence([no, word("goal", "target"), line, ending()], () => lacking("goal")),
  );
}
