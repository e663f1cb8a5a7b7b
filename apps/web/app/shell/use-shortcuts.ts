import { useEffect } from "react";
import { toggleMenu } from "../../shared/menu/menu-store.ts";
import { openOverlay, toggleOverlay } from "../../shared/page/overlay.ts";
import { findShortcut } from "./find-shortcut.ts";

/** Handles the shell's shortcuts while mounted. */
export function useShortcuts(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const shortcut = findShortcut(event, isTyping(event.target));
      if (shortcut === undefined || event.defaultPrevented) return;
      event.preventDefault();
      if (shortcut === "menu") toggleMenu();
      if (shortcut === "palette") toggleOverlay("palette");
      if (shortcut === "shortcuts") openOverlay("shortcuts");
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}
