import { mkdir, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AppError } from "@askery/model";
import { uploadMessages } from "../../messages/upload-messages.ts";

export interface ReceiveRequest {
  readonly bytes: ReadableStream<Uint8Array> | null;
  readonly path: string;
  /** Null is unlimited. */
  readonly maxBytes: number | null;
  /** Aborted when the sender has left. */
  readonly signal: AbortSignal;
}

/**
 * Writes the received bytes to a new file, a chunk at a time, and returns its size. After a failure no file remains.
 *
 * @throws AppError `plan-limit` as soon as it is too large, `file-empty`, `store-full`, `query-cancelled` if the sender
 * leaves
 */
export async function receiveFile({ bytes, path, maxBytes, signal }: ReceiveRequest): Promise<number> {
  let sizeBytes = 0;
  async function* count(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      sizeBytes += chunk.length;
      if (maxBytes !== null && sizeBytes > maxBytes) throw tooLarge(maxBytes);
      yield chunk;
    }
  }
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // Create the file before anything can interrupt the transfer, because a file that is still being created would
    // remain.
    const file = await open(path, "wx", 0o600);
    await pipeline(readChunks(bytes), count, file.createWriteStream(), { signal });
    if (sizeBytes === 0) {
      throw new AppError("file-empty", uploadMessages.empty);
    }
    return sizeBytes;
  } catch (cause) {
    await rm(path, { force: true });
    throw signal.aborted ? senderLeft(cause) : describe(cause);
  }
}

/** The failure for a file that is larger than the plan allows. */
export function tooLarge(maxBytes: number): AppError {
  const most = `${(maxBytes / 1_000_000).toLocaleString("en-US")} MB`;
  return new AppError("plan-limit", uploadMessages.tooLarge(most));
}

function readChunks(bytes: ReadableStream<Uint8Array> | null): AsyncIterable<Uint8Array> {
  // The two declarations of the same web stream differ in how bytes are read.
  return bytes === null
    ? Readable.from([])
    : Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]);
}

function describe(cause: unknown): unknown {
  if (cause instanceof Error && "code" in cause && (cause.code === "ENOSPC" || cause.code === "EDQUOT")) {
    return new AppError("store-full", uploadMessages.diskFull, { cause });
  }
  return cause;
}

function senderLeft(cause: unknown): AppError {
  return new AppError("query-cancelled", uploadMessages.incomplete, { cause });
}
