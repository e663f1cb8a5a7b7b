import { isWordCharacter, skipDigits, valueAt } from "./character-kinds.ts";
import type { Character } from "./normalize-text.ts";

/**
 * The end of a numeric date that starts here, or null: "2024-05-01", "5/6/24", "1.5.2024", "2024-05", "5/2024". Does
 * not check that the date exists.
 */
export function scanDate(characters: readonly Character[], at: number): number | null {
  const first = skipDigits(characters, at);
  const separator = valueAt(characters, first);
  if (!separators.has(separator)) return null;
  const second = skipDigits(characters, first + 1);
  const third = valueAt(characters, second) === separator ? skipDigits(characters, second + 1) : second;
  const lengths = [first - at, second - first - 1, third - second - 1].map(lengthKind);
  if (shapes.has(lengths.join(separator))) return endsHere(characters, third) ? third : null;
  const isMonth = shapes.has(lengths.slice(0, 2).join(separator)) && third === second;
  return isMonth && endsHere(characters, second) && !isYears(characters, first, separator) ? second : null;
}

const separators: ReadonlySet<string> = new Set(["-", "/", "."]);
export const dateSeparator = /[-/.]/u;

/** Orders of a four-digit year (y) and numbers of one or two digits (d). */
const shapes: ReadonlySet<string> = new Set([
  "y-d-d",
  "y/d/d",
  "y.d.d",
  "d-d-y",
  "d/d/y",
  "d.d.y",
  "d/d/d",
  "y-d",
  "d/y",
]);

function lengthKind(length: number): "y" | "d" | "" {
  if (length === 4) return "y";
  return length === 1 || length === 2 ? "d" : "";
}

/** True for "2020-23" and "2020-5", which are not months. */
function isYears(characters: readonly Character[], at: number, separator: string): boolean {
  if (separator !== "-") return false;
  const month = valueAt(characters, at + 1) + valueAt(characters, at + 2);
  return month < "01" || month > "12" || month.length !== 2;
}

function endsHere(characters: readonly Character[], at: number): boolean {
  return !isWordCharacter(valueAt(characters, at));
}
