import { useRef } from "react";

interface FocusReturn {
  readonly onOpenAutoFocus: (event: Event) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * Gives focus back to what had it when a dialog opened. The primitive does so by itself only for a trigger inside it,
 * and ours are opened by state. `onOpen` may take over where focus goes first.
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
