import type { WordRange } from "../question/question.ts";
import type { Mention } from "./mention.ts";
import { nameTarget } from "./name-target.ts";

/**
 * Keeps the best mention of each target per position, lowers the scores of mentions inside a longer certain one, and
 * limits the number of mentions per kind and range.
 */
export function pruneMentions(mentions: readonly Mention[]): readonly Mention[] {
  const distinct = chooseBest(mentions);
  const sure = [
    ...new Map(
      distinct
        .filter(({ range, score }) => score >= sureScore && range.to - range.from > 1)
        .map(({ range }) => [`${range.from}-${range.to}`, range]),
    ).values(),
  ];
  const marked = distinct.map((mention) => markDown(mention, sure));
  return [...Map.groupBy(marked, locate).values()].flatMap(limitMentions).toSorted(compareMentions);
}

const sureScore = 0.85;
const insideFactor = 0.75;
/** The maximum number per range of words. */
const maxPerPlace = { table: 4, column: 8, value: 8, glossary: 4 } as const;
/** The minimum score relative to the best mention of the same kind and range. */
const minShare = { table: 0.35, column: 0.45, value: 0.55, glossary: 0 } as const;

function chooseBest(mentions: readonly Mention[]): readonly Mention[] {
  const best = new Map<string, Mention>();
  for (const mention of mentions) {
    const key = `${locate(mention)} ${nameTarget(mention.target)}`;
    const known = best.get(key);
    if (known === undefined || known.score < mention.score) best.set(key, mention);
  }
  return [...best.values()];
}

function locate({ range, target }: Mention): string {
  return `${String(range.from)}-${String(range.to)} ${target.kind}`;
}

/** `sure`: the ranges of certain mentions with several words. */
function markDown(mention: Mention, sure: readonly WordRange[]): Mention {
  const isInside = sure.some((range) => isWithin(mention.range, range));
  return isInside ? { ...mention, score: mention.score * insideFactor } : mention;
}

/** True if `inner` is a proper part of `outer`. */
function isWithin(inner: WordRange, outer: WordRange): boolean {
  return outer.from <= inner.from && inner.to <= outer.to && outer.to - outer.from > inner.to - inner.from;
}

function limitMentions(mentions: readonly Mention[]): readonly Mention[] {
  const ranked = mentions.toSorted((a, b) => b.score - a.score || compareTables(a, b));
  const [best] = ranked;
  if (best === undefined) return [];
  const isNamed = ranked.some(
    ({ stage, target }) => (stage === "exact" || stage === "lemma") && target.kind === "column",
  );
  return ranked
    .filter(({ score }) => score >= best.score * minShare[best.target.kind])
    .filter(({ stage }) => !isNamed || stage !== "synonym")
    .slice(0, maxPerPlace[best.target.kind]);
}

function compareMentions(a: Mention, b: Mention): number {
  return a.range.from - b.range.from || b.range.to - a.range.to || b.score - a.score || compareTables(a, b);
}

/** Sorts ties by table name, so that the order of a catalog's tables does not matter; columns keep their order. */
function compareTables({ target: a }: Mention, { target: b }: Mention): number {
  if (a.kind === "glossary" || b.kind === "glossary" || a.table === b.table) return 0;
  return a.table < b.table ? -1 : 1;
}
