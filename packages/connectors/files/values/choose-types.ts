import { countedTimes } from "./counted-times.ts";
import { isNamedAsKey } from "./named-as-key.ts";
import { plainNumber } from "./number-formats.ts";
import type { ColumnProfile, FormatFit } from "./profile-columns.ts";
import type { ValueFormat } from "./value-format.ts";

/** The type of a text column. */
export type ColumnChoice =
  | { readonly kind: "text" }
  | {
      readonly kind: "typed";
      readonly format: ValueFormat;
      readonly type: string;
      /** Values that don't fit, which stay empty and are reported. */
      readonly strayCount: number;
      /** Whether two formats fit, so that this one is a guess. */
      readonly isAssumed: boolean;
    };

/** The conventions of a file's author, as its columns show them. */
export interface Habits {
  readonly decimal: "decimal comma" | "decimal point" | null;
  readonly date: "day first" | "month first" | null;
  /** With semicolons as delimiters, a comma usually is the decimal sign. */
  readonly hasSemicolons: boolean;
}

/** Learns the conventions that at least one column shows clearly and none contradicts. */
export function learnHabits(profiles: readonly ColumnProfile[], hasSemicolons: boolean): Habits {
  const sure = profiles.flatMap((profile) => {
    const fits = fitsAll(profile);
    return fits.length === 1 && fits[0] ? [fits[0]] : [];
  });
  const readings = new Set(
    sure.map(({ format, maxScale }) =>
      format.id === "number" && maxScale > 0 && maxScale !== 3 ? "decimal point" : format.reading,
    ),
  );
  const decimal = pickOne(readings, ["decimal comma", "decimal point"] as const);
  const date = pickOne(readings, ["day first", "month first"] as const);
  return { decimal, date, hasSemicolons };
}

function pickOne<Reading extends string>(
  readings: ReadonlySet<string | null>,
  [one, other]: readonly [Reading, Reading],
): Reading | null {
  if (readings.has(one) === readings.has(other)) return null;
  return readings.has(one) ? one : other;
}

/** Chooses among the formats that fit every value; null if there are none, so that the column needs a closer look. */
export function chooseSurely(profile: ColumnProfile, habits: Habits): ColumnChoice | null {
  const fits = fitsAll(profile);
  if (profile.filled === 0 || fits.length === 0) return null;
  return chooseAmong(fits, profile, habits);
}

/**
 * Accepts a format if at most one value in a hundred doesn't fit; in a numeric key every value must fit, because it may
 * be text.
 */
export function chooseClosely(profile: ColumnProfile, habits: Habits, name: string): ColumnChoice {
  const surely = chooseSurely(profile, habits);
  if (surely) return surely;
  const most = Math.max(0, ...profile.fits.map(({ count }) => count));
  const strayCount = profile.filled - most;
  if (most === 0 || strayCount * 100 > profile.filled) return { kind: "text" };
  const best = profile.fits.filter(({ count }) => count === most);
  if (isNamedAsKey(name) && best.some(({ format }) => format.kind === "number")) return { kind: "text" };
  return chooseAmong(best, profile, habits);
}

function fitsAll({ fits, filled }: ColumnProfile): readonly FormatFit[] {
  return fits.filter(({ count }) => count === filled && filled > 0);
}

function chooseAmong(fits: readonly FormatFit[], profile: ColumnProfile, habits: Habits): ColumnChoice {
  const [first, ...others] = fits.toSorted(
    (one, other) => likelihood(other.format, habits) - likelihood(one.format, habits),
  );
  if (!first) return { kind: "text" };
  const type = typeOf(first);
  if (type === null) return { kind: "text" };
  const isContested = others.some(({ format }) => isOtherReading(format, first.format));
  const isUsual = first.format.id === plainNumber.id && !habits.hasSemicolons;
  const isKnown = first.format.kind === "number" ? habits.decimal !== null : habits.date !== null;
  return {
    kind: "typed",
    format: first.format,
    type,
    strayCount: profile.filled - first.count,
    isAssumed: (isContested && !isKnown && !isUsual) || countedReadings.has(first.format.reading),
  };
}

/** Formats that are accepted only because of the column's name. */
const countedReadings: ReadonlySet<ValueFormat["reading"]> = new Set(
  countedTimes.map(({ reading }) => reading),
);

/** Whether two formats of one kind read values differently. Numbers without a reading have a decimal point. */
function isOtherReading(one: ValueFormat, other: ValueFormat): boolean {
  const readingOf = ({ kind, reading }: ValueFormat) =>
    kind === "number" ? (reading ?? "decimal point") : reading;
  return one.kind === other.kind && readingOf(one) !== readingOf(other);
}

/** Without other evidence, numbers have a decimal point, and dates with slashes start with the month. */
function likelihood({ id, reading }: ValueFormat, { decimal, date, hasSemicolons }: Habits): number {
  switch (reading) {
    case "decimal comma":
      return decimal === reading || (decimal === null && hasSemicolons) ? 2 : 0;
    case "decimal point":
      return decimal === reading ? 2 : 1;
    case "day first":
      return date === reading || (date === null && isDayFirstUsual(id, { decimal, hasSemicolons })) ? 2 : 0;
    default:
      return 1;
  }
}

function isDayFirstUsual(id: string, { decimal, hasSemicolons }: Omit<Habits, "date">): boolean {
  return !id.includes("/") || decimal === "decimal comma" || (decimal === null && hasSemicolons);
}

/** DuckDB's type; null if only text preserves the values. */
function typeOf({ format, maxScale, maxSize, isMidnight }: FormatFit): string | null {
  switch (format.kind) {
    case "number":
      return typeOfNumber(maxScale, maxSize);
    case "timestamp":
      return isMidnight ? "DATE" : "TIMESTAMP";
    case "boolean":
      return "BOOLEAN";
    case "date":
      return "DATE";
    default:
      return "TIME";
  }
}

function typeOfNumber(scale: number, size: number): string | null {
  if (scale === 0) return size < largestWhole ? "BIGINT" : null;
  return scale <= maxExactScale && size < 10 ** (18 - scale) ? `DECIMAL(18,${String(scale)})` : "DOUBLE";
}

const largestWhole = 9.2e18;
/** Numbers with more decimals are measurements, for which DOUBLE is exact enough. */
const maxExactScale = 4;
