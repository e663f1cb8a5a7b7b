import { fitSquare } from "./fit-square.ts";
import { failures } from "../wording/failures.ts";

/** A picture that can't be used, with what to do about it. */
export class PictureError extends Error {
  override readonly name = "PictureError";
}

const maxBytes = 20_000_000;

/**
 * Cuts a picture square around its middle and draws it `sidePx` wide. What a browser can't read, and files over 20 MB,
 * are refused with a PictureError.
 */
export async function squarePicture(file: File, sidePx: number): Promise<HTMLCanvasElement> {
  if (file.size > maxBytes) throw new PictureError(failures.pictureTooLarge);
  // A browser draws an SVG with all that it names; the server takes none.
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
