import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { ProcessSpares } from "../child/process-spares.ts";
import { openFile } from "../open-file.ts";
import { readTable } from "../read-table.ts";
import { loadFiles } from "./load-files.ts";
import type { LoadedFiles, LoadFile, LoadLimits } from "./load-request.ts";

/** Shared by the tests in a worker, and removed when it exits. */
export const folder = mkdtempSync(join(tmpdir(), "askery-load-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

let count = 0;
export function newPath(ending = ""): string {
  return join(folder, `${String(count++)}${ending}`);
}

export function file(fileName: string, content: string | Buffer, options: Partial<LoadFile> = {}): LoadFile {
  const path = newPath();
  writeFileSync(path, content);
  return { path, fileName, tableName: null, mode: "replace", ...options };
}

export async function load(
  files: readonly LoadFile[],
  targetPath = newPath(".duckdb"),
  limits: Partial<LoadLimits> = {},
) {
  return { ...(await loadFiles({ files, targetPath }, { limits })), targetPath };
}

const spares = new ProcessSpares();

/** Lets `query` keep its process until the file's last test, because each start of one costs more than a query. */
export function shareQueryProcess(): void {
  afterAll(() => spares.close());
}

export async function query(path: string, text: string) {
  const connector = await openFile(path, { spares });
  try {
    const table = await readTable(await connector.run({ dialect: "duckdb", text, parameters: [] }));
    return table.values;
  } finally {
    await connector.close();
  }
}

/** The columns with their types, and the rows, of a file's only table. */
export async function contentOf(fileName: string, content: string | Buffer) {
  const loaded = await load([file(fileName, content)]);
  const name = `"${loaded.tables[0]?.name ?? ""}"`;
  const described = await query(
    loaded.targetPath,
    `SELECT column_name, data_type FROM information_schema.columns`,
  );
  return {
    columns: (described[0] ?? []).map((column, at) => `${String(column)} ${String(described[1]?.[at])}`),
    values: await query(loaded.targetPath, `SELECT COLUMNS(*)::VARCHAR FROM ${name}`),
    loaded,
  };
}

export function errorsOf({ rowErrors }: LoadedFiles) {
  return rowErrors.map(({ row, message }) => `${String(row)}: ${message}`);
}
