import type { Quantity } from "../request/clause.ts";
import { bareFigure } from "./bare-figure.ts";
import { either, map, optional, pattern, sequence, word, type Element, type Pattern } from "./pattern.ts";
import { statedQuantity } from "./quantity.ts";

const coloring = word("color", "colored", "colour", "coloured", "shade", "shaded");

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

export const colorPatterns: readonly Pattern[] = [
  pattern(
    "color by a figure",
    "chart",
    map(colored, (of) => [{ kind: "color", quantity: of }]),
    2.5,
  ),
];
