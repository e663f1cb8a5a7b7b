import { fitSquare } from "./fit-square.ts";
import { drawBitmap, readBitmap } from "./read-bitmap.ts";

/**
 * Crops a picture to a centered square and scales it to `sidePx`. Throws a PictureError for files that the browser
 * can't read, and for files over 20 MB.
 */
export async function squarePicture(file: File, sidePx: number): Promise<HTMLCanvasElement> {
  const bitmap = await readBitmap(file);
  const { x, y, side } = fitSquare(bitmap);
  return drawBitmap(bitmap, { x, y, width: side, height: side }, { width: sidePx, height: sidePx });
}
