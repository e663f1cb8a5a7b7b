import type { Span } from "@askery/model";
import { abbreviations, contractionEndings, joinedNegations } from "./contractions.data.ts";
import { isDigit, isSpace, isWordCharacter, valueAt } from "./character-kinds.ts";
import { normalizeText } from "./normalize-text.ts";
import type { Character } from "./normalize-text.ts";
import { scanToken } from "./scan-token.ts";
import type { RawToken, TokenKind } from "./scan-token.ts";

/** A word, number, symbol or punctuation mark of a text. */
export interface Token {
  /** Offsets in the original text. */
  readonly span: Span;
  /** As typed. */
  readonly text: string;
  /** Normalized and lowercase; abbreviations without periods: "Vs." → "vs", "U.S." → "us". */
  readonly lower: string;
  readonly kind: TokenKind;
  /**
   * The separator before the token: `-`, `_` or `.` as in "order-lines"; `none` directly after the previous token, as
   * in "20%".
   */
  readonly joint: Joint;
}

export type Joint = "space" | "none" | "-" | "_" | ".";

/**
 * Splits text of any script into tokens. Names and values of databases are tokenized the same way, so that
 * "order_lines", "order-lines" and "order lines" are equal.
 *
 * - A hyphen, underscore or period between letters separates two tokens: "T-shirts", "90-day", "top-10". Between
 *   numbers, a hyphen is a token: "2020-2023". A full date is one token: "2024-05-01", "05/01/2024".
 * - Digits with separators and letters are one token: "1,200.50", "1.5k", "3rd", "Q3", "12A". Currency and percent
 *   signs are separate tokens.
 * - "don't" becomes "do" + "n't", and "Bob's" becomes "Bob" + "'s"; an email or web address is one token.
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

/** The separator at an index; null where a token starts. */
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

/** "don't" → "do" "n't"; "didnt" → "did" "nt"; "Bob's" → "Bob" "'s"; leaves other words whole. */
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
