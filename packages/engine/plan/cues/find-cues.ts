import { chartKindNames, chartKindOf } from "@askery/model";
import { findNearWords, prepareSpelling } from "../../link/fuzzy-match.ts";
import { isNamePart } from "../../question/is-name-part.ts";
import type { Question, Word } from "../../question/question.ts";
import type { Cue, CueKind } from "./cue.ts";
import { cuePhrases } from "./cues.data.ts";

interface CueEntry {
  readonly words: readonly string[];
  readonly kind: CueKind;
}

const entriesByFirstWord = indexCues();
const spelling = prepareSpelling(entriesByFirstWord.keys());

/**
 * All cues of a question, shorter ones inside longer ones included: composition chooses.
 *
 * `isKnown` says which words need no correcting; another word that is one slip away from a cue of one word is that cue.
 */
export function findCues(question: Question, isKnown: (word: string) => boolean): readonly Cue[] {
  return question.words.flatMap((word) => {
    if (isNamePart(question.words, word.index)) return [];
    const entries = new Set([
      ...(entriesByFirstWord.get(word.lower) ?? []),
      ...(entriesByFirstWord.get(word.lemma) ?? []),
    ]);
    if (entries.size === 0 && !isKnown(word.lower)) return correctCue(word);
    return [...entries]
      .filter((entry) => standsAt(entry, question.words, word.index))
      .map((entry) => ({
        range: { from: word.index, to: word.index + entry.words.length },
        kind: entry.kind,
      }));
  });
}

function correctCue({ lower, index }: Word): readonly Cue[] {
  return findNearWords(spelling, lower)
    .flatMap((near) => entriesByFirstWord.get(near) ?? [])
    .filter((entry) => entry.words.length === 1)
    .map((entry) => ({ range: { from: index, to: index + 1 }, kind: entry.kind }));
}

function standsAt(entry: CueEntry, words: readonly Word[], from: number): boolean {
  return entry.words.every((expected, offset) => {
    const word = words[from + offset];
    return word !== undefined && (word.lower === expected || word.lemma === expected);
  });
}

function indexCues(): ReadonlyMap<string, readonly CueEntry[]> {
  const index = new Map<string, CueEntry[]>();
  const charts = chartKindNames.map((kind) => [`chart:${kind}`, chartKindOf(kind).phrases] as const);
  const all = [...Object.entries(cuePhrases), ...charts] as readonly (readonly [
    CueKind,
    readonly string[],
  ])[];
  for (const [kind, phrases] of all) {
    for (const phrase of phrases) {
      const words = phrase.split(" ");
      const first = words[0] ?? phrase;
      const entries = index.get(first) ?? [];
      entries.push({ words, kind });
      index.set(first, entries);
    }
  }
  return index;
}
