import { nounTree } from "./noun-tree.data.ts";

/** A word near another one in the tree of nouns. */
export interface Kin {
  readonly word: string;
  /** How much of the meaning the word preserves, from 0 to 1. */
  readonly strength: number;
}

/** Words of a database, by their meanings in the tree of nouns and those that they are kinds of. */
export type KinIndex = ReadonlyMap<number, readonly Kin[]>;

/** Indexes words to be found by their synonyms and by broader nouns. */
export function indexKin(words: Iterable<string>): KinIndex {
  const index = new Map<number, Kin[]>();
  for (const word of words) {
    for (const { meaning, strength } of climb(word)) {
      index.set(meaning, [...(index.get(meaning) ?? []), { word, strength }]);
    }
  }
  return index;
}

/**
 * The indexed words nearest to a noun, nearest first: its synonyms and kinds. A narrower noun finds no broader one,
 * because it asks for less: a bonus is a payment, but payments are more than bonuses.
 */
export function findKin(index: KinIndex, noun: string): readonly Kin[] {
  const found = new Map<string, Kin>();
  for (const { meaning, strength: own } of meaningsOf(noun)) {
    for (const { word, strength: other } of index.get(meaning) ?? []) {
      const strength = own * other * synonymStrength;
      if (strength > (found.get(word)?.strength ?? 0)) found.set(word, { word, strength });
    }
  }
  const kin = [...found.values()].toSorted((a, b) => b.strength - a.strength);
  return kin.filter(({ strength }) => strength >= (kin[0]?.strength ?? 0) * nearlyBest);
}

const synonymStrength = 0.55;
/** What remains of the strength for each step up the tree, and for each more common meaning of the word. */
const stepFactor = 0.87;
const rareFactor = 0.96;
const maxSteps = 2;
const nearlyBest = 0.9;
/** A meaning with more kinds than this says too little about them: "person", "device". */
const maxKinds = 120;

/** True for nouns of which one is a synonym of the other, or a kind of it, up to two steps down the tree. */
export function areKin(one: string, other: string): boolean {
  const [above, otherAbove] = [findAbove(one), findAbove(other)];
  return [...above].some(([meaning, steps]) => {
    const others = otherAbove.get(meaning);
    return others !== undefined && (steps === 0 || others === 0);
  });
}

const commonSenses = 3;

/** The common meanings of a noun and what they are kinds of, with the number of steps up the tree. */
function findAbove(noun: string): ReadonlyMap<number, number> {
  const { parents } = readTree();
  const found = new Map<number, number>();
  const senses = meaningsOf(noun).toSorted((a, b) => b.strength - a.strength);
  for (const sense of senses.slice(0, commonSenses)) {
    let meaning: number | undefined = sense.meaning;
    for (let steps = 0; steps <= maxSteps && meaning !== undefined; steps += 1) {
      found.set(meaning, Math.min(steps, found.get(meaning) ?? steps));
      meaning = parents[meaning];
    }
  }
  return found;
}

interface NounTree {
  /** The parent of each meaning; undefined at the root. */
  readonly parents: readonly (number | undefined)[];
  /** The number of kinds of each meaning, at any depth. */
  readonly kinds: readonly number[];
  readonly meanings: ReadonlyMap<string, readonly Sense[]>;
}

interface Sense {
  readonly meaning: number;
  readonly strength: number;
}

/** The meanings of a noun and those that they are kinds of, up to two steps. */
function climb(noun: string): readonly Sense[] {
  const { parents, kinds } = readTree();
  return meaningsOf(noun).flatMap((sense) => {
    const found: Sense[] = [];
    let { meaning, strength } = sense;
    for (let steps = 0; steps <= maxSteps && (kinds[meaning] ?? 0) <= maxKinds; steps += 1) {
      found.push({ meaning, strength });
      const parent = parents[meaning];
      if (parent === undefined) break;
      meaning = parent;
      strength *= stepFactor;
    }
    return found;
  });
}

function meaningsOf(noun: string): readonly Sense[] {
  return readTree().meanings.get(noun) ?? [];
}

let tree: NounTree | undefined;

/** Read on first use, so that processes without lookups start faster. */
function readTree(): NounTree {
  tree ??= parseTree();
  return tree;
}

function parseTree(): NounTree {
  const parents: (number | undefined)[] = [];
  const kinds: number[] = [];
  const meanings = new Map<string, Sense[]>();
  const above: number[] = [];
  for (const line of nounTree.trim().split("\n")) {
    const [depth = "0", ...words] = line.split(" ");
    const meaning = parents.length;
    above.length = Number(depth);
    parents.push(above.at(-1));
    kinds.push(0);
    for (const broader of above) kinds[broader] = (kinds[broader] ?? 0) + 1;
    above.push(meaning);
    for (const word of words) {
      const noun = word.replace(/\d$/, "").replaceAll("_", " ");
      const rank = Number(/\d$/.exec(word)?.[0] ?? 1);
      meanings.set(noun, [...(meanings.get(noun) ?? []), { meaning, strength: rareFactor ** (rank - 1) }]);
    }
  }
  return { parents, kinds, meanings };
}
