import { monthNames, weekdayNames } from "../question/calendar-words.data.ts";
import { cutGluedWord } from "../meaning/names/split-name.ts";
import { functionWords } from "../question/function-words.data.ts";
import { lemmatizeWord } from "../question/lemmatize-word.ts";
import { countSlips, findNearWords, prepareSpelling, type Spelling } from "./fuzzy-match.ts";
import type { Lexicon } from "./lexicon.ts";
import { listEnglishWords } from "./synonym-index.ts";
import { weakWords } from "./weak-words.data.ts";

/**
 * Returns the words that misspelled words mean: asking words, months and weekdays ("avrage" → "average", "Febuary" →
 * "february"), else the only English word one typo away ("lenght" → "length"). A word that occurs in the database, or is
 * near to one that does, is left to linking, and so is one that may be a name.
 *
 * @param typed the words of a question as typed
 */
export function correctWords(typed: readonly string[], lexicon: Lexicon): ReadonlyMap<string, string> {
  return new Map(
    [...new Set(typed)].flatMap((word) => {
      const lower = word.toLowerCase();
      const [meant, ...others] = isMisspelled(lower, lexicon) ? findMeant(lower, lexicon) : [];
      const mayBeName = word !== lower && !calendarWords.has(meant ?? "");
      return meant === undefined || others.length > 0 || mayBeName ? [] : [[word, meant] as const];
    }),
  );
}

function findMeant(word: string, { isKnownWord }: Lexicon): readonly string[] {
  const asking = findNearWords(meanable(), word);
  const isCompound = cutGluedWord(word, isKnownWord).length > 1;
  if (asking.length > 0 || isCompound || word.length < leastEnglish) return asking;
  return findNearWords(english(), word).filter((one) => countSlips(word, one, 1) === 1);
}

/** Shorter words are near to too many others. */
const leastEnglish = 6;

/**
 * The words that a misspelled word may mean: those of the database, else those that people ask with. Empty for a word
 * that is known or near to none.
 */
export function suggestSpellings(typed: string, lexicon: Lexicon): readonly string[] {
  const word = typed.toLowerCase();
  if (calendarWords.has(word) || functionWords.has(word) || lexicon.isKnownWord(word)) return [];
  const ofDatabase = findNearWords(lexicon.spelling, word);
  return ofDatabase.length > 0 ? ofDatabase : findNearWords(meanable(), word);
}

function isMisspelled(word: string, lexicon: Lexicon): boolean {
  if (!/^[a-z]{5,}$/.test(word) || calendarWords.has(word) || functionWords.has(word)) return false;
  if (isCompared(word)) return false;
  const forms = [word, lemmatizeWord(word), lemmatizeWord(word, "verb")];
  return (
    !forms.some((form) => lexicon.isKnownWord(form)) &&
    forms.every((form) => findNearWords(lexicon.spelling, form).length === 0)
  );
}

/** True for "smoother" and "widest": a listed English word, compared. */
function isCompared(word: string): boolean {
  const stem = /^(.{3,}?)(?:er|est)$/u.exec(word)?.[1];
  if (stem === undefined) return false;
  englishWords ??= new Set(listEnglishWords());
  return englishWords.has(stem) || englishWords.has(`${stem}e`);
}

let englishWords: ReadonlySet<string> | undefined;
const calendarWords: ReadonlySet<string> = new Set([...monthNames.keys(), ...weekdayNames.keys()]);
let spelling: Spelling | undefined;
let englishSpelling: Spelling | undefined;

function english(): Spelling {
  englishSpelling ??= prepareSpelling(listEnglishWords());
  return englishSpelling;
}

function meanable(): Spelling {
  spelling ??= prepareSpelling([...weakWords, ...calendarWords]);
  return spelling;
}
