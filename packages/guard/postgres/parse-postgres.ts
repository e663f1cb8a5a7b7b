import type { Span } from "@askery/model";
import type * as PgQuery from "libpg-query";

/** The result of PostgreSQL's parser. */
export type ParsedPostgres =
  | { readonly kind: "parsed"; readonly statements: readonly unknown[] }
  | { readonly kind: "failed"; readonly near: string | null; readonly span: Span | null };

type Parser = Pick<typeof PgQuery, "parseSync">;

let loading: Promise<Parser> | null = null;

/** Never throws. The first call loads the parser, 2 MB. */
export async function parsePostgres(text: string): Promise<ParsedPostgres> {
  try {
    loading ??= loadParser();
    const { parseSync } = await loading;
    const { stmts = [] } = parseSync(text);
    return { kind: "parsed", statements: stmts.map(({ stmt }) => stmt) };
  } catch (cause) {
    const near = /at or near "(.+)"$/su.exec(cause instanceof Error ? cause.message : "")?.[1] ?? null;
    return { kind: "failed", near, span: near === null ? null : findOnly(near, text) };
  }
}

async function loadParser(): Promise<Parser> {
  const parser = await import("libpg-query");
  await parser.loadModule();
  return parser;
}

function findOnly(part: string, text: string): Span | null {
  const start = text.indexOf(part);
  return start >= 0 && start === text.lastIndexOf(part) ? { start, end: start + part.length } : null;
}
