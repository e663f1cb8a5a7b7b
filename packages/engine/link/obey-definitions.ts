import type { WordRange } from "../question/question.ts";
import type { Mention } from "./mention.ts";

/**
 * Words that people defined mean what they defined, and nothing else that they may stand for. A table of the same name
 * is left, because it can still be listed. Words that are a part of a longer name keep what that name means.
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

/** What a table's name is worth where people defined the same word. */
const nameFactor = 0.6;

/** Mentions of metrics, conditions and values that people defined, outside longer names and longer definitions. */
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

/** Whether all of `inner` is in `outer`. */
export function isWithin(inner: WordRange, outer: WordRange): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}
