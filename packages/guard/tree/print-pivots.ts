import { isSymbol } from "../text/check-shape.ts";
import type { LexicalRules } from "../text/lexical-rules.ts";
import { readTokens, type Token } from "../text/read-tokens.ts";
import { toWords } from "../words.ts";

/**
 * Prints DuckDB's `PIVOT t ON a USING sum(b) GROUP BY c`, as a statement or in brackets, as a SELECT with the same
 * parts, because the parser supports only some of its forms. A PIVOT that can't be split into its parts is not changed.
 */
export function printPivots(text: string, lexical: LexicalRules): string {
  if (!/\bpivot/iu.test(text)) return text;
  const tokens = readTokens(text, lexical);
  if ("code" in tokens) return text;
  // The last one contains no other.
  const start = tokens.findLastIndex((_, index) => startsPivot(tokens, index));
  const first = tokens[start];
  const parts = readParts(tokens, start);
  if (first === undefined || parts === null) return text;
  const [source, on, using, rest] = parts.map(([from, to]) =>
    from < to ? text.slice(tokens[from]?.start, endOf(tokens, to)) : "",
  );
  const selected = [on, using].filter((part) => part !== "").join(", ");
  const select = `SELECT ${selected} FROM ${source ?? ""} ${rest ?? ""}`;
  const after = text.slice(endOf(tokens, parts.at(-1)?.[1] ?? 0));
  return printPivots(text.slice(0, first.start) + select + after, lexical);
}

const pivots = toWords("pivot pivot_wider");

/** Whether a PIVOT starts here, other than `FROM t PIVOT (…)`, which the parser supports. */
function startsPivot(tokens: readonly Token[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (token?.kind !== "word" || !pivots.has(token.value)) return false;
  if (before === undefined || isSymbol(before, "(")) return true;
  return isSymbol(before, ")") && !isSymbol(tokens[index + 1], "(");
}

type Part = readonly [from: number, to: number];

/** The source, ON, USING and what follows, each from an index up to but excluding another. */
function readParts(tokens: readonly Token[], start: number): readonly Part[] | null {
  const ends = findWords(tokens, start);
  const { on, close } = ends;
  if (on === null || on === start + 1) return null;
  const rest = ends.rest ?? close;
  const using = ends.using ?? rest;
  return [
    [start + 1, on],
    [on + 1, using],
    [Math.min(using + 1, rest), rest],
    [rest, close],
  ];
}

const following = toWords("group order limit offset union intersect except");

function findWords(tokens: readonly Token[], start: number) {
  const found: { on: number | null; using: number | null; rest: number | null } = {
    on: null,
    using: null,
    rest: null,
  };
  let depth = 0;
  for (let at = start + 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (["(", "[", "{"].some((open) => isSymbol(token, open))) depth += 1;
    if ([")", "]", "}"].some((close) => isSymbol(token, close))) depth -= 1;
    if (depth < 0) return { ...found, close: at };
    if (depth > 0 || token?.kind !== "word") continue;
    if (found.on === null) found.on = token.value === "on" ? at : null;
    else if (found.rest === null && following.has(token.value)) found.rest = at;
    else if (found.rest === null && found.using === null && token.value === "using") found.using = at;
  }
  return { ...found, close: tokens.length };
}

/** The end of the token before an index. */
function endOf(tokens: readonly Token[], index: number): number {
  return tokens[index - 1]?.end ?? 0;
}
