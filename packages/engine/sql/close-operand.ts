/**
 * Adds parentheses to printed SQL with a space outside parentheses and quoted names, so that an adjacent operator
 * cannot split it. Leaves names, literals and calls unchanged.
 */
export function closeOperand(sql: string): string {
  return hasOuterSpace(sql) ? `(${sql})` : sql;
}

function hasOuterSpace(sql: string): boolean {
  let depth = 0;
  let quote: string | null = null;
  for (const character of sql) {
    if (quote !== null) quote = character === quote ? null : quote;
    else if (character === '"' || character === "`") quote = character;
    else if (character === "(") depth += 1;
    else if (character === ")") depth -= 1;
    else if (character === " " && depth === 0) return true;
  }
  return false;
}
