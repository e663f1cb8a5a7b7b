import { finish, type Sliced, type TableId } from "@askery/model";
import type { Question, WordRange } from "../question/question.ts";
import { explainName } from "./explain-mention.ts";
import {
  findImpliedTerms,
  findRoleTerms,
  findNamedTerms,
  findSynonymTerms,
  sortWords,
  type QuestionWord,
  type Term,
} from "./find-terms.ts";
import { findAlignedTerms } from "./find-aligned-terms.ts";
import { findSpelledTerms } from "./find-spelled-terms.ts";
import { findNearWords } from "./fuzzy-match.ts";
import type { Lexicon } from "./lexicon.ts";
import { linkDeeds } from "./link-deeds.ts";
import { linkEvents } from "./link-events.ts";
import { linkFlags } from "./link-flags.ts";
import { linkGlossary } from "./link-glossary.ts";
import { linkNames, linkRoles, surelyNamed } from "./link-names.ts";
import { linkKinds } from "./link-kinds.ts";
import { linkKin } from "./link-kin.ts";
import { linkLoosely } from "./link-loosely.ts";
import { linkShortValues } from "./link-short-values.ts";
import { linkShortSynonyms } from "./link-short-synonyms.ts";
import { linkSimilar } from "./link-similar.ts";
import { splitName } from "../meaning/names/split-name.ts";
import { linkQualified } from "./link-qualified.ts";
import { linkHeads, linkMisspelledValue, linkValues } from "./link-values.ts";
import { linkPeople } from "./link-people.ts";
import { linkVerbs } from "./link-verbs.ts";
import type { LinkStage, Mention } from "./mention.ts";
import { obeyDefinitions } from "./obey-definitions.ts";
import { isPlainEnglish } from "./prepare-names.ts";
import { pruneMentions } from "./prune-mentions.ts";
import { formWord } from "../meaning/names/word-form.ts";

/**
 * Finds what the words of a question may refer to in a database: tables, columns, values, glossary entries.
 *
 * Returns all plausible mentions, including overlapping ones, in question order, better ones first: composition
 * chooses. All stages use the same scale of scores:
 *
 * | Score | Match |
 * |---|---|
 * | 1 | a glossary entry; an exact name |
 * | 0.94–0.98 | a name in singular or plural; a value, ignoring case |
 * | 0.82–0.92 | a name by its stem, an abbreviation, a name without its table's word; a value in another number, "French" for France, "US" |
 * | 0.55–0.7 | a synonym; most of a name's words; a value with a typo |
 * | 0.35–0.55 | half of a name or value; a column implied by an adjective or "when"; a comment |
 * | below | a part of a longer mention |
 */
export function* linkMentions(question: Question, lexicon: Lexicon): Sliced<readonly Mention[]> {
  const words = sortWords(question);
  const terms = [
    ...findNamedTerms(words),
    ...findSpelledTerms(words, lexicon.names),
    ...findAlignedTerms(words, lexicon),
    ...findSynonymTerms(words),
    ...findImpliedTerms(words),
  ];
  yield;
  const all = yield* linkNames(question, terms, words, lexicon);
  const names = all.filter((name) => !isParticiple(name, question));
  const named = findNamedTables(names);
  const values = [
    ...linkWhole(question, words, lexicon).filter((value) => !isFragment(value, words, names)),
    ...linkFlags(question, words, lexicon, named),
    ...linkDeeds(question, words, names, lexicon),
  ];
  yield;
  const roles = linkRoles(question, findRoleTerms(words), named, lexicon);
  const sure = [
    ...linkGlossary(question, lexicon.glossary),
    ...values.map((mention) => preferNamed(mention, named)),
    ...names.filter((name) => !isOtherForm(name, values, question)),
    ...roles,
    ...linkPeople(question, words, [...names, ...values], lexicon),
  ];
  yield;
  const unexplained = findLeftOver(words, sure);
  const unnamed = findLeftOver(
    words,
    sure.filter(({ isGuess }) => !isGuess),
  );
  const guesses = [
    ...linkComments(question, unexplained, lexicon),
    ...linkKin(question, unexplained, words, lexicon),
    ...linkMisspelled(question, unexplained, words, lexicon),
    ...linkEvents(question, unexplained, lexicon),
    ...linkVerbs(question, unexplained, lexicon),
    ...linkLoosely(question, unnamed, words, lexicon),
    ...linkShortSynonyms(question, unnamed, words, lexicon),
    ...linkShortValues(question, unexplained, lexicon),
  ];
  yield;
  const unsure = findLeftOver(words, [...sure, ...guesses].filter(isMeant));
  const similar = [
    ...linkSimilar(question, unsure, words, lexicon),
    ...linkHeads(question, unsure, lexicon),
    ...linkQualified(question, unsure, sure, lexicon),
  ];
  yield;
  return pruneMentions(obeyDefinitions([...sure, ...guesses, ...similar]));
}

/** Links values; a word for several of a column is none of them. */
function linkWhole(question: Question, words: readonly QuestionWord[], lexicon: Lexicon): readonly Mention[] {
  const kinds = linkKinds(question, words, lexicon);
  const isOneOf = (value: Mention, kind: Mention): boolean =>
    value.stage === "part" &&
    value.range.from === kind.range.from &&
    value.range.to === kind.range.to &&
    isOfSameColumn(value, kind);
  const single = linkValues(question, words, lexicon).filter(
    (value) => !kinds.some((kind) => isOneOf(value, kind)),
  );
  return [...single, ...kinds];
}

