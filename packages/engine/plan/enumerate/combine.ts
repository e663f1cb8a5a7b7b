import type { CompareOperator, TableId } from "@askery/model";
import type { KeywordKind } from "../keywords/keyword.ts";
import type { Axis, Clause, Quantity, Test, Top } from "../request/clause.ts";
import { isCount } from "../request/compared-amount.ts";
import type { Schema } from "../schema/schema.ts";
import { keywordBefore, type Use } from "./uses-of.ts";
import type { Term } from "./term.ts";

/** Parts that are used together: what each of their terms stands for then. */
export type Combined = ReadonlyMap<Use, readonly Clause[]>;

/** The ways to combine the parts of a request: as they are, and as the keywords ask. */
export function combine(uses: readonly Use[], schema: Schema): readonly Combined[] {
  return [new Map(), ...rank(uses), ...share(uses), ...average(uses, schema), ...compare(uses)];
}

/** Ranks an axis by the measure: "most", "lowest". */
function rank(uses: readonly Use[]): readonly Combined[] {
  const terms = uses.map(({ term }) => term);
  const keyword = uses.find((one) => isOneOf(one, rankings));
  const by = uses.find(({ part }) => part === "measure");
  const axes = uses.filter(({ part }) => part === "axis");
  const subject = axes.find(({ term }) => keywordBefore(term, terms) !== "each") ?? axes[0];
  if (keyword === undefined || by === undefined || subject === undefined) return [];
  const per = axes.find((one) => one !== subject);
  const number = uses.find(({ term }) => term.kind === "number");
  const count = Number(numberOf(number) ?? 1);
  const [quantity, axis] = [quantityOf(by), axisOf(subject)];
  if (quantity === null || axis === null || axis.kind === "grain") return [];
  if (!Number.isInteger(count) || count < 1) return [];
  const top: Top = {
    count,
    direction: isOneOf(keyword, ascending) ? "ascending" : "descending",
    subject: axis,
    by: { kind: "quantity", quantity },
    per: per === undefined ? null : axisOf(per),
  };
  return [placed([keyword, [{ kind: "top", top }]], [by, subject, per, number])];
}

const rankings: ReadonlySet<KeywordKind> = new Set(["top", "bottom", "most", "least", "maximum", "minimum"]);
const ascending: ReadonlySet<KeywordKind> = new Set(["bottom", "least", "minimum"]);

/** The share of rows that meet a condition: "rate", "percentage". */
function share(uses: readonly Use[]): readonly Combined[] {
  const keyword = uses.find((one) => isOneOf(one, shares));
  const measures = uses.filter(({ part }) => part === "measure");
  const counted = measures.find((one) => quantityOf(one)?.kind === "rows");
  if (keyword === undefined || measures.some((one) => one !== counted)) return [];
  const rows = counted ?? uses.find(({ part, term }) => part === "rows" && term.kind === "rows");
  const named = rows?.term.kind === "rows" ? rows.term.table : null;
  return uses.flatMap((one) => {
    const test = testOf(one);
    const of = named ?? (test !== null && "column" in test ? test.column.table : null);
    if (test === null || of === null) return [];
    const quantity: Quantity = { kind: "rate", of, tests: [test] };
    return [placed([keyword, [{ kind: "measure", quantity, isImplied: false }]], [one, counted])];
  });
}

const shares: ReadonlySet<KeywordKind> = new Set(["share", "rate"]);

/** A figure for each row of another table, on average: "how many lines does an order have on average". */
function average(uses: readonly Use[], schema: Schema): readonly Combined[] {
  const keyword = uses.find(({ term }) => term.kind === "keyword" && term.keyword === "average");
  const [measure, ...more] = uses.filter(({ part }) => part === "measure");
  const quantity = measure === undefined ? null : quantityOf(measure);
  if (!keyword || !measure || more.length > 0 || quantity?.kind !== "rows") return [];
  const { table } = quantity;
  return uses.flatMap((one) => {
    const per = one.term.kind === "rows" && one !== measure ? one.term.table : null;
    if (per === null || per === table || !isParent(per, table, schema)) return [];
    const each: Quantity = { kind: "per", of: quantity, per };
    return [placed([measure, [{ kind: "measure", quantity: each, isImplied: false }]], [keyword, one])];
  });
}

