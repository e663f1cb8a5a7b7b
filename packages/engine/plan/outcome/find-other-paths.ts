import type { Interpretation, RankedInterpretation } from "../interpretation.ts";

/** Equal for interpretations that differ at most in the paths of their joins. */
export function familyOf({ request, shape }: Interpretation): string {
  return JSON.stringify([request, shape]);
}

/** True if the words say no more for the paths of one plan than for those of another one of its family. */
export function isSupportedAlike(one: RankedInterpretation, other: RankedInterpretation): boolean {
  return supportOf(one) <= supportOf(other) + leastDifference;
}

function supportOf({ interpretation: { features } }: RankedInterpretation): number {
  return features.reduce((sum, { name, worth }) => (namesPath.has(name) ? sum + worth : sum), 0);
}

/** The features in which a question that names a reference or a table of a path differs from one that does not. */
const namesPath: ReadonlySet<string> = new Set([
  "references",
  "unmentionedTables",
  "leftOutTables",
  "lostParts",
]);

/** Less is the difference between two spellings of a word. */
const leastDifference = 0.15;
