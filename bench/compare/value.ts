import type { Cell } from "@askery/model";

/** A cell, independent of the types of its database. */
export type Value = string | number | null;

/**
 * Normalizes a cell for comparison: booleans become 0 and 1, text that is a plain number becomes the number, and text
 * is trimmed. Integers beyond ±2^53 and codes with a leading zero remain text.
 */
export function readValue(cell: Cell, midnightIsDate: boolean): Value {
  if (cell === null) return null;
  if (typeof cell === "boolean") return cell ? 1 : 0;
  if (typeof cell === "number") return Math.abs(cell) < largestExact ? cell : String(cell);
  const text = cell.trim();
  if (text.length < longestNumber && plainNumber.test(text) && !leadingZero.test(text)) return Number(text);
  return midnightIsDate && midnight.test(text) ? text.slice(0, lengthOfDate) : text;
}

const largestExact = 2 ** 53;
const longestNumber = 16;
const plainNumber = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/;
const leadingZero = /^[-+]?0\d/;
const midnight = /^\d{4}-\d\d-\d\d[ T]00:00:00(?:\.0{1,6})?(?:Z|\+00(?::00)?)?$/;
const lengthOfDate = 10;

/** Numbers are equal within 10⁻⁶ relative or 10⁻⁹ absolute; other values must be identical. */
export function areEqualValues(one: Value, other: Value): boolean {
  if (one === other) return true;
  if (typeof one !== "number" || typeof other !== "number") return false;
  const size = Math.max(Math.abs(one), Math.abs(other));
  return Math.abs(one - other) <= Math.max(1e-6 * size, 1e-9);
}

/** A key that equal values share, except numbers that are rounded differently. */
export function roughKey(value: Value): string {
  if (value === null) return "0";
  return typeof value === "number" ? `n${Number(value.toPrecision(5))}` : `t${value}`;
}

/** Sorts nulls before numbers before text. */
export function orderValues(one: Value, other: Value): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  if (typeof one === "string" && typeof other === "string") return one < other ? -1 : one > other ? 1 : 0;
  return placeOfKind(one) - placeOfKind(other);
}

function placeOfKind(value: Value): number {
  return value === null ? 0 : typeof value === "number" ? 1 : 2;
}
