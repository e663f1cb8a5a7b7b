import { queryRefused } from "../query-failures.ts";

/**
 * What every query is told: how its answer is written, and what the dialect counts on. Servers refuse settings that they
 * do not know, so that only those of `known` are sent.
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
  date_time_output_format: "simple",
  cancel_http_readonly_queries_on_client_close: "1",
  http_write_exception_in_output_format: "0",
};

export const wantedSettings: readonly string[] = Object.keys(wanted);

/**
 * Refuses what does not begin as a query, and what a query could undo `readonly` with: servers up to the summer of 2026
 * take any SETTINGS of a subquery, `readonly` among them. INTO OUTFILE and a FORMAT of its own would be answered otherwise
 * than asked. That it is one statement that changes nothing, the server sees to: HTTP takes one, and `readonly` is on.
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

/** Texts, quoted names and comments, in each of which a word is no word. */
const hidden = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|--[^\n]*|#[ !][^\n]*|\/\*.*?\*\//gs;

const refusals: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/[$‘’“”−]/, "it has a $ or a curly quote outside quotes, which servers interpret differently"],
  // Behind a name and a dot it is a name.
  [/(?<!\b[a-z_]\w*\s*\.\s*)\bSETTINGS\s+\w/i, "it has a SETTINGS clause (quote a column of that name)"],
  [/\bINTO\s+OUTFILE\b/i, "it writes to a file"],
];
