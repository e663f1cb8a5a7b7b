import { AppError } from "@askery/model";
import { mediaTypes, refuseDamaged, type Picture } from "./picture.ts";
import { readJpeg } from "./read-jpeg.ts";
import { readPng } from "./read-png.ts";
import { readWebp } from "./read-webp.ts";
import { databaseMessages } from "../../messages/database-messages.ts";

/** The maximum width and height, in pixels. */
const longestSide = 4096;

/**
 * Reads a PNG, JPEG or WebP picture, recognized by its content, and removes all metadata: comments, locations, bytes
 * after its end. Does not decode pixels.
 *
 * @throws AppError `file-kind-unknown` for anything else, including SVG, `file-corrupt`, `file-too-large` over 4,096
 * pixels
 */
export function readPicture(bytes: Uint8Array): Picture {
  const picture = readByKind(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const { width, height } = picture;
  if (width === 0 || height === 0) refuseDamaged("it has no size");
  if (width > longestSide || height > longestSide) {
    throw new AppError(
      "file-too-large",
      databaseMessages.pictureTooWide({ width, height, maxSide: longestSide }),
    );
  }
  return picture;
}

function readByKind(bytes: Buffer): Picture {
  if (bytes.subarray(0, 8).toString("latin1") === "\u0089PNG\r\n\u001a\n") return readPng(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpeg(bytes);
  if (bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP") {
    return readWebp(bytes);
  }
  const isSvg = /<svg[\s>]/i.test(bytes.toString("latin1", 0, 1024));
  throw new AppError(
    "file-kind-unknown",
    (isSvg ? databaseMessages.svgRefused : databaseMessages.notAPicture)(Object.values(mediaTypes)),
  );
}
