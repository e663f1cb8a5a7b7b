import { readCurrency } from "@askery/model";
import {
  multipliers,
  ordinals,
  percentWords,
  smallNumbers,
  spacedSuffixes,
  suffixes,
} from "./numbers.data.ts";
import type { NumberMeaning, Phrase } from "./question.ts";
import type { Token } from "./tokenize-text.ts";

/**
 * Finds the numbers of a question, longest first at each position: "five", "twenty-one", "half a million", "1.5k",
 * "€1,200.50", "20 %", "-5"; and ordinals: "third", "2nd".
 */
export function readNumbers(tokens: readonly Token[]): readonly Phrase[] {
  const phrases: Phrase[] = [];
  let at = 0;
  while (at < tokens.length) {
    const phrase = readMoney(tokens, at) ?? readPlace(tokens, at);
    if (phrase !== null) phrases.push(phrase);
    at = phrase?.range.to ?? at + 1;
  }
  return phrases;
}

export interface NumberMatch {
  readonly to: number;
  /** Decimal text. */
  readonly value: string;
}

/** The number without a unit that starts at this token, or null. */
export function readNumber(tokens: readonly Token[], at: number): NumberMatch | null {
  return readDigits(tokens, at) ?? readNumberWords(tokens, at);
}

/** The value of an ordinal, starting at 1: "third", "3rd". */
export function positionOf(token: Token | undefined): number | null {
  if (token === undefined) return null;
  const named = ordinals.get(token.lower);
  if (named !== undefined) return named;
  const ending = token.lower.slice(-2);
  if (token.kind !== "number" || !placeEndings.has(ending)) return null;
  const digits = token.lower.slice(0, -2);
  return allDigits.test(digits) && digits.length <= 6 ? Number(digits) : null;
}

const placeEndings: ReadonlySet<string> = new Set(["st", "nd", "rd", "th"]);
const allDigits = /^\d+$/u;

function readMoney(
  tokens: readonly Token[],
  at: number,
): ({ range: Phrase["range"] } & NumberMeaning) | null {
  const signed = readSign(tokens[at]);
  const sign = signed === null ? 0 : 1;
  const number = readNumber(tokens, at + sign);
  if (number === null) return null;
  const after = tokens[number.to]?.lower ?? "";
  const isPercent =
    sign === 0 && (percentWords.has(after) || (after === "per" && tokens[number.to + 1]?.lower === "cent"));
  const currency = signed ?? readCurrency(after);
  const unitLength = isPercent ? (after === "per" ? 2 : 1) : signed === null && currency !== null ? 1 : 0;
  return {
    kind: "number",
    range: { from: at, to: number.to + unitLength },
    value: number.value,
    unit: isPercent ? "percent" : currency === null ? null : "currency",
    ...(!isPercent && currency !== null && { currency }),
  };
}

/** The currency of a sign before a number: "$10", but not "EUR 10". */
export function readSign(token: Token | undefined): string | null {
  return token?.kind === "symbol" ? readCurrency(token.lower) : null;
}

function readPlace(tokens: readonly Token[], at: number): Phrase | null {
  const position = positionOf(tokens[at]);
  return position === null ? null : { kind: "ordinal", range: { from: at, to: at + 1 }, position };
}

/** "1,200.50", "1.5k", "3 million", "-5". */
function readDigits(tokens: readonly Token[], at: number): NumberMatch | null {
  const token = tokens[at];
  if (token?.kind !== "number") return null;
  const digitsEnd = findDigitsEnd(token.lower);
  const digits = parseDigits(token.lower.slice(0, digitsEnd));
  const suffix = token.lower.slice(digitsEnd);
  const attached = suffix === "" ? 0 : suffixes.get(suffix);
  if (digits === null || attached === undefined) return null;
  const next = tokens[at + 1]?.lower ?? "";
  const spaced =
    suffix === ""
      ? (multipliers.get(next) ?? (spacedSuffixes.has(next) ? suffixes.get(next) : undefined))
      : undefined;
  return { to: at + (spaced === undefined ? 1 : 2), value: shiftDecimal(digits, attached + (spaced ?? 0)) };
}

