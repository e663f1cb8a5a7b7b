import type { TableId } from "@askery/model";
import type { KeywordKind } from "../keywords/keyword.ts";
import { add, type Draft, type Features } from "./features.ts";
import { readHead } from "./question-head.ts";
import type { PatternContext } from "../patterns/pattern.ts";
import type { ColumnRef } from "../request/clause.ts";
import { amountWords } from "../../meaning/units.data.ts";
import type { Request } from "../request/request.ts";
import { tablesOfRequest } from "../request/tables-of-request.ts";

/** Facts about the question itself, which its interpretations are compared with. */
export interface QuestionEvidence {
  /** Features "keyword & trait" for each keyword in the question; similar keywords share a name. */
  withKeywords(trait: string): Features;
  /**
   * True if the question starts with events that are counted: "open orders", but neither "show open orders" nor
   * "donations this year".
   */
  readonly opensBare: boolean;
  /** True if the question says "by" or "per" before what it may be broken down by. */
  readonly breaksDown: boolean;
  /** The part of the question that a word is in: what is wanted, the conditions, or a later sentence. */
  readonly partOf: (position: number) => "head" | "tail" | "later";
  /** How clearly the question mentions a table, from 0 to 1. */
  tableScore(table: TableId): number;
  /** The tables that the question clearly mentions. */
  readonly namedTables: readonly TableId[];
  /**
   * How close the table's mention is to `place`, relative to the closest other table: 1 for closest, 0 if not
   * mentioned.
   */
  nearness(table: TableId, position: number): number;
  /** How clearly the question mentions a column, from 0 to 1. */
  columnScore(column: ColumnRef): number;
}

interface TableLocation {
  readonly table: TableId;
  readonly position: number;
}

const surelyNamed = 0.6;

/** Reads the evidence. A follow-up also mentions the tables and tested columns of the request before it. */
export function readEvidence(context: PatternContext, before: Request | null): QuestionEvidence {
  const tableScores = new Map<TableId, number>();
  const columnScores = new Map<string, number>();
  const positions: TableLocation[] = [];
  const head = readHead(context.question);
  const earlier = before === null ? [] : tablesOfRequest(before);
  for (const test of before?.tests ?? []) if ("column" in test) columnScores.set(nameOf(test.column), 1);
  for (const mention of context.mentionsAt.flat()) {
    const { target, score, range } = mention;
    if (target.kind === "table") {
      raise(tableScores, target.table, score);
      if (score >= surelyNamed) positions.push({ table: target.table, position: range.to - 1 });
    }
    if (target.kind === "column") raise(columnScores, nameOf(target), score);
  }
  const keywords = new Set([
    ...context.keywordsAt.flat().flatMap(({ kind }) => evidenceOf[kind] ?? []),
    `opens ${readOpening(context)}`,
    `joins ${head.joined}`,
    ...context.question.words.flatMap(({ lemma }) => namedKinds.get(lemma) ?? []),
  ]);
  return {
    opensBare:
      !(context.keywordsAt[0] ?? []).some(({ kind }) => openingKinds.has(kind)) &&
      !context.question.words.some(({ lemma, tag }) => tag === "noun" && amountWords.has(lemma)),
    breaksDown: context.keywordsAt.some((found, at) =>
      found.some(
        ({ kind }) => kind === "each" && breakdownWords.has(context.question.words[at]?.lower ?? ""),
      ),
    ),
    withKeywords: crossOnce([...keywords]),
    partOf: (position) => (position < head.to ? "head" : position < head.next ? "tail" : "later"),
    tableScore: (table) => (earlier.includes(table) ? 1 : (tableScores.get(table) ?? 0)),
    namedTables: [...tableScores].filter(([, score]) => score >= surelyNamed).map(([table]) => table),
    nearness: (table, position) => (earlier.includes(table) ? 1 : nearnessOf(positions, table, position)),
    columnScore: (column) => columnScores.get(nameOf(column)) ?? 0,
  };
}

const breakdownWords: ReadonlySet<string> = new Set(["by", "per"]);

/** Keywords at the start of a question that ask for something by a verb or a question word. */
const openingKinds: ReadonlySet<KeywordKind> = new Set<KeywordKind>(["request", "which", "count"]);

/** Caches the features of each trait, since many interpretations share it. */
function crossOnce(keywords: readonly string[]): QuestionEvidence["withKeywords"] {
  const crossed = new Map<string, Features>();
  return (trait) => {
    const known = crossed.get(trait);
    if (known) return known;
    const draft: Draft = [];
    for (const keyword of keywords) add(draft, `${keyword} & ${trait}`);
    crossed.set(trait, draft);
    return draft;
  };
}

/** Words that name a kind of column. */
const namedKinds: ReadonlyMap<string, string> = new Map([
  ["name", "says name"],
  ["title", "says name"],
  ["id", "says id"],
  ["identifier", "says id"],
  ["code", "says code"],
  ["number", "says number"],
]);

/** Classifies the start of a question: what it asks for, and whether for one item or several. */
function readOpening({ question: { words } }: PatternContext): string {
  const [first, second] = words.filter(({ tag, lower }) => tag !== "punctuation" && lower !== "please");
  if (first === undefined) return "nothing";
  if (first.lower === "what" || first.lower === "which" || first.lower === "who") {
    const verb = second?.lemma === "be" ? second.lower : "";
    return `${first.lower} ${verb === "is" || verb === "are" ? verb : ""}`.trimEnd();
  }
  if (first.lower === "how") return second?.lower === "many" || second?.lower === "much" ? "how many" : "how";
  if (first.lower === "for") return "for";
  return first.tag === "verb" ? "verb" : "other";
}

function raise(scores: Map<string, number>, name: string, score: number): void {
  scores.set(name, Math.max(scores.get(name) ?? 0, score));
}

function nameOf({ table, column }: ColumnRef): string {
  return `${table}\n${column}`;
}

function nearnessOf(positions: readonly TableLocation[], table: TableId, position: number): number {
  const distanceOf = (found: TableLocation): number =>
    Math.abs(found.position - position) + (found.position < position ? 0.5 : 0);
  const own = Math.min(...positions.filter((found) => found.table === table).map(distanceOf));
  const nearest = Math.min(...positions.map(distanceOf));
  return Number.isFinite(own) ? (nearest + 1) / (own + 1) : 0;
}

/** Keywords that are evidence for or against a shape of plan. */
const evidenceOf: Partial<Readonly<Record<KeywordKind, string>>> = {
  count: "count",
  sum: "sum",
  average: "average",
  maximum: "maximum",
  minimum: "minimum",
  distinct: "distinct",
  each: "each",
  top: "top",
  bottom: "bottom",
  most: "most",
  least: "least",
  common: "common",
  rare: "common",
  newest: "newest",
  oldest: "oldest",
  more: "more",
  less: "less",
  atLeast: "least",
  atMost: "most",
  orMore: "more",
  orLess: "less",
  between: "between",
  or: "or",
  both: "both",
  and: "and",
  not: "not",
  with: "with",
  sort: "sort",
  ascending: "sort",
  descending: "descending",
  oldestFirst: "sort",
  youngestFirst: "sort",
  aboveAverage: "againstAverage",
  belowAverage: "againstAverage",
  contains: "contains",
  startsWith: "contains",
  endsWith: "contains",
  times: "times",
  once: "times",
  several: "several",
  share: "share",
  which: "which",
};
