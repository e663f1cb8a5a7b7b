import { useEffect, useEffectEvent, type RefObject } from "react";
import type { PlanEditing } from "../../shared/plan-editor/plan-editing.ts";

/** Ctrl or ⌘ with Z undoes the last edit of an answer while the focus is in its card, with Shift it redoes. */
export function useUndoKeys(card: RefObject<HTMLElement | null>, editing: PlanEditing | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "z";
    if (editing === null || !isUndo || isTyping(event.target)) return;
    event.preventDefault();
    const { undo, redo } = editing.history;
    if (event.shiftKey) {
      if (redo !== null) editing.redo();
    } else if (undo !== null) editing.undo();
  });
  useEffect(() => {
    const element = card.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener("keydown", listen);
    return () => element?.removeEventListener("keydown", listen);
  }, [card]);
}

/** A text has a history of its own. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}
