import { isWordCharacter, skipDigits, valueAt } from "./character-kinds.ts";
import type { Character } from "./normalize-text.ts";

/**
 * The end of a date in figures that starts here, null if none does: "2024-05-01", "5/6/24", "1.5.2024", "2024-05",
 * "5/2024". Whether the calendar has it is not looked at.
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

/** Orders of a year of four digits (y) and numbers of one or two (d). */
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

/** "2020-23" and "2020-5" are no months. */
function isYears(characters: readonly Character[], at: number, separator: string): boolean {
  if (separator !== "-") return false;
  const month = valueAt(characters, at + 1) + valueAt(characters, at + 2);
  return month < "01" || month > "12" || month.length !== 2;
}

function endsHere(characters: readonly Character[], at: number): boolean {
  return !isWordCharacter(valueAt(characters, at));
}
