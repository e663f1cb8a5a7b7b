import {
  idWords,
  isNumeric,
  type CatalogColumn,
  type CatalogTable,
  type ColumnProfile,
  type ColumnSign,
} from "@askery/model";
import { askingWords } from "../meaning-words.data.ts";
import { singularize } from "../names/word-form.ts";
import { calendarUnits, durationWords, moneyWords, unitWords } from "../units.data.ts";
import { findValueShapes } from "./value-shapes.ts";

/** The facts about a column that need no other column. */
export interface SeenColumn {
  readonly table: CatalogTable;
  readonly column: CatalogColumn;
  readonly words: readonly string[];
  /** Its name, split but not normalized. */
  readonly pieces: readonly string[];
  readonly values: readonly string[];
}

type Sign = readonly [ColumnSign, string];

/** The signs in a column's keys, type, profile, values and name. */
export function findSigns(seen: SeenColumn): readonly Sign[] {
  return [
    ...keySigns(seen),
    ...typeSigns(seen),
    ...spreadSigns(seen),
    ...valueSigns(seen),
    ...nameSigns(seen),
  ];
}

function keySigns({ table, column, words }: SeenColumn): readonly Sign[] {
  const signs: Sign[] = [];
  // "yearID" is a year.
  const isId = ids.has(words.at(-1) ?? "") && !(words.includes("year") && isYears(column));
  const isDeclared = table.primaryKey.includes(column.name);
  if (isId) signs.push(["id-word", "its name ends as keys do"]);
  if (isDeclared) {
    signs.push(
      table.primaryKey.length === 1
        ? ["sole-key", "it is the table's primary key"]
        : ["key-part", "it is part of the table's primary key"],
    );
  }
  if (!isDistinct(column)) return signs;
  signs.push(["unique", "no value occurs twice"]);
  if (table.primaryKey.length > 0 || column.type === "float") return signs;
  const isFirst = table.columns[0] === column;
  if (isId && isFirst) {
    signs.push(["unique-id", "it comes first, is named as a key and holds no value twice"]);
  } else if (isFirst) signs.push(["unique-first", "it comes first and holds no value twice"]);
  return signs;
}

/** True if no value occurs twice. Unknown for a single row. */
export function isDistinct({ isUnique, profile }: CatalogColumn): boolean {
  if (isUnique) return true;
  return (
    profile !== null &&
    profile.rowCount > 1 &&
    profile.nullCount === 0 &&
    profile.distinctCount === profile.rowCount
  );
}

function typeSigns({ column, words }: SeenColumn): readonly Sign[] {
  switch (column.type) {
    case "integer":
      return isCompactDate(column)
        ? [["date-type", "its numbers are days such as 20260131"]]
        : [["number-type", "it holds numbers"], ...notADate(column)];
    case "decimal":
    case "float":
      return [["number-type", "it holds numbers"], ...notADate(column)];
    case "text":
      return column.encoding === null && !holdsDates(column, words)
        ? [
            ["text-type", "it holds text"],
            ["not-a-date", "it holds no dates"],
          ]
        : [["date-type", "it holds dates"]];
    case "boolean":
      return [["boolean-type", "its type is yes or no"]];
    case "date":
    case "timestamp":
      return [["date-type", "it holds dates"]];
    case "time":
      return [["time-type", "it holds times of day"]];
    case "json":
    case "binary":
      return [["opaque-type", `it holds ${column.type === "json" ? "JSON" : "binary data"}`]];
    case "other":
      return [];
  }
}

function notADate({ encoding }: CatalogColumn): readonly Sign[] {
  return encoding === null ? [["not-a-date", "it holds no dates"]] : [["date-type", "it holds dates"]];
}

/** True for integers that are all dates in the form YYYYMMDD. */
function isCompactDate({ encoding, profile }: CatalogColumn): boolean {
  if (encoding !== null) return true;
  return [profile?.min, profile?.max].every(
    (end) => typeof end === "string" && /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(end),
  );
}

/** True for text with a date word in its name, unless its minimum and maximum contradict. */
function holdsDates({ profile }: CatalogColumn, words: readonly string[]): boolean {
  if (!words.some((word) => dateNouns.has(word))) return false;
  const ends = [profile?.min, profile?.max].filter((end) => typeof end === "string");
  return ends.length === 0 || ends.some((end) => writtenDate.test(end));
}

const dateNouns: ReadonlySet<string> = new Set(["date", "birthday", "timestamp", "datetime"]);
/** A four-digit year, or day, month and two-digit year. */
const writtenDate = /\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{2}/;

