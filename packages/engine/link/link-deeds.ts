import type { Question, Word } from "../question/question.ts";
import { irregularForms } from "../question/lemmas.data.ts";
import { deedStems } from "./deed-stems.ts";
import { explainValue } from "./explain-mention.ts";
import type { QuestionWord } from "./find-terms.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Mention } from "./mention.ts";

/**
 * Links a word for a deed to the status of rows that it was done to: "denials", "denial rate" and "did we deny" to `denied`. A noun that
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
    .filter(({ word, isWeak }) => isDeed(word, question) && !isWeak && !isNamed(word.index, named))
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

/** A noun, or an irregular verb: "how many deals did we lose", "who withdrew". */
function isDeed({ tag, lower, lemma, index }: Word, { words }: Question): boolean {
  if (tag === "noun") return true;
  const isAsked = lower !== lemma || words.slice(0, index).some((word) => word.lemma === "do");
  return tag === "verb" && isAsked && irregularForms.has(lemma);
}

const score = 0.74;
const surelyNamed = 0.8;

function isNamed(index: number, mentions: readonly Mention[]): boolean {
  return mentions.some(({ range, score }) => score >= surelyNamed && range.from <= index && index < range.to);
}
