/** How many rows of its table each spelling has. */
export type SpellingCounts = ReadonlyMap<string, number>;
