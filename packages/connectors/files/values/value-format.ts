/** A format of values in text, and their meaning. */
export interface ValueFormat {
  /** Identifies the format within a file. */
  readonly id: string;
  readonly kind: "number" | "boolean" | "date" | "timestamp" | "time";
  /** Matches a whole value, in the regular expressions that DuckDB and JavaScript both support. */
  readonly pattern: string;
  /**
   * For numbers, SQL of the digits as DuckDB parses them; otherwise, SQL of the value. `text` is SQL of a matching
   * value.
   */
  readonly print: (text: string) => string;
  /** The unit that conversion to numbers removes, for the column's description. */
  readonly unit: string | null;
  /** The interpretation, if other formats may fit the same values. */
  readonly reading:
    | "day first"
    | "month first"
    | "decimal comma"
    | "decimal point"
    | "seconds since 1970"
    | "milliseconds since 1970"
    | "spreadsheet days"
    | null;
}

const patterns = new Map<string, RegExp>();

export function fitsFormat(value: string, { pattern }: ValueFormat): boolean {
  let compiled = patterns.get(pattern);
  if (!compiled) patterns.set(pattern, (compiled = new RegExp(`^(?:${pattern})$`, "u")));
  return compiled.test(value);
}

/** Results of failed formulas in spreadsheets. */
const spreadsheetErrors: readonly string[] = [
  "#n/a",
  "#div/0!",
  "#value!",
  "#ref!",
  "#name?",
  "#num!",
  "#null!",
  "#spill!",
  "#calc!",
];

/** Markers for empty values in columns that are not text, in lower case. */
export const emptyMarkers: readonly string[] = [
  "na",
  "n/a",
  "n.a.",
  "nan",
  "null",
  "none",
  "nil",
  "\\n",
  "-",
  "--",
  "—",
  "–",
  ".",
  "?",
  "0000-00-00",
  "0000-00-00 00:00:00",
  ...spreadsheetErrors,
];

/** Markers for empty values even in text columns, where NA may be Namibia and a dash a grade. In lower case. */
export const emptyTextMarkers: readonly string[] = ["null", "n/a", "\\n", ...spreadsheetErrors];

export function isEmptyValue(value: string): boolean {
  return value === "" || emptyMarkers.includes(value.toLowerCase());
}
