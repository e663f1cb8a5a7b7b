import type { Picture } from "@askery/charts";
import { invariant } from "@askery/model";
import { failures } from "../../wording/failures.ts";

/** Pixels per unit of the picture, for sharp prints. */
const scale = 2;

/** Renders a picture as PNG, in the browser. */
export async function paintPicture({ svg, width, height }: Picture): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width * scale;
    canvas.height = height * scale;
    const context = canvas.getContext("2d");
    invariant(context !== null, "a browser has a 2d canvas");
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob === null) reject(new Error(failures.chartPictureTooLarge));
        else resolve(blob);
      }, "image/png");
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
