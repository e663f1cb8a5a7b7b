import type { AbsolutePeriod, IsoDate, Period, RelativeUnit } from "@askery/model";

/** A period to choose, with its words for the chip. */
export interface PeriodChoice {
  readonly words: string;
  readonly period: Period;
}

type Unit = "day" | "week" | "month" | "quarter" | "year";

/** Periods that move with today, two in a row. */
export const periodPresets: readonly PeriodChoice[] = [
  ...(["week", "month", "quarter", "year"] as const).flatMap((unit) => [
    { words: `this ${unit}`, period: between(away(unit, 0), away(unit, 0)) },
    { words: `last ${unit}`, period: between(away(unit, -1), away(unit, -1)) },
  ]),
  lastDays(7),
  lastDays(30),
  lastDays(90),
  lastFull(12, "month"),
];

export const countedUnits: readonly { readonly value: Unit; readonly label: string }[] = [
  { value: "day", label: "days" },
  { value: "week", label: "full weeks" },
  { value: "month", label: "full months" },
  { value: "quarter", label: "full quarters" },
  { value: "year", label: "full years" },
];

/** The last days up to today, or the last full calendar units before the current one. */
export function lastUnits(count: number, unit: Unit): PeriodChoice {
  return unit === "day" ? lastDays(count) : lastFull(count, unit);
}

function lastDays(count: number): PeriodChoice {
  const words = count === 1 ? "last day" : `last ${count} days`;
  return { words, period: between(away("day", -count), away("day", 0)) };
}

function lastFull(count: number, unit: Unit): PeriodChoice {
  const words = count === 1 ? `last ${unit}` : `last ${count} full ${unit}s`;
  return { words, period: between(away(unit, -count), away(unit, -1)) };
}

function away(unit: Unit, count: number): RelativeUnit {
  return { kind: "unit", unit, anchor: unit, offsets: count === 0 ? [] : [{ unit, count }] };
}

function between(from: RelativeUnit, to: RelativeUnit): Period {
  return { kind: "relative", from, to };
}

/** Two entered dates, the last one included; an empty one is open. Null if there is none, or if they are reversed. */
export function rangeOf(first: string, last: string): AbsolutePeriod | null {
  if (first === "" && last === "") return null;
  if (first !== "" && last !== "" && last < first) return null;
  return { kind: "absolute", from: first || null, to: last === "" ? null : addDays(last, 1) };
}

/** The first and last day of fixed dates, as entered. */
export function readRange(period: Period | null): { readonly first: string; readonly last: string } {
  if (period?.kind !== "absolute") return { first: "", last: "" };
  return { first: period.from ?? "", last: period.to === null ? "" : addDays(period.to, -1) };
}

function addDays(date: IsoDate, days: number): IsoDate {
  const time = new Date(`${date}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}

export function isSamePeriod(one: Period, other: Period | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
