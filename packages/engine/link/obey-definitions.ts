import type { WordRange } from "../question/question.ts";
import type { Mention } from "./mention.ts";

/**
 * Removes other mentions of words that the glossary defines. Keeps a table with that name at a lower score, since it
 * can still be listed, and words inside a longer name.
 */
export function obeyDefinitions(mentions: readonly Mention[]): readonly Mention[] {
  const defined = findDefinitions(mentions).map(({ range }) => range);
  if (defined.length === 0) return mentions;
  return mentions.flatMap((mention): readonly Mention[] => {
    if (mention.stage === "glossary" || !defined.some((range) => isWithin(mention.range, range))) {
      return [mention];
    }
    const isTable = mention.target.kind === "table" && !mention.isGuess;
    return isTable ? [{ ...mention, score: mention.score * nameFactor }] : [];
  });
}

/** The factor for the score of such a table. */
const nameFactor = 0.6;

/** Mentions of glossary metrics, conditions and values, unless they are part of a longer name or definition. */
export function findDefinitions(mentions: readonly Mention[]): readonly Mention[] {
  return mentions.filter(
    (one) =>
      isDefinition(one) &&
      !mentions.some(
        (other) => isSure(other) && width(other) > width(one) && isWithin(one.range, other.range),
      ),
  );
}

function isDefinition({ stage, target }: Mention): boolean {
  return stage === "glossary" && (target.kind === "glossary" || target.kind === "value");
}

const sureScore = 0.9;

function isSure({ score, isGuess }: Mention): boolean {
  return score >= sureScore && !isGuess;
}

function width({ range }: Mention): number {
  return range.to - range.from;
}

/** True if `inner` is entirely within `outer`. */
export function isWithin(inner: WordRange, outer: WordRange): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}
