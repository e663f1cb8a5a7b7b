import type { Clause, Quantity } from "../request/clause.ts";
import { axis } from "./axis.ts";
import { bareFigure } from "./bare-figure.ts";
import { looking } from "./look-elements.ts";
import { either, map, optional, pattern, sequence, word, type Element, type Pattern } from "./pattern.ts";
import { statedQuantity } from "./quantity.ts";

const coloring = word("color", "colored", "colour", "coloured", "shade", "shaded", "tint", "tinted", "paint");

const marks: Element<unknown> = either<unknown>(
  word("it", "them"),
  sequence(
    [
      word("the"),
      word("bar", "column", "point", "dot", "bubble", "circle", "tile", "mark", "map", "country", "state"),
    ],
    () => true,
  ),
);

/** "color by margin", "shade the bars by the number of orders": a figure. Other colors are a breakdown. */
const colored: Element<Quantity> = sequence(
  [
    optional(word("and", "with")),
    coloring,
    optional(marks),
    word("by", "with"),
    optional(word("the", "their", "its")),
    either(statedQuantity, bareFigure),
  ],
  (found) => found[5],
);

/** "Color by category": a breakdown. If it is the only one, each of its marks has a color of its own. */
const coloredByAxis: Element<readonly Clause[]> = sequence(
  [optional(word("and", "with")), coloring, optional(marks), word("by"), axis],
  ([, , , , one]): readonly Clause[] => [
    { kind: "group", axis: one },
    { kind: "chart", chart: looking({ display: { palette: "varied" } }) },
  ],
);

export const colorPatterns: readonly Pattern[] = [
  pattern("color by a breakdown", "dimension", coloredByAxis, 1.5),
  pattern(
    "color by a figure",
    "chart",
    map(colored, (of) => [{ kind: "color", quantity: of }]),
    2.5,
  ),
];
