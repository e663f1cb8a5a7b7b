import type { ColumnProfile, ProfileBasis } from "@askery/model";
import type { SqliteType } from "./column-type.ts";
import type { ColumnFigures } from "./column-figures.ts";

/** Profiles a column in the order of its type: dates as ISO text whatever their encoding, numbers as numbers. */
export function profileColumn(
  figures: ColumnFigures,
  { type, encoding }: SqliteType,
  basis: ProfileBasis,
): ColumnProfile {
  const isNumber = figures.numbers > 0 && type !== "text";
  const [min, max] = isNumber
    ? [printNumber(figures.minNumber, encoding, type), printNumber(figures.maxNumber, encoding, type)]
    : [printText(figures.minText, encoding), printText(figures.maxText, encoding)];
  return {
    rowCount: figures.rows,
    basis,
    nullCount: figures.nulls,
    distinctCount: figures.distinct,
    min,
    max,
  };
}

function printNumber(value: number, encoding: SqliteType["encoding"], type: SqliteType["type"]): string {
  if (encoding === "unix-seconds" || encoding === "unix-ms") {
    const iso = new Date(encoding === "unix-ms" ? value : value * 1000).toISOString();
    return type === "date" ? iso.slice(0, 10) : iso.slice(0, 19).replace("T", " ");
  }
  if (encoding === "compact-text") return printCompactDate(String(value));
  return Number.isInteger(value) && Math.abs(value) < 1e21 ? BigInt(value).toString() : String(value);
}

function printText(text: string | null, encoding: SqliteType["encoding"]): string | null {
  if (text === null || encoding === null) return text === null ? null : text.slice(0, maxShownLength);
  if (encoding === "compact-text") return printCompactDate(text);
  return text.replace("T", " ");
}

function printCompactDate(text: string): string {
  return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;
}

const maxShownLength = 200;
