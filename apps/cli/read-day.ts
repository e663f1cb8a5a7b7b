import { AppError, type IsoDate } from "@askery/model";
import { messages } from "./messages.ts";

/** Today's date by the machine's clock and time zone. */
export function readToday(): IsoDate {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, "0"))
    .join("-");
}

/** Reads a day such as `2026-11-20`. */
export function readDay(text: string): IsoDate {
  if (isDay(text)) return text;
  throw new AppError("usage", messages.notADate(text));
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
