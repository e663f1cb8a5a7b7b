/** UTF-16 units of one statement. */
export const mostCharacters = 100_000;
/** Nested brackets and CASEs. The parsers support more. */
export const mostDepth = 50;
/** Tokens, not counting lists of values: no parser overflows below this. */
export const mostParts = 4_000;
/** The maximum count argument of functions that produce many values from one. */
export const mostMade = 1_000_000;
