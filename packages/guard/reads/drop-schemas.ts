import { guardRules } from "../dialects/guard-rules.ts";
import type { GuardDialect } from "../guard-verdict.ts";
import { isSymbol } from "../text/check-shape.ts";
import { readTokens, type Token } from "../text/read-tokens.ts";
import { isName } from "./find-reads.ts";

/** A table, and the names of the schema that it is in. */
export interface TableOfSchema {
  readonly schemas: readonly string[];
  readonly name: string;
}

/**
 * The same statement, in which these tables are named without their schema: `app.orders` becomes `orders`. A final
 * semicolon and comments after the end are left out.
 */
export function dropSchemas(text: string, dialect: GuardDialect, tables: readonly TableOfSchema[]): string {
  const tokens = readTokens(text, guardRules[dialect].lexical);
  if ("code" in tokens) return text;
  let printed = "";
  let from = 0;
  for (const [index, token] of tokens.entries()) {
    const table = tokens[index + 2];
    const isQualified =
      isName(token) &&
      isSymbol(tokens[index + 1], ".") &&
      table !== undefined &&
      isName(table) &&
      !isSymbol(tokens[index - 1], ".") &&
      tables.some(({ schemas, name }) => isSame(table, name) && schemas.some((one) => isSame(token, one)));
    if (!isQualified) continue;
    printed += text.slice(from, token.start);
    from = table.start;
  }
  const last = tokens.findLast((token) => !isSymbol(token, ";"));
  return printed + text.slice(from, last?.end);
}

function isSame(token: Token, name: string): boolean {
  return token.value.toLowerCase() === name.toLowerCase();
}
