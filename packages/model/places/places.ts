import { countryLines, europeanCodes } from "./countries.data.ts";
import { stateLines } from "./us-states.data.ts";

/** A map that regions are drawn on. */
export type MapName = "world" | "europe" | "usa";

/** A region of a map. */
export interface Region {
  /** ISO 3166 alpha-2, or a postal code. */
  readonly code: string;
  /** Its id in the geometry: an ISO or FIPS number or, without one, its name. */
  readonly id: string;
  readonly name: string;
}

/** The regions by every name and code that they are found by. */
type RegionIndex = ReadonlyMap<string, Region>;

/** Finds the country with a name or an ISO code, of two or three letters. */
export function findCountry(text: string): Region | null {
  countries ??= indexCountries();
  return countries.get(normalize(text)) ?? null;
}

/** Finds the state of the USA with a name or a postal code. */
export function findState(text: string): Region | null {
  states ??= indexStates();
  return states.get(normalize(text)) ?? null;
}

/** Whether a country is on the map of Europe. */
export function isEuropean({ code }: Region): boolean {
  european ??= new Set(europeanCodes.trim().split(/\s+/u));
  return european.has(code);
}

/** Read at the first use. */
let countries: RegionIndex | null = null;
let states: RegionIndex | null = null;
let european: ReadonlySet<string> | null = null;

function indexCountries(): RegionIndex {
  return indexLines(
    countryLines,
    /^(\S+) (\S+) (\S+) (.+)$/u,
    ([code = "", long = "", id = "", names = ""]) => ({
      region: { code, id, name: names.split("|")[0] ?? "" },
      keys: [code, long, ...names.split("|")],
    }),
  );
}

function indexStates(): RegionIndex {
  return indexLines(stateLines, /^(\S+) (\S+) (.+)$/u, ([code = "", id = "", names = ""]) => ({
    region: { code, id, name: names.split("|")[0] ?? "" },
    keys: [code, ...names.split("|")],
  }));
}

function indexLines(
  lines: string,
  pattern: RegExp,
  read: (parts: readonly string[]) => { readonly region: Region; readonly keys: readonly string[] },
): RegionIndex {
  const index = new Map<string, Region>();
  for (const line of lines.trim().split("\n")) {
    const { region, keys } = read(pattern.exec(line)?.slice(1) ?? []);
    for (const key of keys) index.set(normalize(key), region);
  }
  return index;
}

/** Without case, accents, punctuation and articles. */
function normalize(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/^\s*the /u, "")
    .trim();
}
