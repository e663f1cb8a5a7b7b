import { rm } from "node:fs/promises";
import type { Failure } from "@askery/api";
import { AppError } from "@askery/model";
import { uploadedPath } from "../../databases/sources/find-target.ts";
import { startSync } from "../../catalog/syncs/start-sync.ts";
import type { UploadControl } from "./running-uploads.ts";
import type { UploadContext } from "./upload-context.ts";
import { requestMessages } from "../../messages/request-messages.ts";

export interface UploadToLoad {
  readonly id: string;
  readonly databaseId: string;
  readonly userId: string;
  /** The path of the received file, which is removed at the end. */
  readonly path: string;
  readonly fileName: string;
  /** Null uses the name of the file. */
  readonly table: string | null;
  readonly mode: "replace" | "append";
  readonly periods: "columns" | "rows";
  readonly maxRows: number | null;
}

/** Loads a file into its database and starts to read the tables, or saves why it failed. Never rejects. */
export async function loadUpload(
  context: UploadContext,
  upload: UploadToLoad,
  { signal, report }: UploadControl,
): Promise<void> {
  const { id, databaseId, userId, path, fileName, table, mode, periods, maxRows } = upload;
  try {
    const outcome = await context.asking.run(
      "load",
      {
        path,
        fileName,
        table,
        mode,
        periods,
        maxRows,
        targetPath: uploadedPath(context.policy.uploadFolder, databaseId),
      },
      { signal, onProgress: ({ done }) => report({ rowCount: done }) },
    );
    await context.syncs.settled(databaseId);
    await startSync(context, { databaseId, userId });
    // The upload is done when its tables can be asked.
    await context.syncs.settled(databaseId);
    await saveEnd(context, id, { state: "done", outcome: JSON.stringify(outcome) });
  } catch (cause) {
    const isStopped = signal.aborted || (cause instanceof AppError && cause.code === "query-cancelled");
    const failure = isStopped ? null : JSON.stringify(describeUploadFailure(context, cause));
    await saveEnd(context, id, { state: isStopped ? "stopped" : "failed", failure }).catch((error: unknown) =>
      context.log.error({ err: error }, "an upload's end was not saved"),
    );
  } finally {
    await rm(path, { force: true });
  }
}

async function saveEnd(
  { store, now }: UploadContext,
  id: string,
  end: {
    readonly state: "done" | "failed" | "stopped";
    readonly outcome?: string;
    readonly failure?: string | null;
  },
): Promise<void> {
  await store
    .updateTable("upload")
    .set({ ...end, finishedAtMs: now() })
    .where("id", "=", id)
    .execute();
}

/** The failure as the uploader sees it; a bug goes to the log. */
export function describeUploadFailure({ log }: Pick<UploadContext, "log">, cause: unknown): Failure {
  if (cause instanceof AppError) return { code: cause.code, message: cause.message, fix: cause.fix };
  log.error({ err: cause }, "an upload failed");
  return { code: "internal", ...requestMessages.internal };
}
