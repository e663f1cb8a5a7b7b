import { fadeHiddenEnd } from "./fade-hidden-end.ts";

/**
 * Spread on a scroll container without focusable content: the keyboard scrolls only what has focus. Its right edge fades
 * while more is hidden there.
 */
export const scrollable = { tabIndex: 0, ref: fadeHiddenEnd } as const;
