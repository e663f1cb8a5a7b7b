import type { AggregateExpression, ArithmeticExpression, Catalog, Dimension, Measure } from "@askery/model";
import { describeRate, type LabelScope } from "./describe-rate.ts";
import { findPlanColumn, rootTable, type PlanColumn } from "./find-plan-column.ts";
import { pluralOf, humanizeName, singularOf } from "./name-words.ts";

/**
 * Labels an output for reading. Rows become a plural ("trips" for a table `trip`), distinct values as well ("different
 * brands"), a minimum date "first", a vague name gets its table ("average order total"), and a rate its rows ("share of
 * cancelled orders").
 */
export function labelOutput({ label, id, expression }: Dimension | Measure, scope: LabelScope): string {
  const name = humanizeName(label || id);
  if (expression.kind === "arithmetic") return labelRate(name, expression, scope);
  if (expression.kind !== "aggregate") return name;
  return labelAggregate(name, expression, scope);
}

function labelRate(name: string, rate: ArithmeticExpression, scope: LabelScope): string {
  const { left } = rate;
  if (left.kind === "aggregate" && name.includes(" per ")) return labelAggregate(name, left, scope);
  const described = name.startsWith(shareOf) ? describeRate(rate, scope) : null;
  if (described === null) return name;
  const rows = name.slice(shareOf.length);
  return described.kind === "adjective"
    ? `${shareOf}${described.text} ${pluralOf(rows)}`
    : `${shareOf}${rows} where ${described.text}`;
}

const shareOf = "share of ";

function labelAggregate(
  name: string,
  { function: aggregate, of }: AggregateExpression,
  { plan, catalog }: LabelScope,
): string {
  const found = of?.kind === "column" ? findPlanColumn(of.source, of.column, plan, catalog) : null;
  const stored = found?.kind === "stored" ? found : null;
  if (aggregate === "count" || aggregate === "countDistinct") {
    return labelCount(
      name,
      aggregate === "countDistinct" ? stored : null,
      stored?.table ?? rootTable(plan, catalog),
    );
  }
  if (stored === null) return name;
  const { type } = stored.column;
  if (type === "date" || type === "timestamp") {
    return name.replace(/^lowest /, "first ").replace(/^highest /, "latest ");
  }
  return nameOwner(name, stored, catalog);
}

type Stored = Extract<PlanColumn, { kind: "stored" }>;

function labelCount(name: string, distinct: Stored | null, counted: Stored["table"] | null): string {
  if (distinct !== null && name.startsWith("distinct ")) {
    const { table, column } = distinct;
    const isKey = table.primaryKey.length === 1 && table.primaryKey[0] === column.name;
    return isKey
      ? pluralOf(humanizeName(table.name))
      : `different ${pluralOf(name.slice("distinct ".length))}`;
  }
  return counted !== null && name === humanizeName(counted.name).toLowerCase() ? pluralOf(name) : name;
}

/**
 * Adds the table to vague names if there are several tables: "total" becomes "order total", "average amount" becomes
 * "average payment amount"; "on hand" becomes "quantity on hand".
 */
function nameOwner(name: string, { table, column }: Stored, { tables }: Catalog): string {
  const word = humanizeName(column.name);
  if (!name.includes(word)) return name;
  if (/^(?:on|in) /.test(word)) return name.replace(word, `quantity ${word}`);
  const owner = singularOf(humanizeName(table.name)).toLowerCase();
  return tables.length > 1 && genericWords.has(word) && !name.includes(owner)
    ? name.replace(word, `${owner} ${word}`)
    : name;
}

/** Column names that need the name of their table: "order total", "trip duration". */
const genericWords: ReadonlySet<string> = new Set([
  "amount",
  "cost",
  "count",
  "duration",
  "length",
  "number",
  "price",
  "score",
  "size",
  "total",
  "value",
  "weight",
]);