function spreadSigns({ column }: SeenColumn): readonly Sign[] {
  const { profile, type } = column;
  if (profile === null || profile.distinctCount === 0) return [];
  const { distinctCount, rowCount, nullCount } = profile;
  const signs: Sign[] = [];
  if (distinctCount <= maxKinds && distinctCount <= (rowCount - nullCount) * repeatingShare) {
    signs.push(["few", `it takes ${String(distinctCount)} different values`]);
  }
  if (distinctCount > maxKinds) signs.push(["many", "it takes many different values"]);
  const isNumber = isNumeric(type);
  if (isNumber) signs.push(...numberSigns(profile));
  if (isYears(column)) {
    signs.push(["years", "its values are years"]);
    if (isRun(profile)) signs.push(["run-of-years", "its values are nearly all years of a span"]);
  } else if (isNumber && Number(profile.max) > maxWeeks && !isYearMonth(profile)) {
    signs.push(["beyond-calendar", "its values are no parts of a date"]);
  }
  return signs;
}

/** True for numbers without large gaps that repeat: seasons, and no amounts that happen to be about 2,000. */
function isRun({ min, max, distinctCount, rowCount, nullCount }: ColumnProfile): boolean {
  const span = Number(max) - Number(min) + 1;
  return distinctCount * 2 > span && distinctCount * 2 <= rowCount - nullCount;
}

/** The maximum number of a month, week, weekday or hour, rounded up. */
const maxWeeks = 54;

/** True for years with months or quarters: 202601. */
function isYearMonth({ min, max }: ColumnProfile): boolean {
  return [min, max].every((end) => /^(?:19|20)\d{3,4}$/.test(end ?? ""));
}

const maxKinds = 50;
const repeatingShare = 0.7;

function numberSigns({ min, max, distinctCount, rowCount }: ColumnProfile): readonly Sign[] {
  if (min === null || max === null) return [];
  const [least, greatest] = [Number(min), Number(max)];
  if (least === 0 && greatest === 1 && distinctCount === 2) return [["zero-one", "its values are 0 and 1"]];
  const signs: Sign[] = [];
  const isWhole = !`${min}${max}`.includes(".");
  if (!isWhole) signs.push(["fraction", "it holds fractions"]);
  if (least >= 0 && greatest > 0 && greatest <= 1 && distinctCount > 2) {
    signs.push(["fractions", "its values lie between 0 and 1"]);
  }
  if (least >= 0 && greatest <= 10 && greatest > 1 && distinctCount <= 100 && distinctCount * 5 <= rowCount) {
    signs.push(["small-scale", `its values go from ${min} to ${max}`]);
  }
  return signs;
}

function isYears({ type, profile }: CatalogColumn): boolean {
  if (type !== "text" && !isNumeric(type)) return false;
  const [min, max] = [profile?.min, profile?.max].map((end) => end?.replace(/\.0+$/, "") ?? "");
  const isYear = (end: string | undefined): boolean => /^(?:1[7-9]|20)\d\d$/.test(end ?? "");
  return isYear(min) && isYear(max) && min !== max;
}

function valueSigns({ column, values }: SeenColumn): readonly Sign[] {
  if (column.profile?.heldSecrets === true) {
    return [["credentials", "its values looked like secrets when they were read"]];
  }
  if (column.type !== "text") return [];
  const ends = [column.profile?.min, column.profile?.max].filter((end) => typeof end === "string");
  return findValueShapes(values.length > 0 ? values : ends);
}

function nameSigns({ words, pieces, column }: SeenColumn): readonly Sign[] {
  const signs: Sign[] = [];
  const [first = "", second] = words;
  if (second !== undefined && asking.has(first)) {
    signs.push(["asks-yes-no", `its name asks a question: “${column.name}”`]);
  }
  const last = pieces.at(-1) ?? "";
  if (unitWords.has(last) || (durationWords.has(last) && !calendarUnits.has(last))) {
    signs.push(["unit-word", `its name ends in a unit: “${last}”`]);
  }
  if (singularize(last) !== last) signs.push(["plural", `its name is a plural: “${last}”`]);
  if (words.some((word) => moneyWords.has(word))) signs.push(["money-word", "its name speaks of money"]);
  else if (column.nativeType === "money") signs.push(["money-word", "its type is money"]);
  return signs;
}

const ids: ReadonlySet<string> = new Set(idWords);
const asking: ReadonlySet<string> = new Set(askingWords);
