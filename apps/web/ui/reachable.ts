/** Spread on a scroll container without focusable content: the keyboard scrolls only what has focus. */
export const reachable = { tabIndex: 0 } as const;
