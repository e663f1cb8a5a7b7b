import type { Question } from "../question/question.ts";
import { deedStems } from "./deed-stems.ts";
import { explainValue } from "./explain-mention.ts";
import type { QuestionWord } from "./find-terms.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Mention } from "./mention.ts";

/**
 * Links a noun for a deed to the status of rows that it was done to: "denials" and "denial rate" to `denied`. A noun that
 * surely names something else is no such deed.
 *
 * @param named the mentions of names
 */
export function linkDeeds(
  question: Question,
  words: readonly QuestionWord[],
  named: readonly Mention[],
  { statuses }: Lexicon,
): readonly Mention[] {
  return words
    .filter(({ word, isWeak }) => word.tag === "noun" && !isWeak && !isNamed(word.index, named))
    .flatMap(({ word }) => {
      const range = { from: word.index, to: word.index + 1 };
      const found = new Set(deedStems(word.lemma).flatMap((stem) => statuses.get(stem) ?? []));
      return [...found].map((value): Mention => {
        const target = { kind: "value", ...value } as const;
        const reason = explainValue(question, range, target, "lemma");
        return { range, target, score, stage: "lemma", isGuess: false, reason };
      });
    });
}

const score = 0.74;
const surelyNamed = 0.8;

function isNamed(index: number, mentions: readonly Mention[]): boolean {
  return mentions.some(({ range, score }) => score >= surelyNamed && range.from <= index && index < range.to);
}
