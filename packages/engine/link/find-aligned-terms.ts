import { rateAlignment } from "../meaning/names/align-word.ts";
import { formWord, stemWord } from "../meaning/names/word-form.ts";
import type { QuestionWord, Term } from "./find-terms.ts";
import type { Lexicon, NameReadings } from "./lexicon.ts";
import type { NameIndex } from "./name-index.ts";
import { isEnglishWord } from "./synonym-index.ts";

/**
 * Aligns words of a question with words of names, one of them short for the other: "shipments" with `shpmt_hdr`,
 * "opps" with `Opportunity`, "purchase orders" with `po_line`.
 */
export function findAlignedTerms(
  words: readonly QuestionWord[],
  { names: index, readings }: Pick<Lexicon, "names" | "readings">,
): readonly Term[] {
  const content = words.filter(({ isContent }) => isContent);
  return words.flatMap((word, i): readonly Term[] => {
    const initials = joinInitials(words.slice(i, i + 2), index);
    if (!word.isContent || word.isWeak) return initials;
    const before = content[content.indexOf(word) - 1];
    const led = before === undefined ? [] : words.slice(words.indexOf(before), i);
    return [
      ...alignShortNames(word, index, readings),
      ...alignShortWord(word, index),
      ...findShortPlural(word, index),
      ...alignStarts(led, word, index),
      ...initials,
    ];
  });
}

const initialsStrength = 0.8;

/** Name words that are short for a word of the question. */
function alignShortNames(
  { word }: QuestionWord,
  { shortWords }: NameIndex,
  readings: NameReadings,
): readonly Term[] {
  const forms = [...new Set([word.lemma, word.lower, ...(word.tag === "verb" ? [nounOf(word.lemma)] : [])])];
  return (shortWords.get(word.lower.slice(0, 1)) ?? []).flatMap((short) => {
    const fit = Math.max(...forms.map((form) => rateAlignment(short, form)));
    const strength = fit * agreement(short, forms, fit, readings);
    return strength === 0 ? [] : [termOf(word.index, 1, short, strength)];
  });
}

/** The noun for what a verb does: `bkg` is short for booking, so it is what was booked. */
function nounOf(verb: string): string {
  return `${verb.endsWith("e") ? verb.slice(0, -1) : verb}ing`;
}

/**
 * How far the described meaning of a short word allows another one that fits it so well: `cls` that reads as closed is
 * less likely a client.
 */
function agreement(short: string, forms: readonly string[], fit: number, readings: NameReadings): number {
  const read = [...(readings.get(short) ?? [])];
  const stems = forms.map(stemWord);
  if (read.length === 0 || read.some((word) => stems.includes(stemWord(word)))) return 1;
  const known = Math.max(...read.map((word) => rateAlignment(short, word)));
  if (known < fit) return 1;
  return known === fit ? rivalFactor : worseFactor;
}

const rivalFactor = 0.8;
const worseFactor = 0.45;

/**
 * A name word that a word starts with, in names that have the content word before it, too: "line of business" is
 * `line_of_bus`, though a bus is a word of its own.
 */
function alignStarts(
  led: readonly QuestionWord[],
  { word }: QuestionWord,
  { allWords }: NameIndex,
): readonly Term[] {
  const [first] = led;
  if (first === undefined || led.length > farthest) return [];
  const spelled = led.map((one) => formWord(one.word.lower, one.word.lemma));
  return (allWords.get(word.lower.slice(0, 1)) ?? [])
    .filter((start) => start.length >= shortest && start.length < word.lemma.length)
    .filter((start) => word.lower.startsWith(start) && isEnglishWord(start))
    .flatMap((start) =>
      [spelled, spelled.slice(0, 1)].map((before): Term => ({
        range: { from: first.word.index, to: word.index + 1 },
        forms: [...before, formWord(start)],
        way: "abbreviation",
        strength: startStrength,
      })),
    );
}

/** "Line of" before "business". */
const farthest = 2;
const startStrength = 0.85;

/** Name words that a word of the question is short for; an English word is not short. */
function alignShortWord({ word }: QuestionWord, { allWords }: NameIndex): readonly Term[] {
  const short = word.lower.replace(/s$/, "");
  if (short.length < shortest || isEnglishWord(word.lemma)) return [];
  return (allWords.get(short.slice(0, 1)) ?? []).flatMap((full) => {
    const strength = rateAlignment(short, full);
    return strength === 0 ? [] : [termOf(word.index, 1, full, strength)];
  });
}

/** A plural too short to be recognized by its ending: "POs" of `po`, "ups" of `top_up`. */
function findShortPlural({ word }: QuestionWord, { allWords }: NameIndex): readonly Term[] {
  const singular = /^[a-z]{2}s$/.test(word.lower) ? word.lower.slice(0, -1) : "";
  const isKnown = allWords.get(singular.slice(0, 1))?.includes(singular) === true;
  return isKnown ? [termOf(word.index, 1, singular, pluralStrength)] : [];
}

const pluralStrength = 0.97;

/** The minimum length of a short word in a question. */
const shortest = 3;

/** A name word of two letters that two neighbors start with. */
function joinInitials(words: readonly QuestionWord[], { shortWords }: NameIndex): readonly Term[] {
  const [first, second] = words;
  if (first === undefined || second === undefined || !words.every(isNounLike)) return [];
  const initials = first.word.lower.slice(0, 1) + second.word.lower.slice(0, 1);
  const isKnown = shortWords.get(initials.slice(0, 1))?.includes(initials) === true;
  return isKnown ? [termOf(first.word.index, 2, initials, initialsStrength)] : [];
}

function isNounLike({ word, isContent }: QuestionWord): boolean {
  return isContent && word.lower.length >= shortest;
}

function termOf(from: number, length: number, text: string, strength: number): Term {
  return { range: { from, to: from + length }, forms: [formWord(text)], way: "abbreviation", strength };
}
