import { queryRefused } from "../query-failures.ts";

/**
 * What every session is told before it serves.
 *
 * The mode is ours whatever the server's is: texts are quoted as the guard reads them; groups need not be spelled as the
 * strictest mode wants them, since it cannot tell that two parameters are equal; differences of unsigned numbers may be
 * negative. Quotients and averages have digits enough. Each server reads the time limit that is meant for it, and
 * keeps its own where that is shorter.
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

/** A limit, or what the server has set for everybody where that is less; zero stands for none. */
function shorter(setting: string, limit: number): string {
  const everybodys = `@@GLOBAL.${setting}`;
  return `IF(${everybodys} > 0, LEAST(${everybodys}, ${String(limit)}), ${String(limit)})`;
}

/**
 * Refuses what does not begin as a query. That it is one statement that changes nothing, the server sees to: it compiles
 * one statement, of which one without columns is refused, and the transaction is read-only.
 */
export function checkReading(text: string): void {
  const rest = skipBlanks(text);
  const [word = ""] = /^[a-z]+/i.exec(rest) ?? [];
  if (queryWords.has(word.toUpperCase())) return;
  if (rest.replaceAll(";", "").trim() === "") throw queryRefused("it is empty");
  throw queryRefused(word === "" ? "it does not begin with SELECT" : `it is a ${word.toUpperCase()}`);
}

const queryWords: ReadonlySet<string> = new Set(["SELECT", "WITH", "VALUES", "TABLE"]);

/** What is left behind blanks, opening parentheses and comments, but for comments that are run (`/*!`, `/*M!`). */
function skipBlanks(text: string): string {
  let place = 0;
  for (;;) {
    const start = place;
    place += /^[\s(]*(?:(?:--\s|#)[^\n]*|--$)?/.exec(text.slice(place))?.[0].length ?? 0;
    if (/^\/\*(?!M?!)/.test(text.slice(place, place + 4))) {
      const end = text.indexOf("*/", place + 2);
      place = end === -1 ? text.length : end + 2;
    }
    if (place === start) return text.slice(place);
  }
}
