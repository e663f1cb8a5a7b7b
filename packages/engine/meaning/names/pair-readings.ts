import { pairedWords } from "../meaning-words.data.ts";
import { rateAlignment } from "./align-word.ts";
import type { NameReadings } from "./read-meanings.ts";
import { splitName } from "./split-name.ts";

/** Reads the name of a column with those of the other columns of its table in mind. */
export type PairReadings = (name: string, readings: NameReadings) => NameReadings;

/**
 * Reads a short word as the counterpart of what another column of the table has in its place: beside `km_end`, `km_strt` is where the
 * kilometers start, and no street; beside `net_amt`, `gr_amt` is gross.
 *
 * @param names the names of all columns of the table
 */
export function preparePairs(names: readonly string[]): PairReadings {
  const placed = names.flatMap((name) => {
    const pieces = splitName(name);
    return pieces.flatMap((word, at) => {
      const place = placeIn(pieces, at);
      return counterpartsOf(word).map((counterpart) => ({ place, word, counterpart }));
    });
  });
  const byPlace = Map.groupBy(placed, ({ place }) => place);
  return (name, readings) => {
    const pieces = splitName(name);
    if (byPlace.size === 0 || pieces.length !== readings.length || pieces.length < 2) return readings;
    return readings.map((words, at) => {
      const piece = pieces[at] ?? "";
      const paired = byPlace
        .get(placeIn(pieces, at))
        ?.find(({ word, counterpart }) => word !== piece && rateAlignment(piece, counterpart) > 0);
      return paired === undefined ? words : [paired.counterpart];
    });
  };
}

/** What is around a word of a name. */
function placeIn(pieces: readonly string[], at: number): string {
  return pieces.with(at, "").join(" ");
}

function counterpartsOf(word: string): readonly string[] {
  return pairedWords.flatMap(([one, other]) => (word === one ? [other] : word === other ? [one] : []));
}
