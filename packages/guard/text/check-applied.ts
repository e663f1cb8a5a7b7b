import type { GuardDialect, GuardProblem } from "../guard-verdict.ts";
import { appliesFunction, isAllowedFunction } from "../functions/allowed-functions.ts";
import { describeFunction } from "../problems.ts";
import { isSymbol } from "./check-shape.ts";
import type { Token } from "./read-tokens.ts";

/**
 * In ClickHouse, a bare name can be a function to apply: `arrayMap(file, paths)` reads files although no bracket
 * follows the name. The name must be an allowed function, since a column cannot occur there.
 */
export function checkApplied(tokens: readonly Token[], dialect: GuardDialect): GuardProblem | null {
  for (const [index, token] of tokens.entries()) {
    if (!isSymbol(tokens[index + 1], "(") || !appliesFunction(token.value.toLowerCase(), dialect)) continue;
    const applied = tokens[skipBrackets(tokens, index + 2)];
    if (applied === undefined || (applied.kind !== "word" && applied.kind !== "name")) continue;
    if (!isAlone(tokens, index + 1) || isAllowedFunction(applied.value.toLowerCase(), dialect)) continue;
    return describeFunction(applied.value, applied);
  }
  return null;
}

function skipBrackets(tokens: readonly Token[], from: number): number {
  let at = from;
  while (isSymbol(tokens[at], "(")) at += 1;
  return at;
}

/** Whether the first of several arguments is only a name, perhaps in brackets or with an alias (`file AS f`). */
function isAlone(tokens: readonly Token[], open: number): boolean {
  let depth = 0;
  for (const token of tokens.slice(open)) {
    if (isSymbol(token, "(")) depth += 1;
    else if (isSymbol(token, ")")) depth -= 1;
    else if (isSymbol(token, ",") && depth === 1) return true;
    else if (token.kind !== "word" && token.kind !== "name") return false;
    if (depth === 0) return false;
  }
  return false;
}
