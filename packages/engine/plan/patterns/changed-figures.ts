import type { CompareOperator } from "@askery/model";
import type { Clause, Quantity } from "../request/clause.ts";
import { lessWords, moreWords } from "./change-words.data.ts";
import { amount, comparator } from "./comparison.ts";
import { either, keyword, map, optional, sequence, word, type Element } from "./pattern.ts";
import { quantity } from "./quantity.ts";
import { isThing, soldOf } from "./sold-of.ts";
import { axis } from "./axis.ts";

/** "fell", "dropped", "grew". */
export const changed = wayOf("verbs");

/** "declining", "growing". */
export const changing = wayOf("ongoing");

/** "lost", "gained". */
export const lostOrGained = wayOf("transitive");

/** "drop", "growth". */
export const changeNoun = wayOf("nouns");

function wayOf(form: keyof typeof lessWords): Element<"<" | ">"> {
  return either<"<" | ">">(
    map(word(...lessWords[form]), () => "<"),
    map(word(...moreWords[form]), () => ">"),
  );
}

/** "a drop in", "an increase of". */
const change: Element<"<" | ">"> = sequence(
  [optional(word("a", "an", "any")), changed, word("in", "of")],
  ([, way]) => way,
);

const whose = word("whose", "where", "which", "that");
const withWord = keyword("with");

/** "by more than 20 %": how far. */
const byPercent: Element<Extent> = sequence(
  [optional(word("by")), optional(comparator), amount],
  ([, how, { value, unit }]) =>
    unit === "percent" && Number(value) > 0 ? { part: Number(value) / 100, isOver: how === "more" } : null,
);

interface Extent {
  readonly part: number;
  /** True for more than that, false for at least that. */
  readonly isOver: boolean;
}

/**
 * "whose revenue fell", "with declining sales", "with a drop in orders of over 20 %": less than in the period before the one that is
 * named, or less by so much.
 */
export const changedFigure: Element<readonly Clause[]> = either(
  sequence([whose, quantity, changed, optional(byPercent)], ([, of, way, by]) => compared(of, way, by)),
  sequence([withWord, changing, quantity], ([, way, of]) => compared(of, way, null)),
  sequence(
    [withWord, change, quantity, optional(sequence([optional(word("of")), byPercent], ([, by]) => by))],
    ([, way, of, by]) => compared(of, way, by),
  ),
);

/**
 * "which categories are declining", "stores losing revenue", "which channels grew": without a figure, by what was sold of
 * them.
 */
export const changedThings: Element<readonly Clause[]> = either(
  sequence([axis, either(changed, changing), optional(byPercent)], ([of, way, by], { schema }) => {
    const sold = soldOf(of, schema);
    return sold && [{ kind: "group", axis: of }, ...compared(sold, way, by)];
  }),
  sequence([axis, either(lostOrGained, changing), quantity], ([of, way, figure], { schema }) =>
    isThing(of, schema) ? [{ kind: "group", axis: of }, ...compared(figure, way, null)] : null,
  ),
);

function compared(of: Quantity, way: "<" | ">", by: Extent | null): readonly Clause[] {
  if (by === null) return [{ kind: "having", quantity: of, operator: way, value: { type: "change" } }];
  const operator: CompareOperator = by.isOver ? way : `${way}=`;
  const change = String(way === "<" ? -by.part : by.part);
  return [{ kind: "having", quantity: of, operator, value: { type: "change", by: change } }];
}
