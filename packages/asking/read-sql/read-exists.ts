import { isNothing, isRecord, nodeOf, type TreeRecord } from "@askery/guard";
import type { ColumnExpression, Condition } from "@askery/model";
import { mergeSpans, readCondition } from "./read-condition.ts";
import type { SqlScope } from "./sql-scope.ts";
import { conjuncts, nameOf, readSources } from "./read-sources.ts";
import { partOf, Unreadable } from "./unreadable.ts";

/** Reads EXISTS over tables whose rows belong to the outer row by equal columns. */
export function readExists(record: TreeRecord, outer: SqlScope): Condition {
  const { kind, record: select } = nodeOf(record["this"]);
  const extra = Object.keys(select).find((key) => !fields.has(key) && !isNothing(select[key]));
  if (kind !== "select" || extra !== undefined) throw new Unreadable(`${partOf(extra ?? kind)} in EXISTS`);
  const inner: SqlScope = { ...outer, ...readSources(select, outer.catalog), aliases: new Map() };
  const parts = isRecord(select["where_clause"]) ? conjuncts(select["where_clause"]["this"]) : [];
  const read = parts.map((part) => ({ part, pair: readPair(part, inner, outer) }));
  const pairs = read.flatMap(({ pair }) => pair ?? []);
  if (pairs.length === 0) throw new Unreadable("EXISTS of unrelated rows");
  const filters = read.filter(({ pair }) => pair === null).map(({ part }) => readCondition(part, inner));
  return {
    kind: "exists",
    plan: {
      kind: "query",
      sources: inner.sources,
      filters: mergeSpans(filters),
      aggregation: "none",
      dimensions: pairs.map(({ inner: expression }) => ({
        id: expression.column,
        expression,
        label: expression.column,
        isShown: true,
        format: null,
      })),
      measures: [],
      having: [],
      order: [],
      limit: null,
    },
    on: pairs.map((pair) => ({ outer: pair.outer, inner: pair.inner.column })),
  };
}

const fields: ReadonlySet<string> = new Set(["expressions", "from", "joins", "where_clause", "span"]);

interface Pair {
  readonly outer: ColumnExpression;
  readonly inner: ColumnExpression;
}

/** An inner column that must be equal to one of the outer row. Null for any other condition. */
function readPair(node: unknown, inner: SqlScope, outer: SqlScope): Pair | null {
  const { kind, record } = nodeOf(node);
  if (kind !== "eq") return null;
  const sides = [record["left"], record["right"]].map((side) => {
    const { kind, record } = nodeOf(side);
    if (kind !== "column") return null;
    const [name, qualifier] = [nameOf(record["name"]) ?? "", nameOf(record["table"])];
    const own = find(name, qualifier, inner);
    return own === null
      ? { at: "outer", column: find(name, qualifier, outer) }
      : { at: "inner", column: own };
  });
  const from = sides.find((side) => side?.at === "outer")?.column;
  const to = sides.find((side) => side?.at === "inner")?.column;
  return from && to ? { outer: from, inner: to } : null;
}

function find(name: string, qualifier: string | null, scope: SqlScope): ColumnExpression | null {
  return scope.has(name, qualifier) ? scope.column(name, qualifier) : null;
}
