/** A month, quarter or year in the title of a column. */
export interface TitledPeriod {
  readonly unit: "month" | "quarter" | "year";
  /** Its first day, as an ISO date. */
  readonly start: string;
}

/**
 * Reads a title that consists of a period: "Jan 2026", "jan_2026", "January-26", "2026-01", "Q1 2026", "2026". Null for
 * any other title.
 */
export function readPeriodTitle(title: string): TitledPeriod | null {
  const text = title
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_./'’-]+/g, " ");
  const month = /^([a-z]{3,9}) (\d{4}|\d{2})$/.exec(text);
  const index = findMonth(month?.[1] ?? "");
  if (month !== null && index >= 0) return periodOf("month", month[2], index + 1);
  const digits = /^(\d{4}) (0[1-9]|1[0-2])$/.exec(text);
  if (digits !== null) return periodOf("month", digits[1], Number(digits[2]));
  const quarter = /^(?:q([1-4]) (\d{4})|(\d{4}) ?q([1-4]))$/.exec(text);
  if (quarter !== null) {
    return periodOf("quarter", quarter[2] ?? quarter[3], Number(quarter[1] ?? quarter[4]) * 3 - 2);
  }
  return /^\d{4}$/.test(text) ? periodOf("year", text, 1) : null;
}

const months: readonly string[] =
  "january february march april may june july august september october november december".split(" ");

function findMonth(word: string): number {
  return months.findIndex(
    (month) => month === word || month.slice(0, 3) === word || (word === "sept" && month === "september"),
  );
}

function periodOf(unit: TitledPeriod["unit"], digits = "", month: number): TitledPeriod | null {
  const year = digits.length === 2 ? `20${digits}` : digits;
  return /^(?:19|20)/.test(year) ? { unit, start: `${year}-${String(month).padStart(2, "0")}-01` } : null;
}