function findDigitsEnd(text: string): number {
  let end = text.length;
  while (end > 0 && !allDigits.test(text.slice(end - 1, end))) end -= 1;
  return end;
}

/** Decimal text without separators; null for text that is not a number: "1.2.3", "10:30", "12a4". */
function parseDigits(text: string): string | null {
  const sign = text.startsWith("-") ? "-" : "";
  const unsigned = text.slice(sign.length);
  const [whole = "", fraction, ...more] = unsigned.split(".");
  const groups = whole.split(",");
  const isGrouped = groups.every(
    (group, index) => allDigits.test(group) && (index === 0 || group.length === 3),
  );
  if (!isGrouped || more.length > 0 || (fraction !== undefined && !allDigits.test(fraction))) return null;
  const digits = trimZeros(groups.join(""));
  return `${sign}${digits}${fraction === undefined ? "" : `.${fraction}`}`;
}

function trimZeros(digits: string): string {
  const trimmed = digits.replace(/^0+/u, "");
  return trimmed === "" ? "0" : trimmed;
}

/** Moves the decimal point to the right without rounding: ("1.5", 3) → "1500". */
function shiftDecimal(text: string, digits: number): string {
  if (digits === 0) return text;
  const sign = text.startsWith("-") ? "-" : "";
  const [whole = "", fraction = ""] = text.slice(sign.length).split(".");
  const moved = fraction.padEnd(digits, "0");
  const rest = moved.slice(digits);
  return `${sign}${trimZeros(whole + moved.slice(0, digits))}${rest === "" ? "" : `.${rest}`}`;
}

/** "twenty-one", "two hundred and fifty thousand", "a dozen", "half a million". */
function readNumberWords(tokens: readonly Token[], at: number): NumberMatch | null {
  return readFraction(tokens, at) ?? readArticleNumber(tokens, at) ?? readSum(tokens, at);
}

function readFraction(tokens: readonly Token[], at: number): NumberMatch | null {
  if (tokens[at]?.lower !== "half" || tokens[at + 1]?.lower !== "a") return null;
  const next = tokens[at + 2]?.lower ?? "";
  if (next === "dozen") return { to: at + 3, value: "6" };
  const power = multipliers.get(next);
  return power === undefined ? null : { to: at + 3, value: shiftDecimal("0.5", power) };
}

function readArticleNumber(tokens: readonly Token[], at: number): NumberMatch | null {
  const article = tokens[at]?.lower === "a" ? 1 : 0;
  const next = tokens[at + article]?.lower ?? "";
  if (next === "dozen") return { to: at + article + 1, value: "12" };
  const power = multipliers.get(next);
  return article === 0 || power === undefined ? null : { to: at + 2, value: shiftDecimal("1", power) };
}

/** Adds and multiplies number words: below a hundred, hundreds, then thousands and more. */
function readSum(tokens: readonly Token[], at: number): NumberMatch | null {
  let total = 0;
  let group: number | null = null;
  let lastPower = Number.POSITIVE_INFINITY;
  let to = at;
  let canTens = true;
  for (let next = at; next < tokens.length; next += 1) {
    const word = tokens[next]?.lower ?? "";
    const small = smallNumbers.get(word);
    const power = multipliers.get(word);
    const isJoinedBelow =
      small !== undefined &&
      group !== null &&
      group % 100 >= 20 &&
      group % 10 === 0 &&
      small < 10 &&
      small > 0;
    if (small !== undefined && (isJoinedBelow || canTens)) {
      group = (group ?? 0) + small;
      canTens = false;
    } else if (power === 2 && group !== null && group < 100) {
      group *= 100;
      canTens = true;
    } else if (power !== undefined && power > 2 && group !== null && power < lastPower) {
      total += group * 10 ** power;
      group = null;
      lastPower = power;
      canTens = true;
    } else if (word === "and" && next > at && canTens && smallNumbers.has(tokens[next + 1]?.lower ?? "")) {
      continue;
    } else break;
    to = next + 1;
  }
  return to === at ? null : { to, value: String(total + (group ?? 0)) };
}
