import type { ColumnProfile } from "@askery/model";
import type { SqliteType } from "./column-type.ts";
import { scanKinds } from "./scan-table.ts";
import type { ColumnScan } from "./scan-table.ts";

/** Compares as the column's type does: dates as ISO text whatever their encoding, numbers as figures. */
export function profileColumn(scan: ColumnScan, { type, encoding }: SqliteType): ColumnProfile {
  const isNumber = scan.kinds[scanKinds.integer] + scan.kinds[scanKinds.real] > 0 && type !== "text";
  const [min, max] = isNumber
    ? [printNumber(scan.minNumber, encoding, type), printNumber(scan.maxNumber, encoding, type)]
    : [printText(scan.minText, encoding), printText(scan.maxText, encoding)];
  return {
    rowCount: scan.rows,
    nullCount: scan.kinds[scanKinds.null],
    distinctCount: scan.counts.size,
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
