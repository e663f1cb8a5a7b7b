/** How several series of bars or areas stand to each other: side by side, on each other, as shares of one. */
export const stackings = ["none", "stacked", "shares"] as const;

export type Stacking = (typeof stackings)[number];
