type Shortcut = "menu" | "palette" | "shortcuts";

/** What of a key press tells a shortcut. */
interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * The shell's shortcut that a key press stands for. Those with Ctrl or Meta type nothing, so they work everywhere; `?`
 * is a character while somebody types.
 */
export function findShortcut(press: KeyPress, isTyping: boolean): Shortcut | undefined {
  const isCommand = (press.ctrlKey || press.metaKey) && !press.altKey && !press.shiftKey;
  const key = press.key.toLowerCase();
  if (isCommand && key === "b") return "menu";
  if (isCommand && key === "k") return "palette";
  if (key === "?" && !press.ctrlKey && !press.metaKey && !press.altKey && !isTyping) return "shortcuts";
  return undefined;
}
