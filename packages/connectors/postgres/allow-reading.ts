import { queryRefused } from "../query-failures.ts";

/**
 * Refuses text that does not begin as a query. PostgreSQL ensures that it is a single statement that changes nothing:
 * the extended protocol accepts only one, and the transaction is read-only.
 */
export function checkReading(text: string): void {
  const [word = ""] = /^[a-z]+/i.exec(skipBlanks(text)) ?? [];
  if (queryWords.has(word.toUpperCase())) return;
  if (skipBlanks(text).replaceAll(";", "").trim() === "") throw queryRefused("it is empty");
  throw queryRefused(word === "" ? "it does not begin with SELECT" : `it is a ${word.toUpperCase()}`);
}

const queryWords: ReadonlySet<string> = new Set(["SELECT", "WITH", "VALUES", "TABLE"]);

/** Skips whitespace, comments (which nest) and opening parentheses. */
function skipBlanks(text: string): string {
  let offset = 0;
  for (;;) {
    const start = offset;
    offset += /^[\s(]*(?:--[^\n\r]*)?/.exec(text.slice(offset))?.[0].length ?? 0;
    if (text.startsWith("/*", offset)) offset = skipComment(text, offset);
    if (offset === start) return text.slice(offset);
  }
}

function skipComment(text: string, start: number): number {
  let depth = 0;
  const marks = /\/\*|\*\//g;
  marks.lastIndex = start;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    depth += mark[0] === "/*" ? 1 : -1;
    if (depth === 0) return marks.lastIndex;
  }
  return text.length;
}

/**
 * Prints the start of each of our transactions: read-only, with time limits, and with the output formats that we parse.
 */
export function printBegin(timeoutMs: number): string {
  const settings = listSettings(timeoutMs).map(([name, value]) => `SET LOCAL ${name} = '${value}'`);
  return [readOnlyBegin, ...settings].join("; ");
}

export const readOnlyBegin = "BEGIN READ ONLY";

/**
 * The same settings as one query, for a transaction that has begun.
 *
 * @param watchesClient whether the server can watch its client: see `clientWatch`
 */
export function printSettings(timeoutMs: number, watchesClient: boolean): string {
  const settings = [...listSettings(timeoutMs), ...(watchesClient ? [clientWatch] : [])];
  const calls = settings.map(([name, value]) => `pg_catalog.set_config('${name}', '${value}', true)`);
  return `SELECT ${calls.join(", ")}`;
}

/**
 * Makes the server check every second that the client is still connected, and end the query if not. Requires PostgreSQL
 * 14, and is missing on some platforms and in products that only speak its protocol.
 */
const clientWatch = ["client_connection_check_interval", "1000"] as const;

/** Fails if the server doesn't support it. */
export const tryClientWatch = `SELECT pg_catalog.set_config('${clientWatch[0]}', '${clientWatch[1]}', true)`;

function listSettings(timeoutMs: number): readonly (readonly [name: string, value: string])[] {
  const ms = Math.max(1, Math.ceil(timeoutMs));
  return [
    ["statement_timeout", String(ms)],
    ["lock_timeout", String(ms)],
    ["idle_in_transaction_session_timeout", String(Math.min(ms + idleGraceMs, maxTimeoutMs))],
    ["client_encoding", "UTF8"],
    ["datestyle", "ISO, YMD"],
    ["timezone", "UTC"],
    ["intervalstyle", "postgres"],
    ["extra_float_digits", "3"],
    ["bytea_output", "hex"],
  ];
}

/** A reader may be slow, but one that is gone must not keep a transaction open. */
const idleGraceMs = 30_000;
const maxTimeoutMs = 2 ** 31 - 1;
