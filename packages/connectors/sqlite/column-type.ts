import type { ColumnType, DateEncoding } from "@askery/model";
import { scanKinds } from "./scan-table.ts";
import type { ColumnScan } from "./scan-table.ts";

/** A column's type, and the encoding of its dates, if it has any. */
export interface SqliteType {
  readonly type: ColumnType;
  readonly encoding: DateEncoding | null;
}

/**
 * Infers a type from the declaration of a column, which SQLite does not enforce; `other` if there is none.
 *
 * The first row that occurs in the declaration wins.
 */
export function typeOfDeclaration(declaration: string): ColumnType {
  const words = declaration.toUpperCase();
  return declarations.find(([part]) => words.includes(part))?.[1] ?? "other";
}

const declarations: readonly (readonly [part: string, type: ColumnType])[] = [
  ["BOOL", "boolean"],
  ["DATETIME", "timestamp"],
  ["TIMESTAMP", "timestamp"],
  ["DATE", "date"],
  ["POINT", "text"],
  ["INTERVAL", "text"],
  ["INT", "integer"],
  ["SERIAL", "integer"],
  ["TIME", "time"],
  ["JSON", "json"],
  ["CHAR", "text"],
  ["CLOB", "text"],
  ["TEXT", "text"],
  ["STRING", "text"],
  ["UUID", "text"],
  ["ENUM", "text"],
  ["BLOB", "binary"],
  ["BINARY", "binary"],
  ["REAL", "float"],
  ["FLOA", "float"],
  ["DOUB", "float"],
  ["DEC", "decimal"],
  ["NUM", "decimal"],
  ["MONEY", "decimal"],
];

/**
 * Infers a column's type from its declaration and the values that were scanned.
 *
 * Values outrank the declaration: an INTEGER column with words is text, a TEXT column with only ISO dates is a date.
 * Numbers in a text column stay text here; `readNumberTexts` converts them once keys are known, because some are codes.
 * One value in twenty may deviate where the declaration agrees with the rest.
 */
export function decideType(name: string, declaration: string, scan: ColumnScan | null): SqliteType {
  const declared = typeOfDeclaration(declaration);
  const seen = scan ? scan.rows - scan.kinds[scanKinds.null] - scan.empties : 0;
  if (!scan || seen === 0) return typeWithoutValues(declared);
  const kinds = scan.kinds;
  const numbers = numbersOf(scan);
  const texts = seen - numbers - kinds[scanKinds.blob];
  if (kinds[scanKinds.blob] * 2 > seen) return plain("binary");
  if (numbers >= seen * mostOf) return typeOfNumbers(name, declared, scan);
  return typeOfTexts({ name, declared, scan, count: texts });
}

const mostOf = 0.95;

function numbersOf({ kinds }: ColumnScan): number {
  return kinds[scanKinds.integer] + kinds[scanKinds.real];
}

function typeWithoutValues(declared: ColumnType): SqliteType {
  if (declared === "date" || declared === "timestamp") return { type: declared, encoding: "iso-text" };
  return plain(declared);
}

function typeOfNumbers(name: string, declared: ColumnType, scan: ColumnScan): SqliteType {
  const { minNumber, maxNumber } = scan;
  const areWhole = scan.kinds[scanKinds.real] === 0;
  if (declared === "boolean" && areWhole && minNumber >= 0 && maxNumber <= 1) return plain("boolean");
  const isDate = declared === "date" || declared === "timestamp" || isNamedLikeDate(name);
  if (areWhole && isDate) {
    const encoding = epochs.find((epoch) => minNumber >= epoch.from && maxNumber < epoch.to)?.encoding;
    if (encoding) return { type: declared === "date" ? "date" : "timestamp", encoding };
  }
  if (scan.compactDates === numbersOf(scan) && (isDate || areDays(name, scan))) return compactDate;
  if (declared === "float" || declared === "decimal") return plain(declared);
  return plain(areWhole ? "integer" : "float");
}

const compactDate: SqliteType = { type: "date", encoding: "compact-text" };

/**
 * Whether so many values are days of the calendar that they can be nothing else: not even consecutive numbers are. A few days of
 * different months are enough in a column that is not named as a number, which may start with a month.
 */
function areDays(name: string, { counts }: ColumnScan): boolean {
  if (counts.size >= minDays) return true;
  const months = new Set([...counts.keys()].map((value) => String(value).slice(0, 6)));
  return months.size >= minMonths && !splitWords(name).some((word) => numberWords.has(word));
}

const minMonths = 3;

const numberWords: ReadonlySet<string> = new Set([
  "no",
  "nr",
  "num",
  "number",
  "id",
  "key",
  "code",
  "cd",
  "ref",
]);

/** More than any month has. */
const minDays = 32;

/** From 1980 to 2100, as Unix time. */
const epochs: readonly { readonly encoding: DateEncoding; readonly from: number; readonly to: number }[] = [
  { encoding: "unix-seconds", from: 315_532_800, to: 4_102_444_800 },
  { encoding: "unix-ms", from: 315_532_800_000, to: 4_102_444_800_000 },
];

interface SeenTexts {
  readonly name: string;
  readonly declared: ColumnType;
  readonly scan: ColumnScan;
  readonly count: number;
}

function typeOfTexts({ name, declared, scan, count }: SeenTexts): SqliteType {
  const isDeclaredDate = declared === "date" || declared === "timestamp";
  const needed = isDeclaredDate ? count * mostOf : count;
  const isAlmostAllText = scan.kinds[scanKinds.integer] + scan.kinds[scanKinds.real] <= count * (1 - mostOf);
  if (count === 0 || !isAlmostAllText) return plain("text");
  if (scan.isoDates >= needed) return { type: "date", encoding: "iso-text" };
  if (scan.isoDates + scan.isoTimestamps >= needed) return { type: "timestamp", encoding: "iso-text" };
  if (scan.compactDates >= needed && (isDeclaredDate || isNamedLikeDate(name) || areDays(name, scan))) {
    return compactDate;
  }
  if (scan.times >= count) return plain("time");
  if (scan.jsons >= count) return plain("json");
  return plain("text");
}

function plain(type: ColumnType): SqliteType {
  return { type, encoding: null };
}

/** Whether a word in the column's name suggests a time: `created_at`, `orderDate`. */
function isNamedLikeDate(name: string): boolean {
  return splitWords(name).some((word) => dateWords.has(word));
}

function splitWords(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z]+/);
}

const dateWords: ReadonlySet<string> = new Set([
  "at",
  "on",
  "date",
  "time",
  "dt",
  "datetime",
  "timestamp",
  "ts",
  "epoch",
  "day",
]);
