import { AppError } from "@askery/model";
import { databaseMessages } from "../../messages/database-messages.ts";

/**
 * Reads the received bytes into memory; only for small files.
 *
 * @throws AppError `file-too-large` as soon as the limit is exceeded, `file-empty`
 */
export async function receiveBytes(
  bytes: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const part of bytes ?? []) {
    sizeBytes += part.length;
    if (sizeBytes > maxBytes) throw tooLarge(maxBytes);
    parts.push(part);
  }
  if (sizeBytes > 0) return Buffer.concat(parts);
  throw new AppError("file-empty", databaseMessages.pictureEmpty);
}

function tooLarge(maxBytes: number): AppError {
  const most = `${(maxBytes / 1_000_000).toLocaleString("en-US")} MB`;
  return new AppError("file-too-large", databaseMessages.pictureTooLarge(most));
}
