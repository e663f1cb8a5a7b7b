const isApple = /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent);

/** Prints a shortcut for this device: `Ctrl K` or `⌘ K`. */
export function printShortcut(letter: string): string {
  return `${isApple ? "⌘" : "Ctrl"} ${letter}`;
}
