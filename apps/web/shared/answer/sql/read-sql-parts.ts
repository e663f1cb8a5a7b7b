import type { DialectName } from "@askery/model";
import { sqlDialects } from "./sql-dialects.ts";

/** A token of SQL, or what is in parentheses. */
export type SqlPart =
  | {
      readonly kind: "token";
      readonly text: string;
      /** Whether a space or a line break is before it. */
      readonly isSpaced: boolean;
      /** A word of the language, in capitals; null for names, values and signs. */
      readonly keyword: string | null;
      readonly isLineComment: boolean;
    }
  | { readonly kind: "group"; readonly parts: readonly SqlPart[]; readonly isSpaced: boolean };

type Token = Extract<SqlPart, { kind: "token" }>;

/** Reads SQL with the grammar of the dialect. Null if parentheses do not match. */
export function readSqlParts(sql: string, dialect: DialectName): readonly SqlPart[] | null {
  const open: { parts: SqlPart[]; isSpaced: boolean }[] = [{ parts: [], isSpaced: false }];
  for (const token of readTokens(sql, dialect)) {
    if (token.text === "(") open.push({ parts: [], isSpaced: token.isSpaced });
    else if (token.text === ")") {
      const group = open.pop();
      const around = open.at(-1);
      if (group === undefined || around === undefined) return null;
      around.parts.push({ kind: "group", ...group });
    } else open.at(-1)?.parts.push(token);
  }
  const [whole, ...others] = open;
  return whole === undefined || others.length > 0 ? null : whole.parts;
}

function readTokens(sql: string, dialect: DialectName): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  const add = (from: number, to: number, name: string) => {
    const between = sql.slice(end, from);
    const strange = between.trim();
    // Signs that the grammar does not know.
    if (strange !== "") tokens.push(makeToken(strange, /^\s/.test(between), ""));
    const isSpaced = strange === "" ? between !== "" : /\s$/.test(between);
    if (to > from) tokens.push(makeToken(sql.slice(from, to), isSpaced, name));
    end = to;
  };
  sqlDialects[dialect].language.parser.parse(sql).iterate({
    enter: ({ from, to, name, node }) => {
      if (node.firstChild === null && to > from && from >= end) add(from, to, name);
    },
  });
  add(sql.length, sql.length, "");
  return tokens;
}

function makeToken(text: string, isSpaced: boolean, name: string): Token {
  const isLineComment = name === "LineComment";
  const keyword = name === "Keyword" ? text.toUpperCase() : null;
  return { kind: "token", text: text.trimEnd(), isSpaced, keyword, isLineComment };
}
