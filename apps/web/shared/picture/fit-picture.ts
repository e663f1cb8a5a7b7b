import { failures } from "../wording/failures.ts";
import { drawBitmap, PictureError, readBitmap } from "./read-bitmap.ts";

const maxSidePx = 2_000;
/** What the server takes. */
const maxBytes = 2_000_000;

/**
 * A picture as the server stores it for dashboards: PNG, or JPEG for photographs, up to 2,000 pixels wide and high, turned as
 * its camera noted. Throws a PictureError for files that the browser can't read, and for ones that remain too large.
 */
export async function fitPicture(file: File): Promise<Blob> {
  const bitmap = await readBitmap(file);
  const { width, height } = bitmap;
  const scale = Math.min(1, maxSidePx / Math.max(width, height));
  if (scale === 1 && file.type === "image/png" && file.size <= maxBytes) {
    bitmap.close();
    return file;
  }
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const canvas = drawBitmap(bitmap, { x: 0, y: 0, width, height }, size);
  const kinds =
    file.type === "image/jpeg" ? (["image/jpeg"] as const) : (["image/png", "image/jpeg"] as const);
  for (const kind of kinds) {
    const blob = await printCanvas(canvas, kind);
    if (blob.size <= maxBytes) return blob;
  }
  throw new PictureError(failures.pictureNotCompressible);
}

async function printCanvas(canvas: HTMLCanvasElement, kind: "image/png" | "image/jpeg"): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, kind, 0.9);
  });
  if (blob === null) throw new PictureError(failures.noSaving);
  return blob;
}
