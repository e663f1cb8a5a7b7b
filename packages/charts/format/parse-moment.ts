import type { Cell } from "@askery/model";

/** The time in a cell, in milliseconds and as if it were UTC; null if the cell is not a date. */
export function parseMoment(cell: Cell): number | null {
  if (typeof cell !== "string" || cell.length > 40) return null;
  const usual = parseUsual(cell);
  if (usual !== null) return usual;
  const match = pattern.exec(cell);
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const [hour, minute, second] = [Number(match[4] ?? 0), Number(match[5] ?? 0), Number(match[6] ?? 0)];
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, day);
  moment.setUTCHours(hour, minute, 0, second * 1000);
  const isReal = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  return isReal ? moment.getTime() : null;
}

/**
 * Reads dates and times to the second without a regular expression, on days that every month has, in years that
 * `Date.UTC` does not move to the twentieth century. Null for others.
 */
function parseUsual(text: string): number | null {
  const isDay = text.length === 10;
  if (!isDay && text.length !== 19) return null;
  const [year, month, day] = [readDigits(text, 0, 4), readDigits(text, 5, 7), readDigits(text, 8, 10)];
  const hasDay = year >= 100 && month >= 1 && month <= 12 && day >= 1 && day <= 28;
  if (!hasDay || text.charAt(4) !== "-" || text.charAt(7) !== "-") return null;
  if (isDay) return Date.UTC(year, month - 1, day);
  const [hour, minute, second] = [
    readDigits(text, 11, 13),
    readDigits(text, 14, 16),
    readDigits(text, 17, 19),
  ];
  const between = text.charAt(10);
  const hasTime = hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second < 60;
  if (!hasTime || (between !== " " && between !== "T")) return null;
  if (text.charAt(13) !== ":" || text.charAt(16) !== ":") return null;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The number in some characters; NaN if one is no digit. */
function readDigits(text: string, from: number, to: number): number {
  let value = 0;
  for (let index = from; index < to; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

const pattern = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?)?/;
