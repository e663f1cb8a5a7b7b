import { z } from "zod";
import { failure } from "./conversation.ts";
import { database } from "./database.ts";
import { byRole, signedIn } from "./access-rule.ts";
import { logged, stops } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { line, nothing, person, timeMs, title, uuid } from "./words.ts";

/** A row of a file that could not be loaded. Rows count from 1, without the header. */
export const rowError = z.object({ row: z.number().int(), message: z.string() }).readonly();
export type RowError = z.infer<typeof rowError>;

/** How a part of a file was read: its header, its dates, its numbers. */
export const uploadNote = z
  .object({
    table: z.string(),
    message: z.string(),
    /** Whether it is an assumption that the file does not confirm. */
    isAssumed: z.boolean(),
  })
  .readonly();

/** A file that is being loaded into a database of uploaded files. */
export const upload = z
  .object({
    id: uuid,
    fileName: z.string(),
    tableName: z.string(),
    mode: z.enum(["replace", "append"]),
    sizeBytes: z.number(),
    state: z.enum(["receiving", "loading", "done", "failed", "stopped"]),
    /** Rows loaded so far. */
    rowCount: z.number(),
    /** The tables that were created from it. A workbook has one for each sheet. */
    tables: z.array(z.object({ name: z.string(), rowCount: z.number() }).readonly()).readonly(),
    /** The first 100 rows that could not be loaded, and the number of all such rows. */
    rowErrors: z.array(rowError).readonly(),
    rowErrorCount: z.number().int(),
    /** How the file was read, assumptions first: the first 100 notes, and the number of all notes. */
    notes: z.array(uploadNote).readonly(),
    noteCount: z.number().int(),
    failure: failure.nullable(),
    uploadedBy: person,
    createdAtMs: timeMs,
    finishedAtMs: timeMs.nullable(),
  })
  .readonly();
export type Upload = z.infer<typeof upload>;

const inDatabase = z.object({ databaseId: uuid });
const one = z.object({ databaseId: uuid, uploadId: uuid });

export const createFileDatabase = endpoint({
  name: "createFileDatabase",
  method: "post",
  path: "/api/databases/files",
  summary: "Creates an empty database for uploaded files",
  access: signedIn,
  act: logged("created the database", { of: "database" }),
  body: z.strictObject({ name: title }),
  result: database,
});

/**
 * The body is the file itself, `application/octet-stream`, neither JSON nor multipart. The call returns when the file
 * has arrived; `getUpload` then reports how loading it proceeds.
 */
export const uploadFile = endpoint({
  name: "uploadFile",
  method: "put",
  path: "/api/databases/{databaseId}/files/{fileName}",
  summary: "Uploads a CSV, TSV, JSON, Parquet or XLSX file, and loads it into a table",
  access: byRole("editor", "database"),
  act: logged("uploaded a file", { facts: ["fileName"] }),
  params: z.object({ databaseId: uuid, fileName: line.min(1).max(255) }),
  query: z.object({
    /** Default: the name of the file. */
    table: line.trim().min(1).max(120).optional(),
    /** `append` adds rows to an existing table. */
    mode: z.enum(["replace", "append"]).default("replace"),
    /** Whether columns whose titles are months, quarters or years become rows. */
    periods: z.enum(["columns", "rows"]).default("columns"),
  }),
  accepts: "application/octet-stream",
  result: upload,
});

export const listUploads = endpoint({
  name: "listUploads",
  method: "get",
  path: "/api/databases/{databaseId}/uploads",
  summary: "The uploaded files, latest first; at most 100",
  access: byRole("viewer", "database"),
  params: inDatabase,
  result: z.array(upload).readonly(),
});

export const getUpload = endpoint({
  name: "getUpload",
  method: "get",
  path: "/api/databases/{databaseId}/uploads/{uploadId}",
  summary: "The progress of an upload",
  access: byRole("viewer", "database"),
  params: one,
  result: upload,
});

export const stopUpload = endpoint({
  name: "stopUpload",
  method: "post",
  path: "/api/databases/{databaseId}/uploads/{uploadId}/stop",
  summary: "Stops loading a file; the table does not change",
  access: byRole("editor", "database"),
  act: stops,
  params: one,
  result: upload,
});

export const removeFileTable = endpoint({
  name: "removeFileTable",
  method: "delete",
  path: "/api/databases/{databaseId}/file-tables/{tableName}",
  summary: "Removes a table that came from a file; uploading the file again brings it back",
  access: byRole("editor", "database"),
  act: logged("removed a file's table", { facts: ["tableName"] }),
  params: z.object({ databaseId: uuid, tableName: line.min(1).max(200) }),
  result: nothing,
});
