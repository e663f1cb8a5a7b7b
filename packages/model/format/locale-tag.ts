/** How days are written instead of "20 Nov 2026". */
export const dayLayouts = {
  ymd: "2026-11-20",
  dots: "20.11.2026",
  dmy: "20/11/2026",
  mdy: "11/20/2026",
} as const;
export type DayLayout = keyof typeof dayLayouts;

/** A locale, with a layout of days as its private part: "de-DE-x-dots". */
export function printLocale(numbers: string, days: DayLayout | null): string {
  return days === null ? numbers : `${numbers}-x-${days}`;
}

/** The parts of a locale. Null for the usual layout of days. */
export function readLocale(locale: string): { readonly numbers: string; readonly days: DayLayout | null } {
  const [numbers = locale, days = ""] = locale.split("-x-");
  return { numbers, days: isDayLayout(days) ? days : null };
}

export function isDayLayout(text: string): text is DayLayout {
  return Object.hasOwn(dayLayouts, text);
}

/** A day in a layout. Years have at least four digits. */
export function writeDay(layout: DayLayout, { year, month, day }: DayParts): string {
  const [y, m, d] = [String(year).padStart(4, "0"), two(month), two(day)];
  switch (layout) {
    case "ymd":
      return `${y}-${m}-${d}`;
    case "dots":
      return `${d}.${m}.${y}`;
    case "dmy":
      return `${d}/${m}/${y}`;
    case "mdy":
      return `${m}/${d}/${y}`;
  }
}

interface DayParts {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