function isParent(parent: TableId, child: TableId, { graph }: Schema): boolean {
  return graph.findPath(child, parent)?.every(({ isFanOut }) => !isFanOut) === true;
}

/** Groups whose measure passes a limit: "more than 3". */
function compare(uses: readonly Use[]): readonly Combined[] {
  const keyword = uses.find((one) => operatorOf(one) !== null);
  const number = uses.find(({ term }) => term.kind === "number");
  const value = numberOf(number);
  const by = uses.find(({ part }) => part === "measure");
  const operator = keyword === undefined ? null : operatorOf(keyword);
  const quantity = by === undefined ? null : quantityOf(by);
  if (!keyword || !by || operator === null || quantity === null || value === null) return [];
  const having: Clause = { kind: "having", quantity, operator, value: { type: "number", value } };
  return [placed([keyword, [having]], [by, number])];
}

const operators: Partial<Record<KeywordKind, CompareOperator>> = {
  more: ">",
  less: "<",
  atLeast: ">=",
  atMost: "<=",
  orMore: ">=",
  orLess: "<=",
};

function operatorOf({ term }: Use): CompareOperator | null {
  return term.kind === "keyword" ? (operators[term.keyword] ?? null) : null;
}

/** The clauses of one term, and those that they use up. */
function placed(
  [keyword, clauses]: readonly [Use, readonly Clause[]],
  used: readonly (Use | undefined)[],
): Combined {
  return new Map([
    ...used.flatMap((one): [Use, readonly Clause[]][] => (one === undefined ? [] : [[one, []]])),
    [keyword, clauses],
  ]);
}

/** True if the request does what the word asks for. */
export function isMet(term: Term, uses: readonly Use[]): boolean {
  const terms = uses.map((one) => one.term);
  const quantities = uses.flatMap((one) => quantityOf(one) ?? []);
  if (term.kind === "event") {
    const { table, column } = term.column;
    return quantities.some(
      (one) => one.kind === "duration" && one.to?.table === table && one.to.column === column,
    );
  }
  if (term.kind !== "keyword") return false;
  const how = functions[term.keyword];
  if (how !== undefined) return quantities.some((one) => "function" in one && one.function === how);
  switch (term.keyword) {
    case "count":
      return (
        quantities.some(isCount) ||
        uses.some((one) => quantityOf(one) !== null && keywordBefore(one.term, terms) === "count")
      );
    case "sum":
      return quantities.some(({ kind }) => kind !== "rows");
    case "each":
    case "breakdown":
      return uses.some((one) => one.part === "axis" && keywordBefore(one.term, terms) === term.keyword);
    case "not":
      return uses.some((one) => one.part === "condition" && one.term.kind === "rows");
    default:
      return false;
  }
}

const functions: Partial<Record<KeywordKind, string>> = {
  average: "avg",
  median: "median",
  maximum: "max",
  minimum: "min",
};

function isOneOf({ term }: Use, keywords: ReadonlySet<KeywordKind>): boolean {
  return term.kind === "keyword" && keywords.has(term.keyword);
}

function numberOf(use: Use | undefined): string | null {
  return use?.term.kind === "number" ? use.term.value : null;
}

function quantityOf({ clauses: [clause] }: Use): Quantity | null {
  return clause?.kind === "measure" ? clause.quantity : null;
}

function axisOf({ clauses: [clause] }: Use): Axis | null {
  return clause?.kind === "group" ? clause.axis : null;
}

function testOf({ part, clauses: [clause, ...more] }: Use): Test | null {
  return part === "condition" && clause?.kind === "filter" && more.length === 0 ? clause.test : null;
}
