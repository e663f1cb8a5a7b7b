import { gridColumns } from "@askery/model";
import type { BoardCard } from "./board-document.ts";

/** Cards with charts up to this height share a row. */
const lowRows = 3;

/**
 * The cards of a narrow picture, in reading order: each fills the width, as on a phone. Two low ones share a row if the
 * width has room for both. A text card is as low as it can be, because it grows with its text.
 */
export function stackCards(cards: readonly BoardCard[], hasRoomForTwo: boolean): readonly BoardCard[] {
  const stacked: BoardCard[] = [];
  const half = gridColumns / 2;
  let y = 0;
  for (const card of cards.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    const isLow = hasRoomForTwo && card.content.kind === "chart" && card.h <= lowRows;
    const last = stacked.at(-1);
    if (isLow && last?.x === 0 && last.content.kind === "chart" && last.h === card.h) {
      stacked[stacked.length - 1] = { ...last, w: half };
      stacked.push({ ...card, x: half, y: last.y, w: half });
      continue;
    }
    const h = card.content.kind === "text" ? 1 : card.h;
    stacked.push({ ...card, x: 0, y, w: gridColumns, h });
    y += h;
  }
  return stacked;
}
