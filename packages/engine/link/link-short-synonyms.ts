import { finish } from "@askery/model";
import { rateAlignment } from "../meaning/names/align-word.ts";
import { splitName } from "../meaning/names/split-name.ts";
import { formWord, stemWord } from "../meaning/names/word-form.ts";
import type { Question } from "../question/question.ts";
import { findNamedTerms, type QuestionWord, type Term } from "./find-terms.ts";
import { describeColumn, type Lexicon } from "./lexicon.ts";
import { linkNames } from "./link-names.ts";
import type { Mention, MentionTarget } from "./mention.ts";
import { findSynonyms } from "./synonym-index.ts";

/**
 * Links nouns that no name explains to names that are short for a synonym of theirs: "clients" to `cstm`, as for
 * customers.
 */
export function linkShortSynonyms(
  question: Question,
  unexplained: readonly QuestionWord[],
  words: readonly QuestionWord[],
  lexicon: Lexicon,
): readonly Mention[] {
  const terms = unexplained
    .filter(({ word }) => word.tag === "noun")
    .flatMap((word) => termsOf(word, lexicon));
  if (terms.length === 0) return [];
  const isMeant = ({ range, target }: Mention): boolean =>
    terms.some(
      (term) =>
        range.from <= term.range.from && term.range.to <= range.to && isNamedSo(term, target, lexicon),
    );
  return finish(linkNames(question, [...findNamedTerms(words), ...terms], words, lexicon)).filter(isMeant);
}

/** True for a figure, or if the name ends so: sales are no `sls_rep`. */
function isNamedSo({ forms }: Term, target: MentionTarget, lexicon: Lexicon): boolean {
  if (target.kind !== "table" && target.kind !== "column") return true;
  const column = target.kind === "column" ? target.column : null;
  const isFigure =
    column !== null && describeColumn(lexicon, target.table, column)?.uses.has("measure") === true;
  const head = formWord(splitName(column ?? target.table).at(-1) ?? "").stem;
  return isFigure || forms.some(({ stem }) => stem === head);
}

/** The short words that fit a synonym surely; none if several words fit equally well. */
function termsOf({ word }: QuestionWord, { names, readings }: Lexicon): readonly Term[] {
  const range = { from: word.index, to: word.index + 1 };
  const strengths = new Map<string, number>();
  for (const { words, strength } of findSynonyms(word.lemma)) {
    const [synonym = "", ...others] = words;
    if (others.length > 0) continue;
    for (const short of names.shortWords.get(synonym.slice(0, 1)) ?? []) {
      const fit = rateAlignment(short, synonym);
      const read = readings.get(short);
      const isRead = read !== undefined && ![...read].some((one) => stemWord(one) === stemWord(synonym));
      if (short.length < shortest || fit < surelyShort || isRead) continue;
      strengths.set(short, Math.max(strengths.get(short) ?? 0, strength * fit));
    }
  }
  const best = Math.max(0, ...strengths.values());
  const [only, ...rivals] = [...strengths].filter(([, strength]) => strength === best);
  if (only === undefined || rivals.length > 0) return [];
  return [{ range, forms: [formWord(only[0])], way: "synonym", strength: only[1] }];
}

/** Fewer letters are short for too many words. */
const shortest = 3;
const surelyShort = 0.75;
