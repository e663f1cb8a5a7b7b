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
    if (!chosen.some((other) => isCopy(best, other))) chosen.push(best);
    left.splice(left.indexOf(best), 1);
  }
  return chosen.map(({ id }) => id);
}

/**
 * Whether a category has the same parts as another one, such as a code and the name that it stands for, or is described with
 * the figures that another card claims something about.
 */
function isCopy(one: Finding, other: Finding): boolean {
  return (
    one.table === other.table &&
    (one.claim === other.claim || one.claim === "none") &&
    one.measure?.key === other.measure?.key &&
    one.rowCount > 1 &&
    figuresOf(one) === figuresOf(other)
  );
}

function figuresOf({ rows, chart }: Finding): string {
  return JSON.stringify([chart.spec.kind, (rows.values.at(-1) ?? []).map(String).toSorted()]);
}

function isAlike(one: Finding, other: Finding): boolean {
  return one.claim === other.claim && (one.measure?.key === other.measure?.key || one.claim !== "none");
}
