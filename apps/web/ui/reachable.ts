/** Spread on what scrolls by itself and may hold nothing that takes focus: the keyboard scrolls only what it can reach. */
export const reachable = { tabIndex: 0 } as const;
