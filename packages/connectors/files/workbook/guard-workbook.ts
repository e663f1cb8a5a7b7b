import { AppError } from "@askery/model";
import type { LoadLimits } from "../load-request.ts";
import { measurePart, readZipDirectory } from "./read-zip.ts";

/**
 * Fails unless an archive is a workbook that may be unpacked in memory: not too many parts, and not too large by what
 * its directory says and by what really comes out, which is counted before anything is kept.
 */
export async function guardWorkbook(path: string, fileName: string, limits: LoadLimits): Promise<void> {
  const parts = await readZipDirectory(path);
  if (!parts) throw workbookCorrupt(fileName, "its end is missing");
  if (!parts.some(({ name }) => name.toLowerCase() === "xl/workbook.xml")) throw notAWorkbook(fileName);
  if (parts.some(({ isEncrypted }) => isEncrypted)) throw workbookCorrupt(fileName, "it is encrypted");
  if (parts.length > maxParts) {
    throw workbookTooLarge(fileName, `${parts.length.toLocaleString("en-US")} parts`);
  }
  let left = limits.maxUnpackedBytes;
  for (const part of parts) {
    const bytes = part.unpackedBytes > left ? part.unpackedBytes : await measurePart(path, part, left);
    if (bytes === null) {
      throw workbookCorrupt(fileName, `its part ${part.name.slice(0, 100)} can't be unpacked`);
    }
    left -= bytes;
    if (left < 0) {
      throw workbookTooLarge(fileName, `more than ${megabytes(limits.maxUnpackedBytes)} unpacked`);
    }
  }
}

const maxParts = 5_000;

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000).toLocaleString("en-US")} MB`;
}

function workbookTooLarge(fileName: string, size: string): AppError {
  return new AppError("file-too-large", `${fileName} has ${size}, which exceeds the limit for workbooks.`, {
    fix: "Save the sheets you need as CSV, and upload those.",
  });
}

export function workbookCorrupt(fileName: string, reason: string, cause?: unknown): AppError {
  return new AppError("file-corrupt", `${fileName} can't be read as an Excel workbook: ${reason}.`, {
    fix: "Open it in a spreadsheet program, save it as .xlsx without a password, and upload that.",
    cause,
  });
}

function notAWorkbook(fileName: string): AppError {
  return new AppError("file-kind-unknown", `${fileName} is an archive that is not an Excel workbook.`, {
    fix: "Unpack it and upload the files it contains. Save documents of other office programs as .xlsx or .csv.",
  });
}