function isOfSameColumn({ target: one }: Mention, { target: other }: Mention): boolean {
  return (
    one.kind === "value" && other.kind === "value" && one.table === other.table && one.column === other.column
  );
}

/** The words with content that no mention explains. */
function findLeftOver(words: readonly QuestionWord[], mentions: readonly Mention[]): readonly QuestionWord[] {
  return words.filter(
    ({ word, isContent, isWeak }) =>
      isContent && !isWeak && !mentions.some(({ range }) => covers(range, word.index)),
  );
}

/** "Returning" before a noun says something about it: it is no form of a table called returns, unlike "fueling" of fuelings. */
function isParticiple({ range, stage, target }: Mention, { words }: Question): boolean {
  const [word, next] = [words[range.from], words[range.to]];
  const isForm = target.kind === "table" && stage === "lemma" && range.to === range.from + 1;
  if (word === undefined || !isForm || next?.tag !== "noun") return false;
  return word.lower.endsWith("ing") && !target.table.toLowerCase().includes(word.lower);
}

/** True unless the words are only a small part of a name, in a comment or implied. */
function isMeant({ stage, score }: Mention): boolean {
  return score >= halfMeant || !vagueStages.has(stage);
}

const halfMeant = 0.5;
const vagueStages: ReadonlySet<LinkStage> = new Set<LinkStage>(["part", "comment", "adjective"]);

function covers(range: WordRange, index: number): boolean {
  return range.from <= index && index < range.to;
}

/** True for a part of a value that is a plain word and part of a name: "sales" in Sales Manager; "airlines" beside a table of them. */
function isFragment(value: Mention, words: readonly QuestionWord[], names: readonly Mention[]): boolean {
  const { from, to } = value.range;
  const word = words[from]?.word;
  const isKind = value.target.kind === "value" && value.target.others !== undefined;
  if ((value.stage !== "part" && !isKind) || to - from > 1 || word === undefined) return false;
  const isPlain = word.text === word.lower && isPlainEnglish(word.lower);
  const isNamed = names.some(({ range, stage }) => covers(range, from) && stage !== "adjective");
  return (isPlain || isKind) && isNamed;
}

/** True for an adjective that is a value, and the name of a column only in another form: open matters were not just opened. */
function isOtherForm({ range, target }: Mention, values: readonly Mention[], { words }: Question): boolean {
  const word = words[range.from];
  return (
    target.kind === "column" &&
    word?.tag === "adjective" &&
    range.to === range.from + 1 &&
    !splitName(target.column).includes(word.lower) &&
    values.some(
      (value) => value.range.from === range.from && value.range.to === range.to && value.stage === "exact",
    )
  );
}

const strangerPenalty = 0.02;

/** Lowers the score of values in tables that the question does not mention. */
function preferNamed(mention: Mention, named: ReadonlySet<TableId>): Mention {
  const isNear = named.size === 0 || mention.target.kind === "glossary" || named.has(mention.target.table);
  return isNear ? mention : { ...mention, score: mention.score - strangerPenalty };
}

function findNamedTables(mentions: readonly Mention[]): ReadonlySet<TableId> {
  const sure = mentions.filter(({ score }) => score >= surelyNamed);
  return new Set(sure.flatMap(({ target }) => (target.kind === "glossary" ? [] : [target.table])));
}

const commentScore = 0.42;

function linkComments(
  question: Question,
  words: readonly QuestionWord[],
  lexicon: Lexicon,
): readonly Mention[] {
  return words.flatMap(({ word }) => {
    const range = { from: word.index, to: word.index + 1 };
    return (lexicon.comments.get(formWord(word.lower, word.lemma).stem) ?? []).map(
      ({ table, column }): Mention => {
        const target =
          column === null
            ? ({ kind: "table", table } as const)
            : ({ kind: "column", table, column } as const);
        return {
          range,
          target,
          score: commentScore,
          stage: "comment",
          isGuess: true,
          reason: explainName(question, range, target, "comment"),
        };
      },
    );
  });
}

const misspelledStrength = 0.6;

/** Corrects words that nothing explains and that are not English to the nearest words of the database. */
function linkMisspelled(
  question: Question,
  unexplained: readonly QuestionWord[],
  words: readonly QuestionWord[],
  lexicon: Lexicon,
): readonly Mention[] {
  return unexplained
    .filter(({ word }) => !lexicon.isKnownWord(word.lower) && !lexicon.isKnownWord(word.lemma))
    .flatMap(({ word }) => {
      const range = { from: word.index, to: word.index + 1 };
      const meant = [
        ...new Set([word.lower, word.lemma].flatMap((form) => findNearWords(lexicon.spelling, form))),
      ];
      const terms = meant.map((near): Term => ({
        range,
        forms: [formWord(near)],
        way: "fuzzy",
        strength: misspelledStrength,
      }));
      const typed = terms.length === 0 ? [] : findNamedTerms(words);
      return [
        ...finish(linkNames(question, [...typed, ...terms], words, lexicon)).filter(
          (mention) => mention.stage === "fuzzy" && covers(mention.range, word.index),
        ),
        ...linkMisspelledValue(question, word.index, meant, lexicon),
      ];
    });
}
