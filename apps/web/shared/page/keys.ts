const isApple = /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent);

/** A shortcut as it is printed on this device: `Ctrl K`, or `⌘ K`. */
export function printShortcut(letter: string): string {
  return `${isApple ? "⌘" : "Ctrl"} ${letter}`;
}
