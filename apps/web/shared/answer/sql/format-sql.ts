import type { DialectName } from "@askery/model";
import { readSqlParts, type SqlPart } from "./read-sql-parts.ts";

/**
 * SQL with a clause on each line, and lists and conditions broken where a line is too long. Only spaces and line breaks
 * change, and the case of words that begin a clause. SQL that can't be read is returned as it is.
 */
export function formatSql(sql: string, dialect: DialectName): string {
  const parts = readSqlParts(sql, dialect);
  return parts === null ? sql : printQuery(parts, 0);
}

const maxLine = 80;

/** Each begins a line. Those of several words begin with their first. */
const clauses: ReadonlySet<string> = new Set([
  "WITH",
  "SELECT",
  "FROM",
  "WHERE",
  "GROUP",
  "HAVING",
  "ORDER",
  "LIMIT",
  "OFFSET",
  "UNION",
  "INTERSECT",
  "EXCEPT",
  "QUALIFY",
  "WINDOW",
]);
const joins: ReadonlySet<string> = new Set(["JOIN", "LEFT", "RIGHT", "FULL", "INNER", "CROSS", "NATURAL"]);
const afterJoin: ReadonlySet<string> = new Set([...joins, "OUTER"]);

function printQuery(parts: readonly SqlPart[], indent: number): string {
  return splitClauses(parts)
    .map((clause) => printClause(clause, indent))
    .join(`\n${" ".repeat(indent)}`);
}

function splitClauses(parts: readonly SqlPart[]): readonly (readonly SqlPart[])[] {
  const found: SqlPart[][] = [];
  let before: string | null = null;
  for (const part of parts) {
    const keyword = keywordOf(part);
    const isJoin = keyword !== null && joins.has(keyword) && !(before !== null && afterJoin.has(before));
    const isFunction = keyword !== null && followsAsCall(part, parts);
    const isStart = keyword !== null && !isFunction && (clauses.has(keyword) || isJoin);
    const isWithin = keyword === "FROM" && before === "DISTINCT";
    if (found.length === 0 || (isStart && !isWithin) || isComment(found.at(-1)?.at(-1))) found.push([]);
    found.at(-1)?.push(part);
    before = keyword;
  }
  return found;
}

/** LEFT and RIGHT are functions before a parenthesis that touches them. */
function followsAsCall(part: SqlPart, parts: readonly SqlPart[]): boolean {
  const next = parts[parts.indexOf(part) + 1];
  return next?.kind === "group" && !next.isSpaced;
}

function printClause(parts: readonly SqlPart[], indent: number): string {
  const line = printLine(parts, indent);
  const isShort = !line.includes("\n") && indent + line.length <= maxLine;
  if (isShort) return line;
  const [head = [], ...items] = splitItems(parts);
  if (items.length === 0) return line;
  const inner = indent + 2;
  return [printLine(head, indent), ...items.map((item) => printLine(item, inner))].join(
    `\n${" ".repeat(inner)}`,
  );
}

/** The first item with the words of the clause, then what is after each comma, or from each AND and OR. */
function splitItems(parts: readonly SqlPart[]): readonly (readonly SqlPart[])[] {
  const items: SqlPart[][] = [[]];
  let isBetween = false;
  let depth = 0;
  for (const part of parts) {
    const keyword = keywordOf(part);
    if (keyword === "CASE") depth += 1;
    if (keyword === "END") depth -= 1;
    if (keyword === "BETWEEN") isBetween = true;
    const isJoint = depth === 0 && !isBetween && (keyword === "AND" || keyword === "OR");
    if (keyword === "AND") isBetween = false;
    if (isJoint) items.push([]);
    items.at(-1)?.push(part);
    if (depth === 0 && part.kind === "token" && part.text === ",") items.push([]);
  }
  return items.filter((item) => item.length > 0);
}

function printLine(parts: readonly SqlPart[], indent: number): string {
  let line = "";
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    const isTight = part.kind === "token" && (part.text === "," || part.text === ";");
    const isAfterComma = before?.kind === "token" && before.text === ",";
    const space = index > 0 && !isTight && (part.isSpaced || isAfterComma) ? " " : "";
    const isCall = followsAsCall(part, parts);
    line += isComment(before) ? `\n${" ".repeat(indent)}` : space;
    line += isCall && part.kind === "token" ? part.text : printPart(part, indent);
  }
  return line;
}

function printPart(part: SqlPart, indent: number): string {
  if (part.kind === "token") {
    return part.keyword !== null && upper.has(part.keyword) ? part.keyword : part.text;
  }
  const [first] = part.parts;
  const keyword = first === undefined ? null : keywordOf(first);
  if (keyword !== "SELECT" && keyword !== "WITH") return `(${printLine(part.parts, indent)})`;
  const inner = indent + 2;
  return `(\n${" ".repeat(inner)}${printQuery(part.parts, inner)}\n${" ".repeat(indent)})`;
}

/** Words that are no names in any dialect. */
const upper: ReadonlySet<string> = new Set([...clauses, ...joins, "BY", "AND", "OR", "ON", "AS", "OUTER"]);

function keywordOf(part: SqlPart): string | null {
  return part.kind === "token" ? part.keyword : null;
}

function isComment(part: SqlPart | undefined): boolean {
  return part?.kind === "token" && part.isLineComment;
}
