import type { Span } from "@askery/model";
import { abbreviations, contractionEndings, joinedNegations } from "./contractions.data.ts";
import { normalizeText } from "./normalize-text.ts";
import type { Character } from "./normalize-text.ts";

/** A word, number, symbol or punctuation mark of a text. */
export interface Token {
  /** Offsets in the original text. */
  readonly span: Span;
  /** As typed. */
  readonly text: string;
  /** Normalized and in lower case; an abbreviation without its full stops: "Vs." → "vs", "U.S." → "us". */
  readonly lower: string;
  readonly kind: TokenKind;
  /** What ties it to the token before: `-`, `_` or `.` as in "order-lines"; `none` directly behind it, as in "20%". */
  readonly joint: Joint;
}

/** `opaque` is longer than 100 characters: carried as it is, looked at by nobody. */
export type TokenKind = "word" | "number" | "date" | "address" | "symbol" | "punctuation" | "opaque";
export type Joint = "space" | "none" | "-" | "_" | ".";

/**
 * Splits text of any script into tokens. Names and values of a database are split by the same function, so that
 * "order_lines", "order-lines" and "order lines" meet as the same two words.
 *
 * - A hyphen, underscore or full stop between letters joins two tokens and is none: "T-shirts", "90-day", "top-10".
 *   Between two numbers the hyphen is a token: "2020-2023". A full date is one token: "2024-05-01", "05/01/2024".
 * - Digits with their separators and letters are one: "1,200.50", "1.5k", "3rd", "Q3", "12A". A currency sign or per
 *   cent sign is its own.
 * - "don't" is "do" + "n't", "Bob's" is "Bob" + "'s"; an e-mail or web address is one.
 */
export function tokenizeText(text: string): readonly Token[] {
  const characters = normalizeText(text);
  const tokens: Token[] = [];
  let at = 0;
  let joint: Joint = "none";
  while (at < characters.length) {
    const skipped = readJoint(characters, at);
    if (skipped !== null) {
      joint = skipped;
      at += 1;
      continue;
    }
    const raw = scanToken(characters, at);
    for (const part of splitContraction(characters, raw)) {
      tokens.push(toToken({ text, characters, part, joint: tokens.length === 0 ? "space" : joint }));
      joint = "none";
    }
    at = raw.to;
    if (valueAt(characters, at) === "." && abbreviations.has(tokens.at(-1)?.lower ?? "")) at += 1;
  }
  return tokens;
}

const maxTokenLength = 100;

interface RawToken {
  readonly kind: TokenKind;
  readonly from: number;
  readonly to: number;
}

/** What stands between two tokens and is none itself; null where a token starts. */
function readJoint(characters: readonly Character[], at: number): Joint | null {
  const value = valueAt(characters, at);
  if (isSpace(value)) return "space";
  if (value === "_") return isWordCharacter(valueAt(characters, at - 1)) ? "_" : "space";
  if (value !== "-" && value !== ".") return null;
  const before = valueAt(characters, at - 1);
  const after = valueAt(characters, at + 1);
  if (!isWordCharacter(before) || !isWordCharacter(after)) return null;
  return isDigit(before) && isDigit(after) ? null : value;
}

