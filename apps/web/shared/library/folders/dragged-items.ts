import type { DragEvent } from "react";
import type { FiledItem } from "./use-folders.ts";

/** What is dragged from a list: items of it, or one of its folders. */
export type Dragged =
  | { readonly kind: "items"; readonly items: readonly FiledItem[] }
  | { readonly kind: "folder"; readonly id: string };

/** Browsers name the types of dragged data while it is dragged over a target, but not the data. */
const type = "application/x-askery-filed";

let dragged: Dragged | null = null;

/** Starts to drag. The links of a list can be dragged anyway, so this adds to what they carry. */
export function startDrag(event: DragEvent, what: Dragged): void {
  dragged = what;
  event.dataTransfer.setData(type, "1");
  event.dataTransfer.effectAllowed = "all";
}

/** What is dragged over a target; null if it comes from elsewhere. */
export function draggedOf(event: DragEvent): Dragged | null {
  return event.dataTransfer.types.includes(type) ? dragged : null;
}
