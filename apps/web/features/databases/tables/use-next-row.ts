import { useEffect, useRef, type MouseEvent, type RefObject } from "react";

interface NextRow {
  /** The element around the list. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Told of every press in it. */
  readonly remember: (event: MouseEvent) => void;
}

/**
 * Keeps the keyboard in a list whose rows go once they are dealt with: the button of the row that takes their place has
 * the focus then.
 */
export function useNextRow(): NextRow {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<number | null>(null);
  useEffect(() => {
    const at = pressed.current;
    if (at === null || document.activeElement !== document.body) return;
    pressed.current = null;
    const rows = place.current?.querySelectorAll("li");
    rows?.[Math.min(at, rows.length - 1)]?.querySelector("button")?.focus();
  });
  const remember = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest("li") : null;
    const rows = [...(place.current?.querySelectorAll("li") ?? [])];
    pressed.current = row === null ? null : rows.indexOf(row);
  };
  return { place, remember };
}
