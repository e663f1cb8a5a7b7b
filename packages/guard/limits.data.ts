/** The maximum length of one statement, in UTF-16 code units. */
export const maxCharacters = 100_000;
/** The maximum depth of nested brackets and CASEs. The parsers support more. */
export const maxDepth = 50;
/** The maximum number of tokens, not counting lists of values. No parser overflows below this. */
export const maxParts = 4_000;
/** The maximum count argument of functions that produce many values from one. */
export const maxMade = 1_000_000;
