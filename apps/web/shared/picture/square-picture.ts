import { fitSquare } from "./fit-square.ts";
import { failures } from "../wording/failures.ts";

/** Thrown for a picture that can't be used, with a fix. */
export class PictureError extends Error {
  override readonly name = "PictureError";
}

const maxBytes = 20_000_000;

/**
 * Crops a picture to a centered square and scales it to `sidePx`. Throws a PictureError for files that the browser
 * can't read, and for files over 20 MB.
 */
export async function squarePicture(file: File, sidePx: number): Promise<HTMLCanvasElement> {
  if (file.size > maxBytes) throw new PictureError(failures.pictureTooLarge);
  // SVG may load other resources, and the server does not accept it.
  const isSvg = file.type === "image/svg+xml";
  const bitmap = isSvg ? null : await createImageBitmap(file).catch(() => null);
  if (bitmap === null) {
    throw new PictureError(failures.pictureNotSupported);
  }
  const canvas = document.createElement("canvas");
  canvas.width = sidePx;
  canvas.height = sidePx;
  const context = canvas.getContext("2d");
  if (context === null) throw new PictureError(failures.noDrawing);
  const { x, y, side } = fitSquare(bitmap);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, x, y, side, side, 0, 0, sidePx, sidePx);
  bitmap.close();
  return canvas;
}
