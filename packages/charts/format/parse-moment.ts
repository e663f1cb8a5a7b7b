import type { Cell } from "@askery/model";

/** The time in a cell, in milliseconds and as if it were UTC; null if the cell is not a date. */
export function parseMoment(cell: Cell): number | null {
  if (typeof cell !== "string" || cell.length > 40) return null;
  const match = pattern.exec(cell);
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const [hour, minute, second] = [Number(match[4] ?? 0), Number(match[5] ?? 0), Number(match[6] ?? 0)];
  // Nearly all are days that every month has, in years that `Date.UTC` does not move to the twentieth century.
  const isUsual = year >= 100 && month >= 1 && month <= 12 && day >= 1 && day <= 28 && hour < 24;
  if (isUsual && minute < 60 && second < 60) {
    return Date.UTC(year, month - 1, day, hour, minute) + Math.trunc(second * 1000);
  }
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, day);
  moment.setUTCHours(hour, minute, 0, second * 1000);
  const isReal = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  return isReal ? moment.getTime() : null;
}

const pattern = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?)?/;
