import { failures } from "../wording/failures.ts";

/** Thrown for a picture that can't be used, with a fix. */
export class PictureError extends Error {
  override readonly name = "PictureError";
}

const maxBytes = 20_000_000;

/** Reads a picture as it is shown, turned as its camera noted. Throws a PictureError for other files, and over 20 MB. */
export async function readBitmap(file: File): Promise<ImageBitmap> {
  if (file.size > maxBytes) throw new PictureError(failures.pictureTooLarge);
  // SVG may load other resources, and the server does not accept it.
  const isSvg = file.type === "image/svg+xml";
  const bitmap = isSvg ? null : await createImageBitmap(file).catch(() => null);
  if (bitmap === null) throw new PictureError(failures.pictureNotSupported);
  return bitmap;
}

/** Draws a part of a picture, which is closed after it, on a canvas of some size. */
export function drawBitmap(
  bitmap: ImageBitmap,
  {
    x,
    y,
    width,
    height,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  to: { readonly width: number; readonly height: number },
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = to.width;
  canvas.height = to.height;
  const context = canvas.getContext("2d");
  if (context === null) throw new PictureError(failures.noDrawing);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, x, y, width, height, 0, 0, to.width, to.height);
  bitmap.close();
  return canvas;
}
