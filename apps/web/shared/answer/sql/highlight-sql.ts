import { sqlKeywords } from "./sql-keywords.data.ts";

/** A run of SQL text of one kind. */
export interface SqlRun {
  readonly text: string;
  readonly kind: "plain" | "keyword" | "text" | "comment";
}

/** Comments, texts, quoted names and keywords; a text or comment that never ends goes to the end. */
const pattern = new RegExp(
  String.raw`(?<comment>--[^\n]*|/\*[\s\S]*?(?:\*/|$))|(?<text>'(?:[^']|'')*(?:'|$))|(?<name>"(?:[^"]|"")*(?:"|$)|${"`"}[^${"`"}]*(?:${"`"}|$))|\b(?<keyword>${sqlKeywords.join("|")})\b`,
  "gi",
);

/** Cuts SQL into runs for coloring. Nothing is lost or changed: joined again they are the same text. */
export function highlightSql(sql: string): readonly SqlRun[] {
  const runs: SqlRun[] = [];
  let end = 0;
  for (const match of sql.matchAll(pattern)) {
    const [text] = match;
    const kind = kindOf(match.groups ?? {});
    if (kind === "plain" || text === "") continue;
    if (match.index > end) runs.push({ text: sql.slice(end, match.index), kind: "plain" });
    runs.push({ text, kind });
    end = match.index + text.length;
  }
  if (end < sql.length) runs.push({ text: sql.slice(end), kind: "plain" });
  return runs;
}

/** The same runs, line by line; what goes over several lines is cut at their ends. */
export function splitLines(runs: readonly SqlRun[]): readonly (readonly SqlRun[])[] {
  const lines: SqlRun[][] = [[]];
  for (const { text, kind } of runs) {
    for (const [index, part] of text.split("\n").entries()) {
      if (index > 0) lines.push([]);
      if (part !== "") lines.at(-1)?.push({ text: part, kind });
    }
  }
  return lines;
}

function kindOf(groups: Readonly<Record<string, string | undefined>>): SqlRun["kind"] {
  if (groups["comment"] !== undefined) return "comment";
  if (groups["text"] !== undefined) return "text";
  return groups["keyword"] === undefined ? "plain" : "keyword";
}
