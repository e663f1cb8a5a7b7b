import { uploadFile, type Upload } from "@askery/api";
import { ApiError, OfflineError, toProblem } from "../../../shared/server/call.ts";
import { failures } from "../../../shared/wording/failures.ts";

interface FileToSend {
  readonly databaseId: string;
  readonly file: File;
  /** Default: named after the file. */
  readonly table?: string;
  readonly mode: "replace" | "append";
  readonly periods: "columns" | "rows";
  /** Called with the number of bytes sent so far. */
  readonly onSent: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Uploads a file and reports the progress, which `fetch` can't.
 *
 * @throws ApiError if the server refuses, OfflineError if it can't be reached, AbortError if it was stopped
 */
export async function sendFile(wish: FileToSend): Promise<Upload> {
  const { databaseId, file, table, mode, periods, onSent, signal } = wish;
  const path = uploadFile.path
    .replace("{databaseId}", encodeURIComponent(databaseId))
    .replace("{fileName}", encodeURIComponent(file.name));
  const query = new URLSearchParams({ mode, periods, ...(table !== undefined && { table }) });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    signal.addEventListener("abort", () => request.abort());
    request.upload.addEventListener("progress", ({ loaded }) => onSent(loaded));
    request.addEventListener("load", () => {
      const body = readJson(request.responseText);
      // The server serializes the same types, which are checked there.
      if (request.status >= 200 && request.status < 300) resolve(body as Upload);
      else reject(new ApiError(toProblem(body, request.status)));
    });
    request.addEventListener("error", () => reject(new OfflineError(failures.unreachable.title)));
    request.addEventListener("abort", () =>
      reject(new DOMException("The upload was stopped.", "AbortError")),
    );
    request.open(uploadFile.method.toUpperCase(), `${path}?${query.toString()}`);
    request.setRequestHeader("content-type", uploadFile.accepts);
    request.send(file);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
