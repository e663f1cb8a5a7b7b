import type * as Polyglot from "@polyglot-sql/sdk";

/** The result of the parser. */
export type ParsedTree =
  | { readonly kind: "parsed"; readonly statements: readonly unknown[] }
  | { readonly kind: "failed"; readonly isTooDeep: boolean };

type Parser = Pick<typeof Polyglot, "parse" | "Dialect">;

let loading: Promise<Parser> | null = null;

/** Never throws. The first call loads the parser, 23 MB. */
export async function parseTree(text: string, dialect: keyof typeof Polyglot.Dialect): Promise<ParsedTree> {
  try {
    loading ??= import("@polyglot-sql/sdk");
    const { parse, Dialect } = await loading;
    const { success, ast, error } = parse(text, Dialect[dialect]);
    if (success && Array.isArray(ast)) return { kind: "parsed", statements: ast };
    return { kind: "failed", isTooDeep: error?.includes("E_GUARD") ?? false };
  } catch {
    return { kind: "failed", isTooDeep: false };
  }
}
