import type { Catalog } from "@askery/model";
import { abbreviations } from "../meaning/names/abbreviations.data.ts";
import { prepareNameReader, type NameReader } from "../meaning/names/read-names.ts";
import { splitName } from "../meaning/names/split-name.ts";
import { singularize, spellAmerican } from "../meaning/names/word-form.ts";
import { isEnglishWord } from "./synonym-index.ts";
import { weakWords } from "./weak-words.data.ts";

/** Prepares a name reader for one database, which knows English words and those of its table names. */
export function prepareNames(catalog: Catalog): NameReader {
  const own = new Set<string>();
  for (const table of catalog.tables) {
    const words = splitName(table.name);
    if (words.length > 1) for (const word of words) own.add(word);
    if (words.length === 1) own.add(singularize(words[0] ?? ""));
  }
  return prepareNameReader(
    (word) => own.has(word) || own.has(singularize(word)) || abbreviations.has(word) || isPlainEnglish(word),
  );
}

/** True if a lowercase word or its singular is English, in either spelling. */
export function isPlainEnglish(word: string): boolean {
  const singular = singularize(word);
  const spellings = [word, `${word}s`, singular, spellAmerican(singular)];
  return spellings.some(isEnglishWord) || weakWords.has(word);
}
