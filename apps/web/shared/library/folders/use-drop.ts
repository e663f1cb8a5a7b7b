import { useState, type DragEvent } from "react";
import { draggedOf, type Dragged } from "./dragged-items.ts";

/** Makes an element a target for what is dragged from the list. */
export function useDrop(onDrop: ((what: Dragged) => void) | null) {
  const [isOver, setIsOver] = useState(false);
  if (onDrop === null) return { isOver: false, props: {} };
  return {
    isOver,
    props: {
      onDragOver: (event: DragEvent) => {
        if (draggedOf(event) === null) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "move";
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        const what = draggedOf(event);
        setIsOver(false);
        if (what === null) return;
        event.preventDefault();
        onDrop(what);
      },
    },
  };
}
