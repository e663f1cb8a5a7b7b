import type { Clause, Quantity } from "../request/clause.ts";
import { bareFigure } from "./bare-figure.ts";
import { listSeparator, table } from "./column.ts";
import { ending } from "./look-elements.ts";
import {
  either,
  keyword,
  map,
  optional,
  pattern,
  sequence,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";
import { statedQuantity } from "./quantity.ts";

const atSide: Element<unknown> = sequence([word("on", "at", "to"), word("right", "left")], () => true);

/** "Both on separate axes", "with two axes": the figures that the chart has. */
const ownAxes: Element<readonly Clause[]> = sequence(
  [
    optional(word("put", "draw", "show", "plot", "give", "use")),
    optional(word("both", "them", "each", "figures", "measures", "lines")),
    optional(word("on", "with")),
    word("two", "2", "separate", "different", "own", "individual", "dual"),
    word("axis", "axes", "scale", "scales"),
    ending(),
  ],
  (): readonly Clause[] => [{ kind: "chart", chart: { kind: "combo", stacking: null } }],
);

/** "put margin on a second axis": another figure, with a scale of its own. */
const onSecondAxis: Element<readonly Clause[]> = sequence(
  [
    optional(word("put", "move", "place", "give", "plot", "draw", "show")),
    drawnFigure(),
    keyword("chart:combo"),
    optional(atSide),
  ],
  ([, quantity]) => combined(quantity),
);

const overMarks: Element<unknown> = sequence(
  [
    word("over", "above", "across", "on", "behind", "with"),
    optional(word("top")),
    word("bar", "column", "it", "them"),
  ],
  () => true,
);

/** "margin as a line over the bars", "revenue as bars and margin as a line": columns and a line, each with its own scale. */
const lineOverBars: Element<readonly Clause[]> = either(
  sequence(
    [
      optional(word("put", "add", "draw", "plot", "show", "with")),
      drawnFigure(),
      word("as"),
      word("line"),
      overMarks,
    ],
    ([, quantity]) => combined(quantity),
  ),
  sequence(
    [
      drawnFigure(),
      word("as"),
      word("bar", "column"),
      optional(listSeparator),
      drawnFigure(),
      word("as"),
      word("line"),
    ],
    ([first, , , , second]) => combined(first, second),
  ),
);

function drawnFigure(): Element<Quantity> {
  const counted = map(table, (of): Quantity => ({ kind: "rows", table: of }));
  return either<Quantity>(statedQuantity, bareFigure, counted);
}

function combined(...quantities: readonly Quantity[]): readonly Clause[] {
  return [
    { kind: "chart", chart: { kind: "combo", stacking: null } },
    ...quantities.map((quantity): Clause => ({ kind: "measure", quantity, isImplied: false })),
  ];
}

/** "plot one against the other", "them against each other": both figures as points. */
const againstEachOther: Element<readonly Clause[]> = sequence(
  [
    optional(word("plot", "draw", "show", "set", "chart", "graph")),
    optional(word("one", "two", "both", "figures")),
    word("against", "versus", "vs"),
    either<unknown>(
      sequence([word("each", "one"), word("other", "another")], () => true),
      word("other", "another"),
    ),
    ending(),
  ],
  (): readonly Clause[] => [{ kind: "chart", chart: { kind: "scatter", stacking: null } }],
);

/** Charts that show a second figure along with the first. */
export const twoFigurePatterns: readonly Pattern[] = [
  pattern("second axis", "chart", onSecondAxis, 1),
  pattern("axes of their own", "chart", ownAxes, 1),
  pattern("line over bars", "chart", lineOverBars, 2),
  pattern("against each other", "chart", againstEachOther, 2.5),
];
