import type { Finding } from "@askery/model";

const most = 12;
/** What another finding of the same kind about the same figure is worth beside the first. */
const repeated = 0.75;

/** The findings to show, best first: those worth most, but not the same claim over and over. */
export function chooseBest(findings: readonly Finding[]): readonly string[] {
  const left = findings.toSorted((one, other) => other.score - one.score);
  const chosen: Finding[] = [];
  while (left.length > 0 && chosen.length < most) {
    const worth = (one: Finding) =>
      one.score * repeated ** chosen.filter((other) => isAlike(one, other)).length;
    const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    chosen.push(best);
    left.splice(left.indexOf(best), 1);
  }
  return chosen.map(({ id }) => id);
}

function isAlike(one: Finding, other: Finding): boolean {
  return one.claim === other.claim && (one.measure?.key === other.measure?.key || one.claim !== "none");
}
