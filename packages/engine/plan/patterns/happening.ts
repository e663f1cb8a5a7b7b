import type { ColumnRef } from "../clause.ts";
import type { Element } from "../pattern.ts";

/** A word for what happened on a date of a row: "hired", "hires", "signups", "leavers". */
export const happening: Element<ColumnRef> = (context, from) => {
  const word = context.question.words[from];
  if (!word || word.isFunctionWord) return [];
  const found = context.schema.happeningsOf(word.lemma);
  return (found.length > 0 ? found : context.schema.happeningsOf(word.lower)).map(({ column, fit }) => ({
    value: column,
    to: from + 1,
    mentions: [],
    score: fit * happeningWorth,
  }));
};

const happeningWorth = 0.95;

/** The same by a noun, a thing that can be counted: "hires", "signups". */
export const happeningNoun: Element<ColumnRef> = (context, from) => {
  const word = context.question.words[from];
  const isThing =
    word !== undefined && (word.tag === "noun" || word.tag === "properNoun" || word.lower.endsWith("s"));
  return isThing ? happening(context, from) : [];
};
