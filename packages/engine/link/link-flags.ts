import type { Question } from "../question/question.ts";
import type { QuestionWord } from "./find-terms.ts";
import type { FlagColumn, Lexicon } from "./lexicon.ts";
import type { Mention } from "./mention.ts";
import { booleanPrefixes } from "./column-words.data.ts";
import { explainValue } from "./explain-mention.ts";
import { stemWord } from "./word-form.ts";

/** Finds words that say yes or no to a yes-or-no column: "active" is is_active = true, "inactive" the contrary. */
export function linkFlags(
  question: Question,
  words: readonly QuestionWord[],
  lexicon: Lexicon,
): readonly Mention[] {
  return lexicon.flags.flatMap((flag) => words.flatMap((word) => linkFlag(question, word, flag)));
}

const score = 0.85;
const partScore = 0.6;

function linkFlag(
  question: Question,
  { word, isContent, isWeak }: QuestionWord,
  flag: FlagColumn,
): readonly Mention[] {
  if (!isContent || isWeak) return [];
  const stems = flag.description.words
    .filter((part, i) => i > 0 || !booleanPrefixes.includes(part))
    .map(stemWord);
  const stem = stemWord(word.lemma);
  const opposite = stem.replace(/^(?:in|un|non|dis)/, "");
  const isYes = stems.includes(stem) || stems.includes(stemWord(word.lower));
  if (!isYes && (opposite === stem || !stems.includes(opposite))) return [];
  const range = { from: word.index, to: word.index + 1 };
  const target = {
    kind: "value",
    table: flag.description.table,
    column: flag.description.column.name,
    value: isYes ? flag.yes : flag.no,
  } as const;
  const reason = explainValue(question, range, target, "lemma");
  return [
    {
      range,
      target,
      score: stems.length === 1 ? score : partScore,
      stage: "lemma",
      isGuess: stems.length > 1,
      reason,
    },
  ];
}
