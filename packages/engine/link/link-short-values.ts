import { rateAlignment } from "../meaning/names/align-word.ts";
import { clearFit } from "../meaning/states/spell-code.ts";
import type { Question } from "../question/question.ts";
import { explainValue } from "./explain-mention.ts";
import type { QuestionWord } from "./find-terms.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Mention } from "./mention.ts";

/** Links words that nothing else explains to the codes that are short for them: "frozen" to `FRZ`. */
export function linkShortValues(
  question: Question,
  unexplained: readonly QuestionWord[],
  { shortValues }: Lexicon,
): readonly Mention[] {
  return unexplained.flatMap(({ word }) => {
    const forms = [...new Set([word.lower, word.lemma])];
    const rated = (shortValues.get(word.lower.slice(0, 1)) ?? []).map((found) => ({
      found,
      fit: Math.max(...forms.map((form) => rateAlignment(found.value.toLowerCase(), form))),
    }));
    const best = Math.max(0, ...rated.map(({ fit }) => fit));
    if (best < clearFit) return [];
    const range = { from: word.index, to: word.index + 1 };
    return rated
      .filter(({ fit }) => fit === best)
      .map(({ found, fit }): Mention => {
        const target = { kind: "value", ...found } as const;
        const reason = explainValue(question, range, target, "abbreviation");
        return { range, target, score: fit * strength, stage: "abbreviation", isGuess: false, reason };
      });
  });
}

const strength = 0.9;
