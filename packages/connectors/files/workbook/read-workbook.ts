import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import readXlsxFile from "read-excel-file/node";
import type { LoadLimits } from "../load-request.ts";
import { printRecord } from "../text/rewrite-text.ts";
import { guardWorkbook, workbookCorrupt } from "./guard-workbook.ts";

export interface Sheet {
  readonly name: string;
  /** Its rows as plain CSV. */
  readonly path: string;
}

export interface Workbook {
  readonly path: string;
  readonly fileName: string;
  readonly workFolder: string;
  /** Copies are told apart by it. */
  readonly id: string;
  readonly limits: LoadLimits;
}

/** The sheets of a workbook that hold anything, in its order, each as a file of its own. */
export async function readWorkbook(workbook: Workbook): Promise<readonly Sheet[]> {
  const { path, fileName, workFolder, id, limits } = workbook;
  await guardWorkbook(path, fileName, limits);
  const sheets: Sheet[] = [];
  for (const [at, { sheet, data }] of (await parse(path, fileName)).entries()) {
    const rows = data.filter((row) => row.some((cell) => cell !== null && cell !== ""));
    if (rows.length === 0) continue;
    const copy = join(workFolder, `${id}-${String(at)}.csv`);
    await writeRows(copy, rows);
    sheets.push({ name: sheet, path: copy });
  }
  return sheets;
}

async function parse(path: string, fileName: string) {
  try {
    return await readXlsxFile(path);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split("\n")[0]?.replace(/\.$/, "") : undefined;
    throw workbookCorrupt(fileName, reason ?? "it is damaged", cause);
  }
}

async function writeRows(path: string, rows: readonly (readonly unknown[])[]): Promise<void> {
  const output = createWriteStream(path);
  for (let at = 0; at < rows.length; at += batchRows) {
    const lines = rows.slice(at, at + batchRows).map((row) => printRecord(row.map(printCell)));
    if (!output.write(lines.join(""))) await once(output, "drain");
  }
  output.end();
  await once(output, "finish");
}

const batchRows = 2_000;

/** A cell as text; a day without its time, which in a workbook is midnight. */
function printCell(cell: unknown): string {
  if (typeof cell === "string") return cell;
  if (typeof cell === "number" || typeof cell === "boolean") return String(cell);
  if (!(cell instanceof Date) || Number.isNaN(cell.getTime())) return "";
  const text = cell.toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text.slice(0, 19).replace("T", " ");
}
