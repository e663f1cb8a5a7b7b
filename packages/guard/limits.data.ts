/** UTF-16 units of one statement. */
export const maxCharacters = 100_000;
/** Nested brackets and CASEs. The parsers support more. */
export const maxDepth = 50;
/** Tokens, not counting lists of values: no parser overflows below this. */
export const maxParts = 4_000;
/** The maximum count argument of functions that produce many values from one. */
export const maxMade = 1_000_000;
