import { useRef } from "react";

interface FocusReturn {
  readonly onOpenAutoFocus: (event: Event) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * Returns focus to the element that had it when a dialog opened. Radix does so only for a trigger inside the dialog,
 * and ours are opened by state. `onOpen` may change the initial focus.
 */
export function useFocusReturn(onOpen?: (event: Event) => void): FocusReturn {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      onOpen?.(event);
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      opener.current?.focus();
    },
  };
}
