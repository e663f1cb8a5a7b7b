import { queryRefused } from "../query-failures.ts";

/**
 * Settings of every session.
 *
 * We set the SQL mode, regardless of the server's own: text is quoted as the guard parses it; ONLY_FULL_GROUP_BY is
 * off, because it cannot know that two parameters are equal; differences of unsigned numbers may be negative. Quotients
 * and averages get enough digits. MySQL and MariaDB each read their own time limit; a shorter limit of the server
 * applies.
 */
export function printSettings(timeoutMs: number): readonly [settings: string, access: string] {
  const ms = Math.max(1, Math.ceil(timeoutMs));
  return [
    `SET NAMES utf8mb4, SESSION sql_mode = 'NO_UNSIGNED_SUBTRACTION', SESSION div_precision_increment = 12,
      SESSION lock_wait_timeout = ${String(Math.ceil(ms / 1000))}
      /*!50708 , SESSION max_execution_time = ${shorter("max_execution_time", ms)} */
      /*M!100101 , SESSION max_statement_time = ${shorter("max_statement_time", ms / 1000)} */`,
    "SET SESSION TRANSACTION READ ONLY",
  ];
}

/** The limit, or the server's global limit if that is lower; 0 means no limit. */
function shorter(setting: string, limit: number): string {
  const everybodys = `@@GLOBAL.${setting}`;
  return `IF(${everybodys} > 0, LEAST(${everybodys}, ${String(limit)}), ${String(limit)})`;
}

/**
 * Refuses text that does not begin as a query. The server ensures that it is a single statement that changes nothing:
 * it prepares only one, we refuse one without columns, and the transaction is read-only.
 */
export function checkReading(text: string): void {
  const rest = skipBlanks(text);
  const [word = ""] = /^[a-z]+/i.exec(rest) ?? [];
  if (queryWords.has(word.toUpperCase())) return;
  if (rest.replaceAll(";", "").trim() === "") throw queryRefused("it is empty");
  throw queryRefused(word === "" ? "it does not begin with SELECT" : `it is a ${word.toUpperCase()}`);
}

const queryWords: ReadonlySet<string> = new Set(["SELECT", "WITH", "VALUES", "TABLE"]);

/** Skips whitespace, opening parentheses and comments, but not executable comments (`/*!`, `/*M!`). */
function skipBlanks(text: string): string {
  let offset = 0;
  for (;;) {
    const start = offset;
    offset += /^[\s(]*(?:(?:--\s|#)[^\n]*|--$)?/.exec(text.slice(offset))?.[0].length ?? 0;
    if (/^\/\*(?!M?!)/.test(text.slice(offset, offset + 4))) {
      const end = text.indexOf("*/", offset + 2);
      offset = end === -1 ? text.length : end + 2;
    }
    if (offset === start) return text.slice(offset);
  }
}
