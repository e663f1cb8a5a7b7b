import type { Question } from "../question/question.ts";
import type { Cover } from "./cover-words.ts";
import type { Quantity } from "./request/clause.ts";
import type { Fragment } from "./request/fragment.ts";
import { isSame } from "./request/is-same.ts";

/**
 * Removes covers that use one column for figures with different names, as for "average price and average cost". Returns
 * all covers if none would remain.
 */
export function distinguishFigures(covers: readonly Cover[], question: Question): readonly Cover[] {
  const apart = covers.filter(({ fragments }) => {
    const figures = fragments.flatMap((fragment) => readFigures(fragment, question));
    return !figures.some((one, index) =>
      figures
        .slice(index + 1)
        .some((other) => one.name !== other.name && isSame(one.quantity, other.quantity)),
    );
  });
  return apart.length > 0 ? apart : covers;
}

interface NamedFigure {
  readonly name: string;
  readonly quantity: Quantity;
}

/** The figure that a fragment names, if any. */
function readFigures({ clauses, mentions }: Fragment, { words }: Question): readonly NamedFigure[] {
  const [clause, ...others] = clauses;
  if (clause?.kind !== "measure" || clause.quantity.kind !== "column" || others.length > 0) return [];
  const named = mentions.map(({ range }) => words.slice(range.from, range.to).map(({ lemma }) => lemma));
  return named.length === 0 ? [] : [{ name: named.flat().join(" "), quantity: clause.quantity }];
}
