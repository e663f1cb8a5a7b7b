import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import readXlsxFile from "read-excel-file/node";
import type { LoadLimits } from "../load-request.ts";
import { printRecord } from "../text/rewrite-text.ts";
import { guardWorkbook, workbookCorrupt } from "./guard-workbook.ts";
import { namePeriodHeader } from "./name-period-header.ts";
import { readSheetFacts, type Merge } from "./read-sheet-facts.ts";

export interface Sheet {
  readonly name: string;
  /** Its rows as a plain CSV file. */
  readonly path: string;
  /** Notes for the file's owner. */
  readonly remarks: readonly string[];
}

export interface Workbook {
  readonly path: string;
  readonly fileName: string;
  readonly workFolder: string;
  /** Makes the names of copies unique. */
  readonly id: string;
  readonly limits: LoadLimits;
}

type Rows = readonly (readonly unknown[])[];

/** Writes each visible sheet with rows to its own file, in workbook order. */
export async function readWorkbook(workbook: Workbook): Promise<readonly Sheet[]> {
  const { path, fileName, workFolder, id, limits } = workbook;
  await guardWorkbook(path, fileName, limits);
  const facts = await readSheetFacts(path);
  if (facts.some(({ lacksReferences }) => lacksReferences)) {
    throw workbookCorrupt(fileName, "its cells have no references such as A1");
  }
  const all = (await parse(path, fileName)).map(({ sheet, data }, at) => {
    const {
      isHidden = false,
      uncomputedCount = 0,
      merges = [],
      totalRows = new Set<number>(),
    } = facts[at] ?? {};
    const filled = fillMerged(data, merges);
    const totals = chooseTotals(filled, totalRows);
    const rows = filled.filter((row) => row.some(isFilled) && !totals.includes(row));
    return { name: sheet, isHidden, uncomputedCount, totals, rows: namePeriodHeader(rows) };
  });
  const { chosen, remarks } = chooseSheets(all.filter(({ rows }) => rows.length > 0));
  const sheets: Sheet[] = [];
  for (const [at, { name, rows, totals, uncomputedCount }] of chosen.entries()) {
    const copy = join(workFolder, `${id}-${String(at)}.csv`);
    await writeRows(copy, rows);
    const own = [
      ...(totals.length > 0 ? [describeTotals(totals)] : []),
      ...(uncomputedCount > 0 ? [describeUncomputed(uncomputedCount)] : []),
    ];
    sheets.push({ name, path: copy, remarks: at === 0 ? [...remarks, ...own] : own });
  }
  return sheets;
}

interface FilledSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly uncomputedCount: number;
  /** Rows that formulas fill with sums of others; they are not in `rows`. */
  readonly totals: Rows;
  readonly rows: Rows;
}

/** Chooses the visible sheets with more than one line, or all sheets if there are none. */
function chooseSheets(sheets: readonly FilledSheet[]): {
  readonly chosen: readonly FilledSheet[];
  readonly remarks: readonly string[];
} {
  const chosen = sheets.filter(({ isHidden, rows }) => !isHidden && rows.length > 1);
  if (chosen.length === 0) return { chosen: sheets, remarks: [] };
  return {
    chosen,
    remarks: sheets
      .filter((sheet) => !chosen.includes(sheet))
      .map(
        ({ name, isHidden }) =>
          `The sheet ${name} ${isHidden ? "is hidden" : "has only one line"}, so it is left out.`,
      ),
  };
}

/** Rows of totals, unless most rows have such a formula: then it is part of the data, as for a moving sum. */
function chooseTotals(rows: Rows, totalRows: ReadonlySet<number>): Rows {
  return totalRows.size * 2 < rows.length ? rows.filter((_, at) => totalRows.has(at)) : [];
}

function describeTotals(totals: Rows): string {
  const names = totals
    .slice(0, maxNamed)
    .map((row) => row.find((cell) => typeof cell === "string") ?? "unnamed");
  const more =
    totals.length > maxNamed ? ` and ${(totals.length - maxNamed).toLocaleString("en-US")} more` : "";
  const list = `${names.map((name) => `“${name.slice(0, 60)}”`).join(", ")}${more}`;
  return totals.length === 1
    ? `The row ${list} is a sum of other rows by its formula, so it is left out.`
    : `The rows ${list} are sums of other rows by their formulas, so they are left out.`;
}

const maxNamed = 5;

function describeUncomputed(count: number): string {
  const cells = count === 1 ? "One cell is" : `${count.toLocaleString("en-US")} cells are`;
  return `${cells} empty because the workbook does not contain the values of their formulas. Save it in a spreadsheet program, and upload it again.`;
}

function isFilled(cell: unknown): boolean {
  return cell !== null && cell !== "";
}

/** Copies the value of a vertically merged cell to each of its rows. */
function fillMerged(rows: Rows, merges: readonly Merge[]): Rows {
  const tall = merges.filter(({ firstRow, lastRow }) => lastRow > firstRow);
  if (tall.length === 0) return rows;
  const filled = rows.map((row) => [...row]);
  for (const { column, firstRow, lastRow } of tall) {
    const value = filled[firstRow]?.[column];
    for (const row of filled.slice(firstRow + 1, lastRow + 1)) {
      if (!isFilled(row[column])) row[column] = value;
    }
  }
  return filled;
}

async function parse(path: string, fileName: string) {
  try {
    return await readXlsxFile(path);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split("\n")[0]?.replace(/\.$/, "") : undefined;
    throw workbookCorrupt(fileName, reason ?? "it is damaged", cause);
  }
}

async function writeRows(path: string, rows: Rows): Promise<void> {
  const output = createWriteStream(path);
  for (let at = 0; at < rows.length; at += batchRows) {
    const lines = rows.slice(at, at + batchRows).map((row) => printRecord(row.map(printCell)));
    if (!output.write(lines.join(""))) await once(output, "drain");
  }
  output.end();
  await once(output, "finish");
}

const batchRows = 2_000;

/** Prints a cell as text: a date without its time if that is midnight, and a time of day without the epoch date. */
function printCell(cell: unknown): string {
  if (typeof cell === "string") return cell;
  if (typeof cell === "number") return printNumber(cell);
  if (typeof cell === "boolean") return String(cell);
  if (!(cell instanceof Date) || Number.isNaN(cell.getTime())) return "";
  const text = new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString();
  const [day = "", time = ""] = text.slice(0, 19).split("T");
  if (day === firstDay) return time;
  return time === "00:00:00" ? day : `${day} ${time}`;
}

/** Day 0 of spreadsheets, which no date has. */
const firstDay = "1899-12-30";

/** Rounds to the 15 digits that spreadsheets show; further digits are rounding errors. */
function printNumber(value: number): string {
  return Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(15)));
}
