import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Database, Failure, Upload } from "@askery/api";
import { AppError } from "@askery/model";
import type { Selectable } from "kysely";
import type { LoadedUpload } from "../../asking-process/reading-jobs.ts";
import type { UploadTable } from "../../store/database-tables.ts";
import { checkAllowance } from "../connections/database-allowance.ts";
import { findDatabase } from "../../databases/workspaces/databases.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import { saveDatabase } from "../../databases/workspaces/save-database.ts";
import type { InDatabase } from "../../store/store-context.ts";
import { findUploadLimits } from "./find-upload-limits.ts";
import { refuseElsewhere } from "../../databases/sources/upload-folder.ts";
import { loadUpload, describeUploadFailure } from "./load-upload.ts";
import { receiveFile, tooLarge } from "./receive-file.ts";
import type { UploadContext } from "./upload-context.ts";
import { uploadMessages } from "../../messages/upload-messages.ts";

type UploadRow = Selectable<UploadTable>;

/** Creates an empty database for files, which the user owns. @throws AppError `plan-limit` */
export async function createFileDatabase(
  context: UploadContext,
  { userId, name }: { readonly userId: string; readonly name: string },
): Promise<Database> {
  refuseElsewhere(context.policy);
  await checkAllowance(context, userId);
  const databaseId = await context.store
    .transaction()
    .execute((store) => saveDatabase({ store, now: context.now }, { userId, name, kind: "file" }));
  return findDatabase(context, { databaseId, userId });
}

export interface UploadRequest extends InDatabase {
  readonly fileName: string;
  readonly table?: string | undefined;
  readonly mode: "replace" | "append";
  readonly periods: "columns" | "rows";
  readonly bytes: ReadableStream<Uint8Array> | null;
  /** The announced size, or null. */
  readonly sizeBytes: number | null;
  readonly signal: AbortSignal;
}

/** Receives a file and starts to load it. Returns its current state. @throws AppError if it can't be received */
export async function uploadFile(context: UploadContext, request: UploadRequest): Promise<Upload> {
  const { databaseId, userId, mode, periods, bytes, signal } = request;
  refuseElsewhere(context.policy);
  const { maxBytes, maxRows } = await findUploadLimits(context, databaseId);
  if (maxBytes !== null && (request.sizeBytes ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const fileName = lastName(request.fileName);
  const id = randomUUID();
  const row: UploadRow = {
    id,
    workspaceId: databaseId,
    fileName,
    tableName: request.table ?? fileName.replace(/\.[^.]*$/, ""),
    mode,
    sizeBytes: request.sizeBytes ?? 0,
    state: "receiving",
    outcome: null,
    failure: null,
    uploadedById: userId,
    createdAtMs: context.now(),
    finishedAtMs: null,
  };
  await context.store.insertInto("upload").values(row).execute();
  // The name on disk is ours: no part of the uploader's file name is used.
  const path = join(context.policy.uploadFolder, databaseId, "incoming", id);
  try {
    const sizeBytes = await receiveFile({ bytes, path, maxBytes, signal });
    await change(context, id, { state: "loading", sizeBytes });
  } catch (cause) {
    const state = signal.aborted ? "stopped" : "failed";
    const failure = JSON.stringify(describeUploadFailure(context, cause));
    await change(context, id, { state, failure, finishedAtMs: context.now() });
    throw cause;
  }
  const table = request.table ?? null;
  context.uploads.start({
    id,
    databaseId,
    run: (control) =>
      loadUpload(context, { id, databaseId, userId, path, fileName, table, mode, periods, maxRows }, control),
  });
  return getUpload(context, { databaseId, uploadId: id });
}

/** The latest uploads of a database. */
export async function listUploads(
  context: UploadContext,
  { databaseId }: { readonly databaseId: string },
): Promise<readonly Upload[]> {
  const rows = await context.store
    .selectFrom("upload")
    .selectAll()
    .where("workspaceId", "=", databaseId)
    .orderBy("createdAtMs", "desc")
    .orderBy("id", "desc")
    .limit(100)
    .execute();
  return showUploads(context, rows);
}

interface OneUpload {
  readonly databaseId: string;
  readonly uploadId: string;
}

/** @throws AppError `not-found` */
export async function getUpload(
  context: UploadContext,
  { databaseId, uploadId }: OneUpload,
): Promise<Upload> {
  const row = await context.store
    .selectFrom("upload")
    .selectAll()
    .where("workspaceId", "=", databaseId)
    .where("id", "=", uploadId)
    .executeTakeFirst();
  const [upload] = row === undefined ? [] : await showUploads(context, [row]);
  if (upload !== undefined) return upload;
  throw new AppError("not-found", uploadMessages.noSuchUpload);
}

/** Stops loading a file and returns its state. An upload that is over does not change. */
export async function stopUpload(context: UploadContext, request: OneUpload): Promise<Upload> {
  await getUpload(context, request);
  await context.uploads.stop(request.uploadId);
  return getUpload(context, request);
}

/** The last segment of a path, with the separators of any operating system. */
function lastName(name: string): string {
  return name.split(/[/\\]/).at(-1)?.trim() || "file";
}

async function change(
  { store }: UploadContext,
  id: string,
  changed: Partial<Pick<UploadRow, "state" | "sizeBytes" | "failure" | "finishedAtMs">>,
): Promise<void> {
  await store.updateTable("upload").set(changed).where("id", "=", id).execute();
}

async function showUploads(context: UploadContext, rows: readonly UploadRow[]): Promise<readonly Upload[]> {
  const people = await findPeople(
    context,
    rows.map(({ uploadedById }) => uploadedById),
  );
  return rows.map((row) => {
    const outcome = row.outcome === null ? null : (JSON.parse(row.outcome) as LoadedUpload);
    const tables = outcome?.tables ?? [];
    return {
      id: row.id,
      fileName: row.fileName,
      tableName: tables[0]?.name ?? row.tableName,
      mode: row.mode,
      sizeBytes: row.sizeBytes,
      state: row.state,
      rowCount:
        context.uploads.progressOf(row.id)?.rowCount ?? tables.reduce((sum, one) => sum + one.rowCount, 0),
      tables: tables.map(({ name, rowCount }) => ({ name, rowCount })),
      rowErrors: (outcome?.rowErrors ?? []).map(({ row, message }) => ({ row, message })),
      rowErrorCount: outcome?.rowErrorCount ?? 0,
      notes: (outcome?.notes ?? []).map(({ table, message, isAssumed }) => ({ table, message, isAssumed })),
      noteCount: outcome?.noteCount ?? 0,
      failure: row.failure === null ? null : (JSON.parse(row.failure) as Failure),
      uploadedBy: showPerson(people, row.uploadedById),
      createdAtMs: row.createdAtMs,
      finishedAtMs: row.finishedAtMs,
    };
  });
}
