import type { TableId } from "@askery/model";
import type { Question, Word } from "../question/question.ts";
import type { QuestionWord } from "./find-terms.ts";
import type { FlagColumn, Lexicon } from "./lexicon.ts";
import type { Mention } from "./mention.ts";
import { explainValue } from "./explain-mention.ts";
import { oppositeWords } from "./opposite-words.data.ts";
import { deedStems } from "./deed-stems.ts";
import { stemWord } from "../meaning/names/word-form.ts";

/**
 * Links words to values of yes-or-no columns: "active" means is_active = true, "inactive" means false.
 *
 * If very many columns match, those in the `named` tables come first.
 */
export function linkFlags(
  question: Question,
  words: readonly QuestionWord[],
  lexicon: Lexicon,
  named: ReadonlySet<TableId>,
): readonly Mention[] {
  return words
    .filter(({ isContent, isWeak }) => isContent && !isWeak)
    .flatMap(({ word }) => {
      const stem = stemWord(word.lemma);
      const opposite = stem.replace(/^(?:in|un|non|dis)/, "");
      const find = (stem: string) => lexicon.flagsByStem.get(stem) ?? [];
      const yes = new Set([stem, stemWord(word.lower), ...deedStems(word.lemma)].flatMap(find));
      const no = [...(opposite === stem ? [] : find(opposite)), ...oppositesOf(word).flatMap(find)].filter(
        (flag) => !yes.has(flag),
      );
      return [
        ...chooseFlags([...yes], named).map((flag) => mentionFlag(question, word, flag, flag.yes)),
        ...chooseFlags(no, named).map((flag) => mentionFlag(question, word, flag, flag.no)),
      ];
    });
}

/** The stems of the words that mean the opposite. */
function oppositesOf({ lemma, lower }: Word): readonly string[] {
  const isWord = (one: string): boolean => one === lemma || one === lower;
  return oppositeWords
    .flatMap(([one, other]) => (isWord(one) ? [other] : isWord(other) ? [one] : []))
    .map(stemWord);
}

const score = 0.85;
const partScore = 0.6;
/** The maximum number of columns per word; beyond it, the name is too ambiguous. */
const maxFlags = 8;

function chooseFlags(flags: readonly FlagColumn[], named: ReadonlySet<TableId>): readonly FlagColumn[] {
  if (flags.length <= maxFlags) return flags;
  const near = flags.filter(({ description }) => named.has(description.table));
  const others = flags.filter(({ description }) => !named.has(description.table));
  return [...near, ...others.slice(0, Math.max(0, maxFlags - near.length))];
}

function mentionFlag(question: Question, { index }: Word, flag: FlagColumn, value: string): Mention {
  const { description, stems } = flag;
  const range = { from: index, to: index + 1 };
  const target = { kind: "value", table: description.table, column: description.column.name, value } as const;
  return {
    range,
    target,
    score: stems.length === 1 ? score : partScore,
    stage: "lemma",
    isGuess: stems.length > 1,
    reason: explainValue(question, range, target, "lemma"),
  };
}
