import { chartKindNames, chartKindOf, type ChartKind } from "@askery/model";
import type { Clause } from "../request/clause.ts";
import { axis } from "./axis.ts";
import { removing } from "./drawing-verbs.ts";
import { anyName, ending } from "./look-elements.ts";
import { either, keyword, optional, pattern, sequence, word, type Element, type Pattern } from "./pattern.ts";

/* Kinds of charts by what is done to a chart: "make it a funnel", "I'd rather have columns", "fill the area under the line". */

const changing = word("make", "turn", "change", "convert", "switch", "transform");
const drawing = word("it", "that", "this", "them", "chart", "bars", "lines", "graph");
const preferring = word("rather", "prefer", "try", "use");
const having = optional(word("have", "see", "use", "with", "take"));

/** "Make it a funnel", "turn this into a donut", "I'd rather have columns", "could this be steps". */
const kindWanted: Element<readonly Clause[]> = either(
  ...chartKindNames.map((kind) => {
    const named = anyName(nounsOf(kind));
    return either<readonly Clause[]>(
      sequence([changing, drawing, named, ending()], () => drawnAs(kind)),
      sequence([preferring, having, named, ending()], () => drawnAs(kind)),
      sequence(
        [
          word("draw", "show", "plot", "display"),
          drawing,
          word("in", "as", "with", "using"),
          named,
          ending(),
        ],
        () => drawnAs(kind),
      ),
      sequence([drawing, word("be", "become", "look"), named, ending()], () => drawnAs(kind)),
    );
  }),
);

/** What a kind is called after "a" or alone: "pie", "box plot"; "columns" of "as columns". */
function nounsOf(kind: ChartKind): readonly string[] {
  return [...new Set(chartKindOf(kind).phrases.map((phrase) => phrase.replace(/^as (?:an? )?/u, "")))].filter(
    (noun) => !/^(?:on|in|with|its|their) /u.test(noun),
  );
}

function drawnAs(kind: ChartKind): readonly Clause[] {
  return [{ kind: "chart", chart: { kind, stacking: null } }];
}

/** "Fill the area under the line". */
const filledBelow: Element<readonly Clause[]> = sequence(
  [
    word("fill", "shade", "color", "colour", "paint"),
    optional(word("area", "space", "region", "everything")),
    word("under", "below", "beneath", "underneath"),
    word("line", "curve", "it", "graph"),
    ending(),
  ],
  () => drawnAs("area"),
);

/** "Bars on top of each other", "pile them up". */
const piled: Element<readonly Clause[]> = either<readonly Clause[]>(
  sequence(
    [
      optional(word("put", "draw", "show", "place")),
      optional(word("it", "them", "bar", "column", "areas", "series")),
      word("on"),
      word("top"),
      optional(word("of")),
      optional(word("each", "one")),
      word("other", "another"),
      ending(),
    ],
    ([, what]) => stacked(what),
  ),
  sequence([word("pile"), word("it", "them", "bar", "column"), optional(word("up")), ending()], ([, what]) =>
    stacked(what),
  ),
);

function stacked(what: string | null): readonly Clause[] {
  const isBars = what !== null && /^(?:bar|column)/u.test(what);
  return [{ kind: "chart", chart: { kind: isBars ? "bar" : null, stacking: "stacked" } }];
}

/** "As shares of 100%", "in percent of the whole". */
const inShares: Element<readonly Clause[]> = sequence(
  [
    word("as", "in", "to"),
    word("share", "part", "portion", "proportion"),
    word("of"),
    either<unknown>(
      word("100%"),
      sequence([word("100"), optional(word("%", "percent"))], () => true),
    ),
    ending(),
  ],
  () => [{ kind: "chart", chart: { kind: null, stacking: "shares" } }],
);

/** "Each channel in its own panel", "every region gets a chart". */
const eachInPanel: Element<readonly Clause[]> = sequence(
  [
    keyword("each"),
    axis,
    optional(word("in", "on", "get", "gets", "has", "have", "with", "should")),
    optional(word("get", "have")),
    optional(word("its", "their", "a", "own")),
    word("own", "separate", "small", "single", "different"),
    word("chart", "panel", "plot", "graph", "facet"),
    ending(),
  ],
  ([, one]): readonly Clause[] => [...drawnAs("smallMultiples"), { kind: "group", axis: one }],
);

/** "Split it up, one chart each": of the second breakdown that the answer has. */
const chartEach: Element<readonly Clause[]> = sequence(
  [
    optional(splitUp()),
    word("one", "a", "separate", "own", "single"),
    optional(word("small", "mini", "tiny", "little", "separate", "own")),
    word("chart", "panel", "plot", "graph", "facet"),
    word("each", "apiece"),
    ending(),
  ],
  () => drawnAs("smallMultiples"),
);

function splitUp(): Element<unknown> {
  return sequence(
    [
      word("split", "break", "divide", "separate"),
      drawing,
      optional(word("up", "apart")),
      optional(word(",", "into", "with")),
    ],
    () => true,
  );
}

/** "Just the table", "give me a plain table", "without a chart": the rows instead of a drawing. */
const tableWanted: Element<readonly Clause[]> = either(
  onlyTable(
    sequence(
      [
        optional(word("just", "only", "simply")),
        optional(word("give", "show", "want", "need", "see", "have", "get", "back")),
        optional(word("me", "to")),
        optional(word("just", "only", "simply")),
        optional(word("plain", "simple", "normal", "raw", "bare")),
        word("table"),
        ending(),
      ],
      () => drawnAs("table"),
    ),
  ),
  sequence([removing, word("chart", "graph", "plot", "diagram", "drawing"), ending()], () =>
    drawnAs("table"),
  ),
);

/** "Tables" may be a value, and a pivot table is none of the plain ones. */
function onlyTable(found: Element<readonly Clause[]>): Element<readonly Clause[]> {
  return (context, from) => {
    const { words } = context.question;
    const { tag = null } = words[from - 1] ?? {};
    if (tag === "noun" || tag === "adjective" || tag === "properNoun") return [];
    return found(context, from).filter(({ to }) =>
      words.slice(from, to).some(({ lower }) => lower === "table"),
    );
  };
}

export const kindWantedPatterns: readonly Pattern[] = [
  pattern("kind wanted", "chart", kindWanted, 0.5),
  pattern("filled below", "chart", filledBelow, 2.5),
  pattern("piled up", "chart", piled, 1),
  pattern("shares of all", "chart", inShares, 2.5),
  pattern("each in a panel", "chart", eachInPanel, 1),
  pattern("a chart each", "chart", chartEach, 1),
  pattern("table wanted", "chart", tableWanted, 3),
];
