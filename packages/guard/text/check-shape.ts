import { perDialect } from "../dialects/guard-rules.ts";
import { maxDepth, maxParts } from "../limits.data.ts";
import type { GuardDialect, GuardProblem } from "../guard-verdict.ts";
import {
  describeEmpty,
  describeNotARead,
  describeSeveralStatements,
  describeTooDeep,
  describeTooManyParts,
  describeUnbalanced,
} from "../problems.ts";
import { toWords } from "../words.ts";
import type { Token } from "./read-tokens.ts";

/**
 * Checks before any grammar: there is one statement, it starts like a read, and it is neither too deep nor too long for
 * a parser.
 */
export function checkShape(tokens: readonly Token[], dialect: GuardDialect): GuardProblem | null {
  return checkOne(tokens) ?? checkDepth(tokens) ?? checkParts(tokens) ?? checkStart(tokens, dialect);
}

function checkOne(tokens: readonly Token[]): GuardProblem | null {
  const last = tokens.findLastIndex((token) => !isSymbol(token, ";"));
  if (last < 0) return describeEmpty();
  const divider = tokens.slice(0, last).find((token) => isSymbol(token, ";"));
  return divider === undefined ? null : describeSeveralStatements(divider);
}

const partners: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };
const openers = new Set(Object.values(partners));

/** CASE nests like a bracket and ends with END, which may also be a column name. */
function checkDepth(tokens: readonly Token[]): GuardProblem | null {
  const open: Token[] = [];
  let cases = 0;
  for (const token of tokens) {
    if (token.kind === "word") {
      if (token.value === "case") cases += 1;
      else if (token.value === "end" && cases > 0) cases -= 1;
    } else if (token.kind === "symbol" && openers.has(token.value)) open.push(token);
    else if (token.kind === "symbol" && token.value in partners) {
      const partner = open.pop();
      if (partner?.value !== partners[token.value]) return describeUnbalanced(token.value, token);
    }
    if (open.length + cases > maxDepth) return describeTooDeep(token);
  }
  const [unclosed] = open.slice(-1);
  return unclosed === undefined ? null : describeUnbalanced(unclosed.value, unclosed);
}

/** A list of values is flat at any length. Everything else may be a chain into which a parser descends. */
function checkParts(tokens: readonly Token[]): GuardProblem | null {
  const parts = tokens.filter(
    ({ kind, value }) => kind === "word" || kind === "name" || (kind === "symbol" && !listSymbols.has(value)),
  );
  return parts.length > maxParts ? describeTooManyParts() : null;
}

const listSymbols = new Set([",", "?"]);

const startsOf = perDialect(({ starts }) => toWords(starts));

function checkStart(tokens: readonly Token[], dialect: GuardDialect): GuardProblem | null {
  const first = tokens.find((token) => !isSymbol(token, "("));
  if (first === undefined) return describeEmpty();
  if (first.kind === "word" && startsOf(dialect).has(first.value)) return null;
  return describeNotARead(first.kind === "word" ? first.value.toUpperCase() : first.value, first);
}

export function isSymbol(token: Token | undefined, value: string): boolean {
  return token?.kind === "symbol" && token.value === value;
}
