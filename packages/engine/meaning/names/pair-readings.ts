import { pairedWords } from "../meaning-words.data.ts";
import { rateAlignment } from "./align-word.ts";
import type { NameReadings } from "./read-meanings.ts";
import { splitName } from "./split-name.ts";

/**
 * Reads a short word as the counterpart of what another column of the table has in its place: beside `km_end`, `km_strt` is where the
 * kilometers start, and no street; beside `net_amt`, `gr_amt` is gross.
 */
export function pairReadings(name: string, others: readonly string[], readings: NameReadings): NameReadings {
  const pieces = splitName(name);
  if (pieces.length !== readings.length || pieces.length < 2) return readings;
  const rivals = others.map(splitName).filter((one) => one.length === pieces.length);
  return readings.map((words, at) => {
    const piece = pieces[at] ?? "";
    const beside = rivals.flatMap((rival) =>
      rival.every((word, index) => (word === pieces[index]) !== (index === at)) ? (rival[at] ?? "") : [],
    );
    const paired = beside.flatMap(counterpartsOf).find((word) => rateAlignment(piece, word) > 0);
    return paired === undefined ? words : [paired];
  });
}

function counterpartsOf(word: string): readonly string[] {
  return pairedWords.flatMap(([one, other]) => (word === one ? [other] : word === other ? [one] : []));
}
