import { pluralizeWord, singularize } from "../meaning/names/word-form.ts";
import type { Question } from "../question/question.ts";
import { explainValue } from "./explain-mention.ts";
import type { QuestionWord } from "./find-terms.ts";
import { describeColumn, type Lexicon } from "./lexicon.ts";
import type { Mention } from "./mention.ts";
import { isEnglishWord } from "./synonym-index.ts";
import { findByText, findByWord, normalizeValue, type FoundValue } from "./value-index.ts";

/**
 * Links a noun to all values that it ends, of a column that sorts or locates rows: "lamps" are Table lamps and Floor lamps,
 * "Europe" is Western Europe and Eastern Europe.
 */
export function linkKinds(
  question: Question,
  words: readonly QuestionWord[],
  lexicon: Lexicon,
): readonly Mention[] {
  return words.filter(isNoun).flatMap((one) => {
    const { word } = one;
    const range = { from: word.index, to: word.index + 1 };
    const forms = [...new Set([word.lower, singularize(word.lower), pluralizeWord(word.lower)])];
    const whole = new Set(forms.flatMap((form) => findByText(lexicon.values, form)).map(nameColumn));
    const ended = forms.flatMap((form) =>
      findByWord(lexicon.values, form).filter(({ value }) => normalizeValue(value).endsWith(` ${form}`)),
    );
    return [...Map.groupBy(ended, nameColumn)].flatMap(([column, [first, ...others]]): readonly Mention[] => {
      if (first === undefined || others.length === 0 || whole.has(column)) return [];
      const role = describeColumn(lexicon, first.table, first.column)?.meaning.role.value;
      // A place has a name; a kind of thing, a word.
      if (role !== "place" && !(role === "category" && isCommon(one))) return [];
      const target = { kind: "value", ...first, others: others.map(({ value }) => value) } as const;
      const reason = explainValue(question, range, target, "synonym");
      return [{ range, target, score: kindScore, stage: "synonym", isGuess: true, reason }];
    });
  });
}

/** True also for a plural that may be a verb: "bowls". */
function isNoun({ word: { tag, lower, lemma }, isContent, isWeak }: QuestionWord): boolean {
  const isPlural = tag === "verb" && lower === pluralizeWord(lemma);
  return isContent && !isWeak && (tag === "noun" || tag === "properNoun" || isPlural);
}

function isCommon({ word: { tag, lemma } }: QuestionWord): boolean {
  return tag !== "properNoun" && isEnglishWord(lemma);
}

const kindScore = 0.7;

function nameColumn({ table, column }: FoundValue): string {
  return `${table}\n${column}`;
}
