import type { OwnFormats } from "@askery/api";
import { printLocale, writeDay, type DayLayout } from "@askery/model";

/** How the user reads numbers, days and times. The pages of a signed-out visitor have what is usual. */
let formats: OwnFormats = { numbers: null, days: null, timeZone: null };

let momentFormat = formatMomentsOf(formats);

export function setOwnFormats(next: OwnFormats): void {
  formats = next;
  momentFormat = formatMomentsOf(next);
}

/** Making one takes longer than all that a list does with it. */
function formatMomentsOf({ timeZone }: OwnFormats): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-GB", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
    timeZone: timeZone ?? undefined,
  });
}

/** The locale with which the user reads values of a database: their own choices, and that of the database for the others. */
export function ownLocale(databaseLocale: string): string {
  return printLocale(formats.numbers ?? databaseLocale, formats.days);
}

/** The time zone in which the user reads times; undefined for that of the device. */
export function ownTimeZone(): string | undefined {
  return formats.timeZone ?? undefined;
}

/** A count as the user reads numbers: "1,234". */
export function writeCount(count: number): string {
  return count.toLocaleString(formats.numbers ?? "en-US");
}

interface MomentParts {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  /** "16:12:05" */
  readonly clock: string;
}

/** A point in time in the user's time zone. */
export function partsOf(ms: number): MomentParts {
  const parts = momentFormat.formatToParts(ms);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  const [year, month, day] = [part("year"), part("month"), part("day")].map(Number);
  return {
    year: year ?? 0,
    month: month ?? 1,
    day: day ?? 1,
    clock: [part("hour"), part("minute"), part("second")].join(":"),
  };
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** The day of a point in time, as the user reads it: "20 Nov 2026", or without the year, which other layouts always have. */
export function writeOwnDay(ms: number, { withYear = true }: { readonly withYear?: boolean } = {}): string {
  const parts = partsOf(ms);
  const { days } = formats;
  if (days !== null) return writeDay(days satisfies DayLayout, parts);
  const text = `${parts.day} ${months[parts.month - 1] ?? ""}`;
  return withYear ? `${text} ${parts.year}` : text;
}

/** "16:12", with seconds "16:12:05". */
export function writeOwnClock(
  ms: number,
  { withSeconds = false }: { readonly withSeconds?: boolean } = {},
): string {
  const { clock } = partsOf(ms);
  return withSeconds ? clock : clock.slice(0, 5);
}
