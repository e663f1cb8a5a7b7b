import type { DrawnAxis, OrderKey } from "../request/clause.ts";
import { either, map, sequence, word, type Element } from "./pattern.ts";

/** "the x axis", "vertical axis". */
export const axisNoun: Element<DrawnAxis> = either(
  sequence([word("x", "horizontal", "bottom"), word("axis", "axes")], (): DrawnAxis => "x"),
  sequence([word("y", "vertical"), word("axis", "axes")], (): DrawnAxis => "y"),
);

/** "X", "y". */
export const axisLetter: Element<DrawnAxis> = either(
  map(word("x"), (): DrawnAxis => "x"),
  map(word("y"), (): DrawnAxis => "y"),
);

/** "total number", "the frequency": the figure that is drawn. */
const drawnNumber: Element<DrawnAxis> = either(
  sequence([word("total"), word("number", "count", "amount")], (): DrawnAxis => "y"),
  map(word("number", "count", "frequency"), (): DrawnAxis => "y"),
);

/** What a chart is sorted by: "the y axis", "X", "total number". */
export const drawnKey: Element<OrderKey> = map(either(axisNoun, axisLetter, drawnNumber), (drawn) => ({
  kind: "drawn",
  axis: drawn,
}));
