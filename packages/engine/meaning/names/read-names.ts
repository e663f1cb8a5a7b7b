import { abbreviations } from "./abbreviations.data.ts";
import { cutGluedWord, splitName } from "./split-name.ts";
import { formWord, type WordForm } from "./word-form.ts";

/** One word of a name, with its possible expansions. */
export interface NameWord extends WordForm {
  /** Each expansion is one or more words: `dob` → [date, birth]. Empty if the word is not an abbreviation. */
  readonly expansions: readonly (readonly WordForm[])[];
}

/** Reads the names of one database. Memoizes names and words. */
export interface NameReader {
  readonly readName: (name: string) => readonly NameWord[];
  /** The name as plain words: singular, with abbreviations replaced by their likeliest expansion. */
  readonly readWords: (name: string) => readonly string[];
  /** True if a lowercase word is English or occurs in the database. */
  readonly isKnown: (word: string) => boolean;
}

/**
 * @param isKnown true if a word is English or occurs in the database, so that `birthdate` is split and `candidate` is
 * not
 */
export function prepareNameReader(isKnown: (word: string) => boolean): NameReader {
  const readPiece = remembered((piece) => cutGluedWord(piece, isKnown).map(readNameWord));
  const readName = remembered((name) => joinInitials(splitName(name)).flatMap(readPiece));
  return { readName, readWords: remembered((name) => readName(name).flatMap(spellOut)), isKnown };
}

/** The same, with one list for the same name: thousands of columns have few names. */
function remembered<Word>(read: (name: string) => readonly Word[]): (name: string) => readonly Word[] {
  const names = new Map<string, readonly Word[]>();
  return (name) => {
    const known = names.get(name);
    if (known !== undefined) return known;
    const words = read(name);
    names.set(name, words);
    return words;
  };
}

/** Reattaches a single letter if both parts are an abbreviation: `LName` is `lname`, a last name. */
function joinInitials(pieces: readonly string[]): readonly string[] {
  const [first = "", second = "", ...rest] = pieces;
  return first.length === 1 && abbreviations.has(first + second) ? [first + second, ...rest] : pieces;
}

function readNameWord(text: string): NameWord {
  const expansions = (abbreviations.get(text) ?? []).map((phrase) =>
    phrase.split(" ").map((word) => formWord(word)),
  );
  return { ...formWord(text), expansions };
}

function spellOut(word: NameWord): readonly string[] {
  const [likeliest] = word.expansions;
  return likeliest === undefined ? [word.lemma] : likeliest.map((form) => form.lemma);
}
