import { readPeriodTitle } from "@askery/model";

/** The columns of a file whose months, quarters or years could become rows. */
export interface PeriodHeader {
  readonly unit: "month" | "quarter" | "year";
  /** The titles of the other columns. */
  readonly others: readonly string[];
}

/** Finds the first line with at least two periods of the same unit; null if there is none. */
export function findPeriodTitles(lines: readonly (readonly string[])[]): PeriodHeader | null {
  for (const titles of lines.slice(0, maxLines)) {
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

/** Splits the lines of a text file into cells, well enough to find titles. */
export function splitLines(text: string): readonly (readonly string[])[] {
  return text
    .split(/\r?\n/)
    .slice(0, maxLines)
    .map((line) => line.split(/[,;\t|]/).map((title) => title.trim().replaceAll(/^"|"$/g, "")));
}

const maxLines = 20;
