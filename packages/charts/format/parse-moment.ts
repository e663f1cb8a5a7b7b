import type { Cell } from "@askery/model";

/** The time in a cell, in milliseconds and as if it were UTC; null if the cell is not a date. */
export function parseMoment(cell: Cell): number | null {
  if (typeof cell !== "string" || cell.length > 40) return null;
  const match = pattern.exec(cell);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, day);
  moment.setUTCHours(hour, minute, 0, second * 1000);
  const isReal = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  return isReal ? moment.getTime() : null;
}

const pattern = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?)?/;
