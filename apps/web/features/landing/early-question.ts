/** What a visitor typed into the prerendered page before its scripts came. */
export interface EarlyQuestion {
  readonly text: string;
  /** Null if the focus is elsewhere. */
  readonly selection: readonly [start: number, end: number] | null;
}

/**
 * Reads the box of the prerendered page, which the app's own box replaces. It is there until the first render is committed,
 * and nothing is there later, or while a page is prerendered.
 */
export function readEarlyQuestion(label: string): EarlyQuestion | null {
  if (typeof document === "undefined") return null;
  const box = document.querySelector<HTMLTextAreaElement>(`textarea[aria-label="${label}"]`);
  if (box === null) return null;
  const selection = document.activeElement === box ? ([box.selectionStart, box.selectionEnd] as const) : null;
  return { text: box.value, selection };
}
