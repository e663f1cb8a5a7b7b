/**
 * Makes external text safe to show: control characters, which could move the cursor or alter the screen, become a
 * replacement character. Line ends remain.
 */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, (character) =>
    character === "\n" ? "\n" : "\u{fffd}",
  );
}

/** The same, on one line. */
export function printableLine(text: string): string {
  return printable(text.replaceAll(/\s+/gu, " "));
}
