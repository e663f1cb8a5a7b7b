import { maxMade } from "../limits.data.ts";
import type { GuardProblem } from "../guard-verdict.ts";
import { describeTooMuch } from "../problems.ts";
import { toWords } from "../words.ts";
import { isSymbol } from "./check-shape.ts";
import type { Token } from "./read-tokens.ts";
import { repeaters, seriesMakers } from "./words.data.ts";

const repeats = toWords(repeaters);
const series = toWords(seriesMakers);

/**
 * Checks functions that produce large values from small ones: their literal arguments must be small. Computed arguments
 * are subject to the database's own limits.
 */
export function checkMakers(tokens: readonly Token[]): GuardProblem | null {
  let chained = 1;
  for (const [index, token] of tokens.entries()) {
    const name = token.value.toLowerCase();
    if (!isSymbol(tokens[index + 1], "(")) continue;
    const isSeries = series.has(name);
    if (!isSeries && !repeats.has(name)) continue;
    const inside = tokens.slice(index + 2, findEnd(tokens, index + 1));
    chained *= isSeries || !isChained(tokens, index) ? 1 : productOf(inside);
    const isMuch = isSeries ? isLongSeries(inside) : productOf(inside) > maxMade || chained > maxMade;
    if (isMuch) return describeTooMuch(name, token);
  }
  return null;
}

function findEnd(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    if (isSymbol(tokens[at], "(")) depth += 1;
    else if (isSymbol(tokens[at], ")")) depth -= 1;
    if (depth === 0) return at;
  }
  return tokens.length;
}

/** `repeat(a, 9).repeat(9)`: DuckDB passes the result of one call to the next. */
function isChained(tokens: readonly Token[], index: number): boolean {
  return isSymbol(tokens[index - 1], ".") || isSymbol(tokens[findEnd(tokens, index + 1) + 1], ".");
}

/** Whether a series has too many values. Numbers inside expressions are combined. */
function isLongSeries(inside: readonly Token[]): boolean {
  const numbers = numbersIn(inside);
  const isPlain = inside.every(
    ({ kind, value }, at) => kind === "number" || plain.has(value) || isSymbol(inside[at - 1], ":"),
  );
  if (!isPlain) return productOf(inside) > maxMade ** 2;
  const [first = 0, second, step = 1] = numbers;
  const length =
    second === undefined ? first : Math.abs(second - first) + (hasMinus(inside) ? first + second : 0);
  return length / (step === 0 ? 1 : step) > maxMade;
}

const plain = new Set([",", "-", ":"]);

function hasMinus(inside: readonly Token[]): boolean {
  return inside.some((token) => isSymbol(token, "-"));
}

/** Adjacent numbers may multiply, like a repeat inside a repeat. */
function productOf(inside: readonly Token[]): number {
  return numbersIn(inside).reduce((product, number) => product * Math.max(number, 1), 1);
}

/** Numbers, including quoted ones: `'%1000000000d'`, `'9999999'::int`. */
function numbersIn(inside: readonly Token[]): readonly number[] {
  return inside.flatMap(({ kind, value }) => {
    if (kind === "number") return [Number(value.replaceAll("_", ""))];
    return kind === "text" ? (value.match(/\d{7,}/gu) ?? []).map(Number) : [];
  });
}
