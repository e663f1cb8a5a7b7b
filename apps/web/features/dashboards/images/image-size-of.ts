import { readOnlyImage, type CardSize } from "@askery/model";
import { gridGap, rowHeight } from "../../../shared/library/slot-style.ts";

/** A third of the grid, which is about this wide, in px, on most screens. */
const columns = 8;
const widthPx = 380;
const maxRows = 12;

/** The size of a card that a picture fills. */
export function imageSizeOf(text: string): CardSize {
  const image = readOnlyImage(text);
  const heightPx = image === null ? 0 : (widthPx * image.height) / image.width;
  const rows = Math.ceil((heightPx + gridGap) / (rowHeight + gridGap));
  return { w: columns, h: Math.min(maxRows, Math.max(2, rows)) };
}
