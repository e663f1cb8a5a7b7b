type Shortcut = "menu" | "palette" | "shortcuts";

/** The properties of a key press that identify a shortcut. */
interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Returns the shell's shortcut for a key press. Shortcuts with Ctrl or Meta work everywhere, because they type nothing;
 * `?` is a character while the user types.
 */
export function findShortcut(press: KeyPress, isTyping: boolean): Shortcut | undefined {
  const isCommand = (press.ctrlKey || press.metaKey) && !press.altKey && !press.shiftKey;
  const key = press.key.toLowerCase();
  if (isCommand && key === "b") return "menu";
  if (isCommand && key === "k") return "palette";
  if (key === "?" && !press.ctrlKey && !press.metaKey && !press.altKey && !isTyping) return "shortcuts";
  return undefined;
}
