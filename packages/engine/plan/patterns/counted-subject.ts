import type { Clause } from "../request/clause.ts";
import { keyword, onlyWhere, sequence, type Element } from "./pattern.ts";
import { count, countedAxis, topOf } from "./top-elements.ts";

const countedRows = sequence([count, countedAxis], ([rows, { subject, isPlural }]) =>
  isPlural && rows > 1 && subject.kind === "entity"
    ? topOf({ count: rows, direction: "descending", subject, by: { kind: "answer" } })
    : null,
);

const rankingWord = keyword("top", "bottom", "most", "least", "newest", "oldest");

/** "the 5 customers who ordered most recently": the limit of a ranking in other words of the question. */
export const countedSubject: Element<readonly Clause[]> = onlyWhere(countedRows, (context, from) => {
  const later = context.question.words.slice(from + 2);
  const isRanked = later.some(({ index }) => rankingWord(context, index).length > 0);
  return isRanked ? countedRows(context, from) : [];
});
