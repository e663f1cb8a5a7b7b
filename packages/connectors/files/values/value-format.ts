/** One way in which values are written as text, and what they mean. */
export interface ValueFormat {
  /** Tells formats of a file apart, and equal ones together. */
  readonly id: string;
  readonly kind: "number" | "boolean" | "date" | "timestamp" | "time";
  /** What a whole value looks like, in the part of regular expressions that DuckDB and JavaScript share. */
  readonly pattern: string;
  /** Numbers: SQL of the digits as DuckDB reads them. Else: SQL of the value. `text` is SQL of one that fits. */
  readonly print: (text: string) => string;
  /** What values lose when they become figures, for whoever reads the column's name. */
  readonly unit: string | null;
  /** Where two formats fit, this says what to decide between. */
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

/** What a spreadsheet writes where a formula comes to nothing. */
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

/** What stands for no value, in columns that are not text. Lower case. */
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

/** What stands for no value even between texts, where NA may be Namibia and a dash a grade. Lower case. */
export const emptyTextMarkers: readonly string[] = ["null", "n/a", "\\n", ...spreadsheetErrors];

export function isEmptyValue(value: string): boolean {
  return value === "" || emptyMarkers.includes(value.toLowerCase());
}
