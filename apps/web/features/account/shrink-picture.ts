import { fitSquare } from "./fit-square.ts";

/** A picture that can't be used, with what to do about it. */
export class PictureError extends Error {
  override readonly name = "PictureError";
}

const sidePx = 256;
/** The server takes data URLs up to this long. */
const longest = 200_000;
const mostBytes = 20_000_000;
/** PNG keeps drawings sharp and see-through; a photo that is too big as PNG goes as JPEG. */
const encodings = [
  { type: "image/png", quality: 1 },
  { type: "image/jpeg", quality: 0.9 },
  { type: "image/jpeg", quality: 0.6 },
] as const;

/**
 * Cuts a picture square around its middle and makes it 256 px wide, as a data URL of at most 200 kB. What a browser
 * can't read, and files over 20 MB, are refused with a PictureError.
 */
export async function shrinkPicture(file: File): Promise<string> {
  if (file.size > mostBytes) throw new PictureError("This file is over 20 MB. Choose a smaller one.");
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new PictureError("This is no picture that a browser can read. Choose a PNG, JPEG or WebP file.", {
      cause,
    });
  });
  const canvas = document.createElement("canvas");
  canvas.width = sidePx;
  canvas.height = sidePx;
  const context = canvas.getContext("2d");
  if (context === null) throw new PictureError("This browser can't draw pictures.");
  const { x, y, side } = fitSquare(bitmap);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, x, y, side, side, 0, 0, sidePx, sidePx);
  bitmap.close();
  const urls = encodings.map(({ type, quality }) => canvas.toDataURL(type, quality));
  const url = urls.find((one) => one.length <= longest);
  if (url === undefined) throw new PictureError("This picture stays too big. Choose a plainer one.");
  return url;
}
