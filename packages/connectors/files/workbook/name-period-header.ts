type Row = readonly unknown[];

/**
 * Writes a header of dates as spreadsheets show it: the first days of three or more months become "Jan 2026". A row
 * below it must have other values in these columns, or the dates are data.
 */
export function namePeriodHeader(rows: readonly Row[]): readonly Row[] {
  const at = rows.slice(0, maxLines).findIndex((row) => row.some((cell) => cell instanceof Date));
  const header = rows[at] ?? [];
  const indices = header.flatMap((cell, index) => (isFirstOfMonth(cell) ? [index] : []));
  const isHeader =
    indices.length >= minPeriods &&
    header.every((cell) => !(cell instanceof Date) || isFirstOfMonth(cell)) &&
    !rows.slice(at + 1).some((row) => indices.some((index) => row[index] instanceof Date));
  return isHeader
    ? rows.with(
        at,
        header.map((cell) => (isFirstOfMonth(cell) ? nameMonth(cell) : cell)),
      )
    : rows;
}

const maxLines = 20;
const minPeriods = 3;

function isFirstOfMonth(cell: unknown): cell is Date {
  return cell instanceof Date && cell.getUTCDate() === 1;
}

function nameMonth(day: Date): string {
  return day.toLocaleDateString("en-US", { month: "short", year: "numeric", timeZone: "UTC" });
}
