import { chooseBest } from "@askery/engine";
import { isTotal, type ExploredFinding } from "./explored-finding.ts";
import { listSections } from "./list-sections.ts";

/** A dashboard with more cards is no overview. */
const maxCards = 12;

/**
 * The figures of all rows, then the findings that Explorer would show first, as many as there is room for. No section takes
 * more than its share of the room while another has more to show.
 */
export function chooseShown(findings: readonly ExploredFinding[]): readonly ExploredFinding[] {
  const totals = findings.filter(isTotal);
  // What is missing is worth knowing once, and not every morning.
  const others = findings.filter((one) => !isTotal(one) && one.finding.claim !== "missing");
  const room = maxCards - totals.length;
  const sections = listSections(others).map(({ found }) => takeBest(found));
  const share = Math.ceil(room / Math.max(1, sections.length));
  const first = takeBest(sections.flatMap((found) => found.slice(0, share))).slice(0, room);
  const rest = takeBest(others.filter((one) => !first.includes(one)));
  return [...totals, ...first, ...rest.slice(0, room - first.length)];
}

/** At most as many as Explorer shows, best first. */
function takeBest(found: readonly ExploredFinding[]): readonly ExploredFinding[] {
  return chooseBest(found.map(({ finding }) => finding)).flatMap(
    (id) => found.find(({ finding }) => finding.id === id) ?? [],
  );
}
