/** UTF-16 units of one statement. */
export const mostCharacters = 100_000;
/** Brackets and CASEs inside each other. The parsers hold out beyond it. */
export const mostDepth = 50;
/** Tokens, those of value lists not counted: no parser overflows below. */
export const mostParts = 4_000;
/** What a function that makes many from one may be asked for. */
export const mostMade = 1_000_000;
