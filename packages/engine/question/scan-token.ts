import { isDigit, isLetter, isSpace, isWordCharacter, skipDigits, valueAt } from "./character-kinds.ts";
import type { Character } from "./normalize-text.ts";
import { scanDate } from "./scan-date.ts";

/** An `opaque` token is over 100 characters long and is not analyzed. */
export type TokenKind = "word" | "number" | "date" | "address" | "symbol" | "punctuation" | "opaque";

/** A token, by the indexes of its characters. */
export interface RawToken {
  readonly kind: TokenKind;
  readonly from: number;
  readonly to: number;
}

/** The token that starts at a non-space character. */
export function scanToken(characters: readonly Character[], at: number): RawToken {
  const value = valueAt(characters, at);
  const address = isSpace(valueAt(characters, at - 1)) ? scanAddress(characters, at) : null;
  if (address !== null) return { kind: "address", from: at, to: address };
  if (isDigit(value)) return scanNumber(characters, at, at);
  if (value === "-" && isDigit(valueAt(characters, at + 1)) && canSignFollow(valueAt(characters, at - 1))) {
    return scanNumber(characters, at, at + 1);
  }
  const initials = scanInitials(characters, at);
  if (initials > at) return { kind: "word", from: at, to: initials };
  if (isWordCharacter(value)) return { kind: "word", from: at, to: scanWord(characters, at) };
  if (comparisonSigns.has(value + valueAt(characters, at + 1))) {
    return { kind: "symbol", from: at, to: at + 2 };
  }
  return {
    kind: punctuationMark.test(value) && !plainSymbols.has(value) ? "punctuation" : "symbol",
    from: at,
    to: at + 1,
  };
}

/** The end of an email or web address that starts here, or null. */
function scanAddress(characters: readonly Character[], at: number): number | null {
  let to = at;
  let isAddress = false;
  while (to < characters.length && !isSpace(valueAt(characters, to))) {
    const isInside =
      to > at && isWordCharacter(valueAt(characters, to - 1)) && isWordCharacter(valueAt(characters, to + 1));
    if (valueAt(characters, to) === "@" && isInside) isAddress = true;
    if (
      valueAt(characters, to) === ":" &&
      valueAt(characters, to + 1) === "/" &&
      valueAt(characters, to + 2) === "/"
    ) {
      isAddress = true;
    }
    to += 1;
  }
  if (!isAddress || !isWordCharacter(valueAt(characters, at))) return null;
  while (to > at && !isWordCharacter(valueAt(characters, to - 1)) && valueAt(characters, to - 1) !== "/") {
    to -= 1;
  }
  return to;
}

/** The end of single letters with periods: "U.S.", "U.K", "e.g."; the same index if there is at most one letter. */
function scanInitials(characters: readonly Character[], at: number): number {
  let to = at;
  while (isLetter(valueAt(characters, to)) && valueAt(characters, to + 1) === ".") to += 2;
  if (isLetter(valueAt(characters, to)) && !isWordCharacter(valueAt(characters, to + 1))) to += 1;
  else if (isWordCharacter(valueAt(characters, to))) return at;
  return to - at > 2 ? to : at;
}

function scanNumber(characters: readonly Character[], from: number, digits: number): RawToken {
  const date = scanDate(characters, digits);
  if (date !== null) return { kind: "date", from, to: date };
  let to = skipDigits(characters, digits);
  while (isDigit(valueAt(characters, to + 1)) && isInsideNumber(characters, to)) {
    to = skipDigits(characters, to + 1);
  }
  return { kind: "number", from, to: scanWord(characters, to) };
}

/** True for a separator within a number: a decimal point, a comma before three digits, the colon of a time. */
function isInsideNumber(characters: readonly Character[], at: number): boolean {
  const value = valueAt(characters, at);
  if (value === ",") return skipDigits(characters, at + 1) === at + 4;
  return value === "." || (value === ":" && skipDigits(characters, at + 1) === at + 3);
}

/** The end of a run of letters, marks and digits, with apostrophes between letters. */
function scanWord(characters: readonly Character[], from: number): number {
  let to = from;
  while (
    isWordCharacter(valueAt(characters, to)) ||
    (valueAt(characters, to) === "'" && isInsideWord(characters, to))
  ) {
    to += 1;
  }
  return to;
}

function isInsideWord(characters: readonly Character[], at: number): boolean {
  return isLetter(valueAt(characters, at - 1)) && isLetter(valueAt(characters, at + 1));
}

function canSignFollow(before: string): boolean {
  return (
    isSpace(before) || before === "(" || before === "[" || before === "=" || before === "<" || before === ">"
  );
}

const comparisonSigns: ReadonlySet<string> = new Set([">=", "<=", "!=", "<>", "==", "=>", "=<"]);
/** Characters that Unicode classifies as punctuation but people use as symbols. */
const plainSymbols: ReadonlySet<string> = new Set(["%", "&", "#", "@", "*", "/", "‰"]);
const punctuationMark = /^\p{P}/u;
