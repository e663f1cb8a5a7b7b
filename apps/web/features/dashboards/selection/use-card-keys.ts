import { useEffect, useRef } from "react";

/** What keys do with cards, wherever the focus is. Text fields, menus and dialogs have their own keys. */
interface CardKeys {
  readonly copy: () => void;
  readonly cut: () => void;
  readonly paste: () => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
  readonly remove: () => void;
}

/** Listens for the keys of the editor: Ctrl or Cmd with C, X, V and A, Delete and Escape. */
export function useCardKeys(keys: CardKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = nameOfKey(event);
      if (name === null || isElsewhere(event.target)) return;
      // Marked text is copied as everywhere.
      if ((name === "copy" || name === "cut") && getSelection()?.isCollapsed === false) return;
      if (name !== "clear") event.preventDefault();
      latest.current[name]();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

const withCommand: Readonly<Partial<Record<string, keyof CardKeys>>> = {
  c: "copy",
  x: "cut",
  v: "paste",
  a: "selectAll",
};
const alone: Readonly<Partial<Record<string, keyof CardKeys>>> = {
  Escape: "clear",
  Delete: "remove",
  Backspace: "remove",
};

function nameOfKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): keyof CardKeys | null {
  if (altKey || shiftKey) return null;
  return (ctrlKey || metaKey ? withCommand[key.toLowerCase()] : alone[key]) ?? null;
}

const ownKeys = "input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=alertdialog]";

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ownKeys) !== null;
}
