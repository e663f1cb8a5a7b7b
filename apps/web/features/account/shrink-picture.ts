import { failures } from "../../shared/wording/failures.ts";
import { PictureError } from "../../shared/picture/read-bitmap.ts";
import { squarePicture } from "../../shared/picture/square-picture.ts";

const sidePx = 256;
/** The server's limit on the length of data URLs. */
const longest = 200_000;
/** PNG keeps drawings sharp and transparent; a photo that is too large as PNG becomes JPEG. */
const encodings = [
  { type: "image/png", quality: 1 },
  { type: "image/jpeg", quality: 0.9 },
  { type: "image/jpeg", quality: 0.6 },
] as const;

/** Converts a picture to a square data URL of at most 200 kB. @throws PictureError */
export async function shrinkPicture(file: File): Promise<string> {
  const canvas = await squarePicture(file, sidePx);
  const urls = encodings.map(({ type, quality }) => canvas.toDataURL(type, quality));
  const url = urls.find((one) => one.length <= longest);
  if (url === undefined) {
    throw new PictureError(failures.pictureNotCompressible);
  }
  return url;
}
