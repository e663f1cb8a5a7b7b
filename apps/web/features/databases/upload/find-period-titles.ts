import { readPeriodTitle } from "@askery/model";

/** What the columns of a file become where its months, quarters or years turn into rows. */
export interface PeriodHeader {
  readonly unit: "month" | "quarter" | "year";
  /** The titles of the other columns. */
  readonly others: readonly string[];
}

/** The first line of a text that names at least two periods of one unit; null where none does. */
export function findPeriodTitles(text: string): PeriodHeader | null {
  for (const line of text.split(/\r?\n/).slice(0, maxLines)) {
    const titles = line.split(/[,;\t|]/).map((title) => title.trim().replaceAll(/^"|"$/g, ""));
    const periods = titles.flatMap((title) => readPeriodTitle(title) ?? []);
    const [first] = periods;
    const isHeader = periods.length > 1 && periods.every(({ unit }) => unit === first?.unit);
    if (first === undefined || !isHeader) continue;
    return {
      unit: first.unit,
      others: titles.filter((title) => title !== "" && readPeriodTitle(title) === null),
    };
  }
  return null;
}

const maxLines = 20;
