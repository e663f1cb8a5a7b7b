import { maxTop, type AskedChart, type AskedLook, type LookPart } from "@askery/model";
import type { Clause } from "../request/clause.ts";
import { either, map, optional, phrase, sequence, word, type Element } from "./pattern.ts";

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
  ),
);

/** "add the average", with nothing that it would be of: a line in the chart. */
export const addedAverage: Element<readonly Clause[]> = asClauses(
  sequence([word("add", "draw", "mark"), mean(), ending()], averaged),
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
  return sequence(
    [
      optional(word("on", "with", "in", "use", "using")),
      word("log", "logarithmic"),
      word("scale", "axis", "axes"),
    ],
    () => looking({ display: { scale: "log" } }),
  );
}

function fromZero(): Element<AskedChart> {
  return sequence([word("start", "begin"), word("at", "from", "with"), word("zero", "0")], () =>
    looking({ display: { zero: "included" } }),
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
    sequence([word("side"), word("by"), word("side")], () => ({ kind: null, stacking: "none" })),
    map(word("unstacked", "unstack"), () => ({ kind: null, stacking: "none" })),
    sequence([word("not"), stacked], () => ({ kind: null, stacking: "none" })),
  );
}

/** "Labels" alone may be a table: of records, of parcels. */
function labels(): Element<AskedChart> {
  const named = either<unknown>(
    sequence([word("data", "value"), word("labels", "label")], () => true),
    sequence([word("labels", "label"), ending()], () => true),
  );
  return either<AskedChart>(
    sequence([word("with", "add", "and"), named], () => looking({ display: { labels: "shown" } })),
    sequence([word("without", "hide", "no", "remove"), named], () =>
      looking({ display: { labels: "hidden" } }),
    ),
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
    sequence([word("trend"), word("line")], () => true),
  );
  return sequence([optional(adding()), named], () => looking({ marks: [{ kind: "trend" }] }));
}

/** "a goal line at 500", "add a target of 2,000". A goal without "add" or "line" may be a column. */
function goal(): Element<AskedChart> {
  const named = word("goal", "target");
  const drawn = ({ value }: { readonly value: string }) =>
    looking({ marks: [{ kind: "goal", value: Number(value), label: "Goal" }] });
  return either<AskedChart>(
    sequence([optional(adding()), named, word("line"), at(), phrase("number")], ([, , , , number]) =>
      drawn(number),
    ),
    sequence([word("add", "draw", "mark"), named, at(), phrase("number")], ([, , , number]) => drawn(number)),
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

function lacking(part: LookPart): AskedChart {
  return { kind: null, stacking: null, look: { display: {}, marks: [], without: [part] } };
}

function looking({ display = {}, marks = [] }: Partial<AskedLook>): AskedChart {
  return { kind: null, stacking: null, look: { display, marks } };
}

/** The end of the question, or of its part. */
function ending(): Element<null> {
  const find: Element<null> = ({ question }, from) => {
    const next = question.words[from];
    const isOver = next === undefined || next.lower === "and" || /^[^\p{L}\p{N}]/u.test(next.lower);
    return isOver ? [{ value: null, to: from, mentions: [], score: 0 }] : [];
  };
  return Object.assign(find, { isOptional: true });
}
