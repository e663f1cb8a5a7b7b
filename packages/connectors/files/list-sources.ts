import type { DuckDBConnection } from "@duckdb/node-api";
import { AppError } from "@askery/model";
import { join } from "node:path";
import type { LoadJob } from "./load-job.ts";
import type { LoadFile } from "./load-request.ts";
import { claimName, nameTable, titleOfFile } from "./name-things.ts";
import type { RowSource } from "./row-source.ts";
import { listStructured } from "./structured/open-structured.ts";
import { copyAsUtf8 } from "./text/copy-as-utf8.ts";
import { openText, plainDialect } from "./text/open-text.ts";
import { readUploadKind } from "./upload-kind.ts";
import { readWorkbook } from "./workbook/read-workbook.ts";
import type { TableTarget } from "./write-table.ts";
import { fileMessages } from "../messages/file-messages.ts";

/** Rows to load, and the table that they go into. */
export interface PlannedSource {
  readonly open: (mustRewrite: boolean) => Promise<RowSource>;
  readonly target: TableTarget;
}

export interface SourceRequest {
  readonly connection: DuckDBConnection;
  readonly file: LoadFile;
  readonly job: LoadJob;
  readonly naming: Naming;
}

export interface Naming {
  readonly existing: readonly string[];
  readonly keywords: ReadonlySet<string>;
  /** Names that earlier files of the request use; later ones are added. */
  readonly taken: Set<string>;
}

/** Lists the sources in a file: one, or one for each sheet of a workbook or list of a JSON file. */
export async function listSources({
  connection,
  file,
  job,
  naming,
}: SourceRequest): Promise<readonly PlannedSource[]> {
  const { path, fileName } = file;
  const kind = await readUploadKind(path, fileName);
  if (kind.kind === "database") throw isDatabase(fileName);
  const { limits, workFolder } = job;
  const id = `file-${String(job.files.indexOf(file))}`;
  const { format } = kind;
  if (format === "xlsx") {
    const sheets = await readWorkbook({ path, fileName, workFolder, id, limits });
    if (sheets.length === 0) throw noSheets(fileName);
    return sheets.map((sheet, at) => {
      const text = {
        path: sheet.path,
        fileName,
        workFolder,
        id: `${id}-${String(at)}-text`,
        limits,
        dialect: plainDialect,
        remarks: sheet.remarks,
      };
      const title = titleOfPart(file, sheets.length === 1 ? null : sheet.name);
      return {
        open: (mustRewrite) => openText(text, { mustRewrite }),
        target: chooseTarget(file, title, naming),
      };
    });
  }
  if (format === "csv" || format === "tsv") {
    const text = { path, fileName, workFolder, id, limits, dialect: null, remarks: [] };
    const target = chooseTarget(file, file.tableName ?? titleOfFile(fileName), naming);
    return [{ open: (mustRewrite) => openText(text, { mustRewrite }), target }];
  }
  const readable = format === "parquet" ? path : await copyAsUtf8(path, join(workFolder, `${id}.json`));
  const structured = { path: readable, fileName, format, workFolder, id, limits };
  return (await listStructured(connection, structured)).map(({ title, open }) => ({
    open,
    target: chooseTarget(file, titleOfPart(file, title), naming),
  }));
}

/**
 * The only part of a file gets the file's name; several parts have their own names. An append goes to the given table.
 */
function titleOfPart({ tableName, fileName, mode }: LoadFile, part: string | null): string {
  if (part === null || (mode === "append" && tableName !== null)) return tableName ?? titleOfFile(fileName);
  return tableName === null ? part : `${tableName} ${part}`;
}

/**
 * Chooses an existing table of that name, or else a new one. Files in one request never replace each other's tables.
 */
function chooseTarget({ mode }: LoadFile, title: string, { existing, keywords, taken }: Naming): TableTarget {
  const name = nameTable(title, keywords);
  const known = existing.find((one) => one === title) ?? existing.find((one) => one.toLowerCase() === name);
  if (mode === "append") {
    taken.add((known ?? name).toLowerCase());
    return { name: known ?? name, mode };
  }
  return { name: claimName(known ?? name, taken), mode };
}

function isDatabase(fileName: string): AppError {
  return new AppError("file-kind-unknown", fileMessages.isDatabase(fileName));
}

function noSheets(fileName: string): AppError {
  return new AppError("file-empty", fileMessages.sheetsEmpty(fileName));
}
