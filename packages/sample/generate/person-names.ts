import { namesByCountry, type NameList } from "../names.data.ts";
import { createRandom, itemAt, type Random } from "../random.ts";

/** Draws the full name of a person who lives in `country`. One in nine has a name from another country. */
export type NameSource = (country: string) => string;

/** Combines common first and last names. No row is meant to be a real person. */
export function createNameSource(seed: string): NameSource {
  const random = createRandom(seed);
  const lists = new Map(Object.entries(namesByCountry).map(([country, list]) => [country, splitNames(list)]));
  const countries = [...lists.keys()];
  return (country) => {
    const home = random.chance(0.11) ? random.pick(countries) : country;
    const list = lists.get(home);
    if (!list) throw new Error(`No names are listed for ${home}.`);
    return composeName(list, random);
  };
}

interface SplitNames {
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly last: readonly string[];
  readonly lastOfWomen: readonly string[];
  readonly isLastFirst: boolean;
}

function splitNames(list: NameList): SplitNames {
  return {
    women: list.women.split(" "),
    men: list.men.split(" "),
    last: list.last.split(" "),
    lastOfWomen: (list.lastOfWomen ?? list.last).split(" "),
    isLastFirst: list.isLastFirst ?? false,
  };
}

function composeName(names: SplitNames, random: Random): string {
  const isWoman = random.chance(0.56);
  const first = random.pick(isWoman ? names.women : names.men);
  const last = itemAt(isWoman ? names.lastOfWomen : names.last, random.integer(0, names.last.length - 1));
  return names.isLastFirst ? `${last} ${first}` : `${first} ${last}`;
}
