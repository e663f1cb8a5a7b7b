import { abbreviations } from "./abbreviations.data.ts";
import { cutGluedWord, splitName } from "./split-name.ts";
import { formWord, type WordForm } from "./word-form.ts";

/** One word of a name, with what it may abbreviate. */
export interface NameWord extends WordForm {
  /** Each is one or more words: `dob` → [date, birth]. Empty for a word that abbreviates nothing. */
  readonly expansions: readonly (readonly WordForm[])[];
}

/** Reads names of one database. A name is worked out once, however many columns use it, and so is a word. */
export interface NameReader {
  readonly readName: (name: string) => readonly NameWord[];
  /** The same as plain words: singular, abbreviations replaced by what they likeliest stand for. */
  readonly readWords: (name: string) => readonly string[];
  /** Whether a lower-case word is English or the database's own. */
  readonly isKnown: (word: string) => boolean;
}

/** @param isKnown whether a word is English or the database's own, so that `birthdate` is cut in two and `candidate` is not. */
export function prepareNameReader(isKnown: (word: string) => boolean): NameReader {
  const pieces = new Map<string, readonly NameWord[]>();

  function readPiece(piece: string): readonly NameWord[] {
    const known = pieces.get(piece);
    if (known !== undefined) return known;
    const words = cutGluedWord(piece, isKnown).map(readNameWord);
    pieces.set(piece, words);
    return words;
  }

  const names = new Map<string, readonly NameWord[]>();

  function readName(name: string): readonly NameWord[] {
    const known = names.get(name);
    if (known !== undefined) return known;
    const words = joinInitials(splitName(name)).flatMap(readPiece);
    names.set(name, words);
    return words;
  }

  return { readName, readWords: (name) => readName(name).flatMap(spellOut), isKnown };
}

/** Puts a lone letter back to its word where the two are an abbreviation: `LName` is `lname`, a last name. */
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
