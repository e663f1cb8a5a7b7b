import { queryRefused } from "../query-failures.ts";

/**
 * Settings sent with every query: the result format, and the semantics that the dialect relies on. Limited to `known`,
 * because a server refuses settings that it does not know.
 */
export function chooseSettings(known: ReadonlySet<string>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => known.has(name)));
}

const wanted: Readonly<Record<string, string>> = {
  join_use_nulls: "1",
  aggregate_functions_null_for_empty: "1",
  prefer_column_name_to_alias: "1",
  cast_keep_nullable: "1",
  union_default_mode: "DISTINCT",
  // Common table expressions hold in the whole statement.
  enable_analyzer: "1",
  enable_global_with_statement: "1",
  date_time_output_format: "simple",
  cancel_http_readonly_queries_on_client_close: "1",
  http_write_exception_in_output_format: "0",
};

export const wantedSettings: readonly string[] = Object.keys(wanted);

/**
 * Refuses text that does not begin as a query, or that could undo `readonly`: servers released before mid-2026 accept
 * any SETTINGS in a subquery, including `readonly`. Also refuses INTO OUTFILE; a query with its own FORMAT fails when
 * its response arrives. The server ensures that it is a single statement that changes nothing: HTTP accepts only one,
 * and `readonly` is on.
 */
export function checkReading(text: string): void {
  const bare = text.replaceAll(hidden, (part) => (/^['"`]/.test(part) ? " q " : " "));
  const [word = ""] = /^[a-z]+/i.exec(bare.replace(/^[\s(]+/, "")) ?? [];
  if (bare.replaceAll(/[;(\s]/g, "") === "") throw queryRefused("it is empty");
  if (!queryWords.has(word.toUpperCase())) {
    throw queryRefused(word === "" ? "it does not begin with SELECT" : `it is a ${word.toUpperCase()}`);
  }
  const reason = refusals.find(([pattern]) => pattern.test(bare))?.[1];
  if (reason !== undefined) throw queryRefused(reason);
}

const queryWords: ReadonlySet<string> = new Set(["SELECT", "WITH", "VALUES"]);

/** Text literals, quoted names and comments: words inside them are not keywords. */
const hidden = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|--[^\n]*|#[ !][^\n]*|\/\*.*?\*\//gs;

const refusals: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/[$‘’“”−]/, "it has a $ or a curly quote outside quotes, which servers interpret differently"],
  // After a name and a dot, SETTINGS is a name.
  [/(?<!\b[a-z_]\w*\s*\.\s*)\bSETTINGS\s+\w/i, "it has a SETTINGS clause (quote a column of that name)"],
  [/\bINTO\s+OUTFILE\b/i, "it writes to a file"],
];
