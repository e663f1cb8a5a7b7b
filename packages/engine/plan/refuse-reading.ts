import type { Problem } from "@askery/model";
import type { Question, Word } from "../question/question.ts";
import { skipCost } from "./cover-words.ts";
import type { RankedReading } from "./reading.ts";
import type { Schema } from "./schema.ts";

/** Above this part of a question's weight left unexplained, no answer is better than a wrong one. */
const mostUnexplained = 0.34;

/** Why the best reading had better not be answered; null when it may. */
export function refuseReading(
  question: Question,
  best: RankedReading | null,
  schema: Schema,
): Problem | null {
  if (schema.catalog.tables.length === 0) {
    return { code: "database-empty", spans: [], facts: {}, suggestions: [] };
  }
  const unexplained =
    best === null ? question.words.filter((word) => skipCost(word) > 0) : unexplainedBy(question, best);
  if (best === null) return refuseWords("question-not-understood", unexplained);
  const weight = unexplained.reduce((sum, word) => sum + skipCost(word), 0);
  const all = question.words.reduce((sum, word) => sum + skipCost(word), 0);
  const things = unexplained.filter((word) => word.tag === "noun" || word.tag === "properNoun");
  if (things.length > 0 || weight > mostUnexplained * all) {
    return refuseWords("words-unknown", things.length > 0 ? things : unexplained);
  }
  return null;
}

function unexplainedBy(question: Question, { reading }: RankedReading): readonly Word[] {
  return question.words.filter(
    (word) =>
      skipCost(word) > 0 &&
      !reading.explained.some(({ range }) => word.index >= range.from && word.index < range.to),
  );
}

function refuseWords(code: Problem["code"], words: readonly Word[]): Problem {
  return {
    code,
    spans: words.map((word) => word.span),
    facts: { words: words.map((word) => word.text).join(", ") },
    suggestions: [],
  };
}
