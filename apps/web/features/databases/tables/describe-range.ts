const exactBelow = 10_000;

/**
 * Formats minimum and maximum, short enough for a small chart: "1 – 5", "5.5k – 55.1k", "Nov 2023 – Nov 2026"; with
 * days if both are in the same month.
 */
export function describeRange(min: string, max: string): string {
  if (isDate(min) && isDate(max)) {
    const isOneMonth = min.slice(0, 7) === max.slice(0, 7);
    return isOneMonth
      ? `${describeDay(min)} – ${describeDay(max)}`
      : `${describeMonth(min)} – ${describeMonth(max)}`;
  }
  return `${describeFigure(min)} – ${describeFigure(max)}`;
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}/.test(text);
}

function describeMonth(date: string): string {
  return describeIn(date, { month: "short", year: "numeric" });
}

function describeDay(date: string): string {
  return describeIn(date, { day: "numeric", month: "short" });
}

function describeIn(date: string, parts: Intl.DateTimeFormatOptions): string {
  const day = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(day)) return date;
  return new Intl.DateTimeFormat("en-GB", { ...parts, timeZone: "UTC" }).format(day);
}

function describeFigure(text: string): string {
  const figure = Number(text);
  if (text.trim() === "" || !Number.isFinite(figure)) return text;
  const isLong = Math.abs(figure) >= exactBelow;
  return new Intl.NumberFormat("en-US", {
    maximumSignificantDigits: isLong ? 3 : 5,
    ...(isLong && { notation: "compact" }),
  })
    .format(figure)
    .replace("-", "−")
    .replace("K", "k");
}
