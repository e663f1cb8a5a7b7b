import type { DurationUnit } from "@askery/model";
import { unitSizes } from "./units.data.ts";

/** How many of `to` one of `from` is: an hour is 60 minutes. Null for units that do not convert. */
export function unitFactor(from: string, to: string): number | null {
  if (from === to) return 1;
  const sizes = unitSizes.find((kind) => kind.has(from) && kind.has(to));
  const [one, other] = [sizes?.get(from), sizes?.get(to)];
  return one === undefined || other === undefined ? null : one / other;
}

/** Converts an amount in decimal text; null for units that do not convert. */
export function convertAmount(value: string, from: string, to: string): string | null {
  const factor = unitFactor(from, to);
  return factor === null ? null : factor === 1 ? value : String(exact(Number(value) * factor));
}

/** Drops the digits that binary fractions add: 0.1 hours are 6 minutes, not 6.000000000000001. */
export function exact(value: number): number {
  return Number(value.toPrecision(12));
}

/** The unit of figures that are multiplied by a factor: megabytes divided by 1024 are gigabytes. Null if there is none. */
export function unitAfter(unit: string, factor: number): string | null {
  const sizes = unitSizes.find((kind) => kind.has(unit));
  const size = (sizes?.get(unit) ?? 0) / factor;
  return [...(sizes ?? [])].find(([, other]) => exact(other) === exact(size))?.[0] ?? null;
}

export function isDurationUnit(unit: string | null): unit is DurationUnit {
  return unit !== null && durationUnits.has(unit);
}

const durationUnits: ReadonlySet<string> = new Set<DurationUnit>([
  "second",
  "minute",
  "hour",
  "day",
  "week",
  "month",
  "year",
]);
