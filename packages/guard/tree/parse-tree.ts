import type * as Polyglot from "@polyglot-sql/sdk";
import type { GuardDialect } from "../guard-verdict.ts";

/** The result of the parser. */
export type ParsedTree =
  | { readonly kind: "parsed"; readonly statements: readonly unknown[] }
  | { readonly kind: "failed"; readonly isTooDeep: boolean };

type Parser = Pick<typeof Polyglot, "parse" | "Dialect">;

let loading: Promise<Parser> | null = null;

/** Never throws; the parser, 23 MB, is loaded by the first call. */
export async function parseTree(
  text: string,
  dialect: Exclude<GuardDialect, "postgres">,
): Promise<ParsedTree> {
  try {
    loading ??= import("@polyglot-sql/sdk");
    const { parse, Dialect } = await loading;
    const names = {
      mysql: Dialect.MySQL,
      sqlite: Dialect.SQLite,
      duckdb: Dialect.DuckDB,
      clickhouse: Dialect.ClickHouse,
    };
    const { success, ast, error } = parse(text, names[dialect]);
    if (success && Array.isArray(ast)) return { kind: "parsed", statements: ast };
    return { kind: "failed", isTooDeep: error?.includes("E_GUARD") ?? false };
  } catch {
    return { kind: "failed", isTooDeep: false };
  }
}
