/**
 * Text from outside, safe to show: a control character could move the cursor or change what stands on the screen, so
 * it is shown as a mark. Line ends stay.
 */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, (character) =>
    character === "\n" ? "\n" : "\u{fffd}",
  );
}

/** The same on one line. */
export function printableLine(text: string): string {
  return printable(text.replaceAll(/\s+/gu, " "));
}
