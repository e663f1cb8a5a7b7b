import type { Clause } from "../request/clause.ts";
import { table as entity } from "../patterns/column.ts";
import { lightVerb } from "../patterns/light-verb.ts";
import {
  either,
  keyword,
  onlyWhere,
  optional,
  sequence,
  tagged,
  word,
  type Element,
} from "../patterns/pattern.ts";
import { back, edit } from "./answer-acts.ts";

/** ", how many each". */
const each: Element<unknown> = sequence(
  [optional(word(",")), optional(keyword("and")), keyword("count"), optional(word("each"))],
  () => true,
);

const asked = sequence(
  [
    optional(keyword("and")),
    keyword("which"),
    entity,
    optional(
      either<unknown>(
        sequence([word("be"), back], () => true),
        sequence([optional(lightVerb), optional(tagged("verb")), tagged("verb"), back], () => true),
        each,
      ),
    ),
  ],
  ([, , table]) => edit({ kind: "which", table }),
);

/**
 * "which riders", "which horses are they", "which teachers gave them": breaks the figure before down by what its rows
 * refer to, or lists the rows that were counted. It is the whole question: with a condition of its own, it would be a new one.
 */
export const whichOfThose: Element<readonly Clause[]> = onlyWhere(asked, (context, from) => {
  const { words } = context.question;
  const isWhole = (to: number): boolean => words.slice(to).every(({ tag }) => tag === "punctuation");
  return from > 0 ? [] : asked(context, from).filter(({ to }) => isWhole(to));
});
