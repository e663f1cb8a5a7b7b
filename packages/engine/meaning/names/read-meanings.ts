import type { Catalog, Sliced } from "@askery/model";
import { addVectors, compareVectors, findVector } from "../vectors/word-vectors.ts";
import { prepareAlignment } from "./align-word.ts";
import { withoutSubunit } from "./without-subunit.ts";
import type { NameReader, NameWord } from "./read-names.ts";

/** For each word of a name, all words it may mean, likeliest first: `crt_dt` → [[created], [date]]. */
export type NameReadings = readonly (readonly string[])[];

/**
 * Expands abbreviations in names, using words that the schema spells out and `vocabulary`.
 *
 * @param names knows common abbreviations; others are aligned with the words
 */
export function* prepareMeanings(
  catalog: Catalog,
  names: NameReader,
  vocabulary: Iterable<string>,
): Sliced<(name: string) => NameReadings> {
  const wanted = new Set(vocabulary);
  const align = prepareAlignment([...wanted, ...(yield* collectFullWords(catalog, names))]);
  const known = new Map<string, readonly (readonly string[])[]>();

  const likeliestOf = ({ text, lemma, expansions }: NameWord): string =>
    expansions[0]?.at(-1)?.lemma ?? (names.isKnown(text) ? lemma : (align(text)[0]?.word ?? lemma));

  const isSubunit = (word: NameWord, name: readonly NameWord[]): boolean =>
    word === name.at(-1) && withoutSubunit(name.map(({ text }) => text)) !== null;

  const readWord = (word: NameWord, _: number, name: readonly NameWord[]): readonly (readonly string[])[] => {
    if (isSubunit(word, name)) return [["cent"]];
    if (wanted.has(word.lemma) || wanted.has(word.text)) return [[...new Set([word.lemma, word.text])]];
    const [likeliest, ...others] = word.expansions.map((words) => words.map(({ lemma }) => lemma));
    if (likeliest !== undefined) {
      const single = others.filter(({ length }) => length === 1).flat();
      return [...likeliest.slice(0, -1).map((one) => [one]), [...likeliest.slice(-1), ...single, word.lemma]];
    }
    const isWhole = word.text.length >= wholeLength && names.isKnown(word.text);
    const aligned = isWhole
      ? []
      : preferFitting(
          align(word.text).map((one) => one.word),
          name.filter((other) => other !== word).map(likeliestOf),
        );
    return [names.isKnown(word.text) ? [word.lemma, ...aligned] : [...aligned, word.lemma]];
  };

  return (name) => {
    const read = known.get(name) ?? names.readName(name).flatMap(readWord);
    known.set(name, read);
    return read;
  };
}

/**
 * Puts the candidate first that goes best with the other words of the name, if one clearly does: `strt_dt` is the start
 * date, and no street.
 */
function preferFitting(candidates: readonly string[], others: readonly string[]): readonly string[] {
  const context = addVectors(others.flatMap((other) => findVector(other) ?? []));
  if (candidates.length < 2 || context === undefined) return candidates;
  const fits = candidates.map((word) => {
    const vector = findVector(word);
    return { word, fit: vector === undefined ? 0 : compareVectors(vector, context) };
  });
  const [best, next] = fits.toSorted((a, b) => b.fit - a.fit);
  if (best === undefined || next === undefined || best.fit - next.fit < clearlyBetter) return candidates;
  return [best.word, ...candidates.filter((word) => word !== best.word)];
}

const clearlyBetter = 0.1;

/** Longer English words are seldom abbreviations. */
const wholeLength = 4;

/** The English words in names of this schema. */
function* collectFullWords({ tables }: Catalog, names: NameReader): Sliced<ReadonlySet<string>> {
  const words = new Set<string>();
  for (const { name, columns } of tables) {
    yield;
    for (const text of [name, ...columns.map((column) => column.name)]) {
      for (const { lemma, expansions } of names.readName(text)) {
        if (lemma.length > wholeLength && expansions.length === 0 && names.isKnown(lemma)) words.add(lemma);
      }
    }
  }
  return words;
}
