import { useEffect, useRef, type MouseEvent, type RefObject } from "react";

interface NextRow {
  /** The element around the list. */
  readonly container: RefObject<HTMLDivElement | null>;
  /** Call it for every click inside. */
  readonly remember: (event: MouseEvent) => void;
}

/**
 * Keeps keyboard focus in a list whose rows disappear when they are handled: focuses the button of the row that takes
 * their place.
 */
export function useNextRow(): NextRow {
  const container = useRef<HTMLDivElement>(null);
  const pressed = useRef<number | null>(null);
  useEffect(() => {
    const at = pressed.current;
    if (at === null || document.activeElement !== document.body) return;
    pressed.current = null;
    const rows = container.current?.querySelectorAll("li");
    rows?.[Math.min(at, rows.length - 1)]?.querySelector("button")?.focus();
  });
  const remember = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest("li") : null;
    const rows = [...(container.current?.querySelectorAll("li") ?? [])];
    pressed.current = row === null ? null : rows.indexOf(row);
  };
  return { container, remember };
}
