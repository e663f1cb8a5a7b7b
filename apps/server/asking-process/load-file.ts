import { existsSync } from "node:fs";
import { copyFile, mkdir, rename } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { loadFiles, openFile, readUploadKind } from "@askery/connectors";
import { AppError, type Catalog } from "@askery/model";
import type { LoadedUpload, ToLoad } from "./reading-jobs.ts";
import { uploadMessages } from "../messages/upload-messages.ts";

export interface LoadControl {
  readonly signal: AbortSignal;
  readonly onRows: (rowCount: number) => void;
}

/**
 * Loads an uploaded file into the database at a path. If no database exists there and the file is a database, the file
 * becomes the database.
 *
 * @throws AppError that describes the problem with the file, `query-cancelled` if stopped
 */
export async function loadFile(
  { path, fileName, table, mode, periods, maxRows, targetPath }: ToLoad,
  { signal, onRows }: LoadControl,
): Promise<LoadedUpload> {
  const { kind } = await readUploadKind(path, fileName);
  await mkdir(dirname(targetPath), { recursive: true, mode: 0o700 });
  if (kind === "database") return takeDatabase({ path, fileName, targetPath });
  return loadFiles(
    { files: [{ path, fileName, tableName: table, mode, periods }], targetPath },
    {
      signal,
      onProgress: ({ rowCount }) => onRows(rowCount),
      ...(maxRows !== null && { limits: { maxRows } }),
    },
  );
}

async function takeDatabase({
  path,
  fileName,
  targetPath,
}: Pick<ToLoad, "path" | "fileName" | "targetPath">): Promise<LoadedUpload> {
  if (existsSync(targetPath)) {
    throw new AppError("conflict", uploadMessages.hasTablesAlready(fileName));
  }
  const { tables, leftOut = [] } = await readTables({ path, fileName });
  if (tables.length === 0) {
    throw new AppError("file-empty", uploadMessages.databaseEmpty(fileName));
  }
  await copyFile(path, `${targetPath}.new`);
  await rename(`${targetPath}.new`, targetPath);
  return {
    tables: tables.map(({ name, rowEstimate }) => ({ name, rowCount: rowEstimate ?? 0, file: fileName })),
    rowErrors: [],
    rowErrorCount: 0,
    notes: leftOut.map(({ table, column, reason }) => ({
      file: fileName,
      table,
      message: uploadMessages.leftOut(column, reason),
      isAssumed: false,
    })),
    noteCount: leftOut.length,
  };
}

async function readTables({ path, fileName }: Pick<ToLoad, "path" | "fileName">): Promise<Catalog> {
  try {
    const connector = await openFile(path);
    try {
      return await connector.introspect({
        infersRelationships: false,
        maxScannedRows: 100,
        maxWholeCells: 0,
      });
    } finally {
      await connector.close();
    }
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    // Messages contain the file's internal name here, which means nothing to the person who uploaded it.
    const message = cause.message.replaceAll(path, fileName).replaceAll(basename(path), fileName);
    if (!ofStatements.has(cause.code)) throw new AppError(cause.code, { message, fix: cause.fix }, { cause });
    throw new AppError(
      "file-corrupt",
      uploadMessages.databaseUnreadable(fileName, message.replace(/\.$/, "")),
      { cause },
    );
  }
}

/** Codes of failed statements. */
const ofStatements: ReadonlySet<AppError["code"]> = new Set(["query-failed", "name-unknown"]);
