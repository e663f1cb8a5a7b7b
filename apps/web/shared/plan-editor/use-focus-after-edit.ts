import { useEffect, useRef, type RefObject } from "react";

/** Moves the focus to the `+` button if an edit removed the button that had it. */
export function useFocusAfterEdit(row: RefObject<HTMLElement | null>): void {
  const last = useRef<EventTarget>(null);
  useEffect(() => {
    const element = row.current;
    const note = ({ target }: FocusEvent) => (last.current = target);
    element?.addEventListener("focusin", note);
    return () => element?.removeEventListener("focusin", note);
  }, [row]);
  useEffect(() => {
    if (!(last.current instanceof HTMLElement) || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement !== document.body) return;
    row.current?.querySelector<HTMLElement>("[data-add]")?.focus();
  });
}
