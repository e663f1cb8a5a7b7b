/** How several series of bars or areas are arranged: side by side, on top of one another, or as shares of their sum. */
export const stackings = ["none", "stacked", "shares"] as const;

export type Stacking = (typeof stackings)[number];
