import type { CompareOperator } from "@askery/model";
import type { Clause, Quantity } from "../request/clause.ts";
import { either, keyword, map, optional, sequence, word, type Element } from "./pattern.ts";
import { quantity } from "./quantity.ts";

/** "fell", "dropped", "grew". */
const changed: Element<CompareOperator> = either<CompareOperator>(
  map(word("fall", "drop", "decline", "decrease", "shrink", "worsen"), () => "<"),
  map(word("grow", "rise", "increase", "improve", "climb"), () => ">"),
);

const changing: Element<CompareOperator> = either<CompareOperator>(
  map(word("falling", "dropping", "declining", "decreasing", "shrinking"), () => "<"),
  map(word("growing", "rising", "increasing", "improving"), () => ">"),
);

/** "a drop in", "an increase of". */
const change: Element<CompareOperator> = sequence(
  [optional(word("a", "an", "any")), changed, word("in", "of")],
  ([, way]) => way,
);

const whose = word("whose", "where", "which", "that");
const withWord = keyword("with");

/** "whose revenue fell", "with declining sales", "with a drop in orders": less than in the period before the one that is named. */
export const changedFigure: Element<readonly Clause[]> = either(
  sequence([whose, quantity, changed], ([, of, way]) => compared(of, way)),
  sequence([withWord, changing, quantity], ([, way, of]) => compared(of, way)),
  sequence([withWord, change, quantity], ([, way, of]) => compared(of, way)),
);

function compared(of: Quantity, operator: CompareOperator): readonly Clause[] {
  return [{ kind: "having", quantity: of, operator, value: { type: "change" } }];
}