function scanToken(characters: readonly Character[], at: number): RawToken {
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

/** The end of an e-mail or web address that starts here, null if none does. */
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

/** The end of single letters with a full stop behind each: "U.S.", "U.K", "e.g."; the same place for one letter or none. */
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

/** A separator within a number: a decimal point, a comma before three digits, the colon of a time. */
function isInsideNumber(characters: readonly Character[], at: number): boolean {
  const value = valueAt(characters, at);
  if (value === ",") return skipDigits(characters, at + 1) === at + 4;
  return value === "." || (value === ":" && skipDigits(characters, at + 1) === at + 3);
}

/** The end of three numbers with the same `-`, `/` or `.` between them, or of a year and a month: "2024-05". */
function scanDate(characters: readonly Character[], at: number): number | null {
  const first = skipDigits(characters, at);
  const separator = valueAt(characters, first);
  if (!dateSeparators.has(separator) || first - at > 4) return null;
  const second = skipDigits(characters, first + 1);
  if (second === first + 1 || second - first > 3) return null;
  const third = valueAt(characters, second) === separator ? skipDigits(characters, second + 1) : second;
  const isFull =
    third > second + 1 &&
    (first - at === 4 || third - second === 5 || (separator === "/" && third - second === 3));
  if (isFull && !isDigit(valueAt(characters, third))) return third;
  const isMonth = separator === "-" && first - at === 4 && second - first === 3 && third === second;
  const month = `${valueAt(characters, first + 1)}${valueAt(characters, first + 2)}`;
  return isMonth && month >= "01" && month <= "12" && !isWordCharacter(valueAt(characters, second))
    ? second
    : null;
}

/** The end of a run of letters, marks and digits, with apostrophes between letters, from a place that may be past it. */
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

/** "don't" → "do" "n't"; "didnt" → "did" "nt"; "Bob's" → "Bob" "'s"; other words stay whole. */
function splitContraction(characters: readonly Character[], raw: RawToken): readonly RawToken[] {
  if (raw.kind !== "word" || raw.to - raw.from > maxTokenLength) return [raw];
  const lower = lowerOf(characters, raw);
  const ending = joinedNegations.has(lower)
    ? "nt"
    : contractionEndings.find((candidate) => lower.endsWith(candidate));
  const cut = raw.to - (ending?.length ?? 0);
  if (ending === undefined || cut <= raw.from) return [raw];
  return [
    { ...raw, to: cut },
    { ...raw, from: cut },
  ];
}

interface TokenSource {
  readonly text: string;
  readonly characters: readonly Character[];
  readonly part: RawToken;
  readonly joint: Joint;
}

function toToken({ text, characters, part, joint }: TokenSource): Token {
  const isOpaque = part.to - part.from > maxTokenLength;
  const lower = lowerOf(characters, part);
  const end = valueAt(characters, part.to) === "." && abbreviations.has(lower) ? part.to : part.to - 1;
  const span = { start: characters[part.from]?.start ?? 0, end: characters[end]?.end ?? 0 };
  return {
    span,
    text: text.slice(span.start, span.end),
    lower,
    kind: isOpaque ? "opaque" : part.kind,
    joint,
  };
}

function lowerOf(characters: readonly Character[], { kind, from, to }: RawToken): string {
  const lower = characters
    .slice(from, to)
    .map((character) => character.value)
    .join("")
    .toLowerCase();
  return kind === "word" ? lower.replaceAll(".", "") : lower;
}

const dateSeparators: ReadonlySet<string> = new Set(["-", "/", "."]);
const comparisonSigns: ReadonlySet<string> = new Set([">=", "<=", "!=", "<>", "==", "=>", "=<"]);
/** Marks that Unicode files under punctuation and people use as signs. */
const plainSymbols: ReadonlySet<string> = new Set(["%", "&", "#", "@", "*", "/", "‰"]);
const punctuationMark = /^\p{P}/u;
const wordCharacter = /^[\p{L}\p{M}\p{N}]/u;
const letter = /^[\p{L}\p{M}]/u;
const space = /^\s$/u;

function valueAt(characters: readonly Character[], at: number): string {
  return characters[at]?.value ?? "";
}

function skipDigits(characters: readonly Character[], from: number): number {
  let to = from;
  while (isDigit(valueAt(characters, to))) to += 1;
  return to;
}

function isDigit(value: string): boolean {
  return value.length === 1 && value >= "0" && value <= "9";
}

function isWordCharacter(value: string): boolean {
  return wordCharacter.test(value);
}

function isLetter(value: string): boolean {
  return letter.test(value);
}

/** The text's two ends count as space. */
function isSpace(value: string): boolean {
  return value === "" || space.test(value);
}

function canSignFollow(before: string): boolean {
  return (
    isSpace(before) || before === "(" || before === "[" || before === "=" || before === "<" || before === ">"
  );
}
