import { AppError } from "@askery/model";
import type { Entry } from "yauzl";
import type { LoadLimits } from "../load-request.ts";
import { openArchive, type Archive } from "./open-archive.ts";
import { fileMessages } from "../../messages/file-messages.ts";

/**
 * Throws unless an archive is a workbook that can be unpacked in memory: limits the number of parts, and their size,
 * both as the directory claims and as measured by unpacking.
 */
export async function guardWorkbook(path: string, fileName: string, limits: LoadLimits): Promise<void> {
  const archive = await openArchive(path, maxParts);
  if (archive === null) throw workbookCorrupt(fileName, "its end is missing");
  try {
    await guardArchive(archive, fileName, limits);
  } finally {
    archive.close();
  }
}

async function guardArchive(archive: Archive, fileName: string, limits: LoadLimits): Promise<void> {
  const { parts } = archive;
  if (!parts.some((part) => part.fileName.toLowerCase() === "xl/workbook.xml")) throw notAWorkbook(fileName);
  if (parts.some((part) => part.isEncrypted())) throw workbookCorrupt(fileName, "it is encrypted");
  if (parts.length > maxParts) {
    throw workbookTooLarge(fileName, `more than ${maxParts.toLocaleString("en-US")} parts`);
  }
  let left = limits.maxUnpackedBytes;
  for (const part of parts) {
    const bytes = part.uncompressedSize > left ? part.uncompressedSize : await measure(archive, part, left);
    if (bytes === null) {
      throw workbookCorrupt(fileName, `its part ${part.fileName.slice(0, 100)} can't be unpacked`);
    }
    left -= bytes;
    if (left < 0) {
      throw workbookTooLarge(fileName, `more than ${megabytes(limits.maxUnpackedBytes)} unpacked`);
    }
  }
}

/** Measures the unpacked size of a part, up to `maxBytes`; null if it can't be unpacked. */
async function measure(archive: Archive, part: Entry, maxBytes: number): Promise<number | null> {
  if (part.compressedSize === 0) return 0;
  let bytes = 0;
  try {
    for await (const chunk of await archive.open(part)) {
      bytes += (chunk as Buffer).length;
      if (bytes > maxBytes) break;
    }
    return bytes;
  } catch {
    // The caller reports that the archive is damaged.
    return null;
  }
}

/** Real workbooks have far fewer. */
export const maxParts = 5_000;

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000).toLocaleString("en-US")} MB`;
}

function workbookTooLarge(fileName: string, size: string): AppError {
  return new AppError("file-too-large", fileMessages.workbookTooLarge(fileName, size));
}

export function workbookCorrupt(fileName: string, reason: string, cause?: unknown): AppError {
  return new AppError("file-corrupt", fileMessages.workbookDamaged(fileName, reason), { cause });
}

function notAWorkbook(fileName: string): AppError {
  return new AppError("file-kind-unknown", fileMessages.otherArchive(fileName));
}
