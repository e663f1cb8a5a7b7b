import type { Dimension, Expression, Measure, Order, OutputId, QueryPlan, ValueFormat } from "@askery/model";
import { isNothing, isRecord, nodeOf, type TreeRecord } from "@askery/guard";
import { readConditions } from "./read-condition.ts";
import { readExpression } from "./read-expression.ts";
import type { SqlScope } from "./sql-scope.ts";
import { listOf, nameOf, textOf } from "./read-sources.ts";
import { partOf, Unreadable } from "./unreadable.ts";

interface Item {
  readonly id: OutputId;
  readonly label: string;
  readonly expression: Expression;
}

export interface ReadSelect {
  readonly plan: QueryPlan;
  /** The plan's outputs in the order of the SELECT list. */
  readonly outputs: readonly OutputId[];
}

/** Reads one SELECT as a plan. Throws `Unreadable` for what plans do not have. */
export function readSelect(select: TreeRecord, scope: SqlScope): ReadSelect {
  const items = nameItems(
    listOf(select["expressions"]).flatMap((node) => readItem(node, scope)),
    scope,
  );
  const named = { ...scope, aliases: new Map(items.map(({ id }) => [id.toLowerCase(), id])) };
  const groups = listOf(isRecord(select["group_by"]) ? select["group_by"]["expressions"] : []).map((node) =>
    readGroup(node, items, scope),
  );
  const isGrouped = groups.length > 0 || items.some(({ expression }) => isAggregated(expression));
  const measures = isGrouped ? items.filter(({ expression }) => isAggregated(expression)) : [];
  const shown = items.filter((item) => !measures.includes(item));
  const odd = isGrouped
    ? shown.find(({ expression }) => !groups.some((one) => isSame(one, expression)))
    : undefined;
  if (odd !== undefined) throw new Unreadable(`${odd.label}, which is not in GROUP BY,`);
  const hidden = isGrouped
    ? groups.filter((one) => !shown.some(({ expression }) => isSame(one, expression)))
    : [];
  const outputs = [...shown, ...measures];
  const plan: QueryPlan = {
    kind: "query",
    sources: scope.sources,
    filters: whereOf(select["where_clause"], scope),
    aggregation: isGrouped ? "group" : select["distinct"] === true ? "distinct" : "none",
    dimensions: [
      ...shown.map((item): Dimension => ({ ...item, isShown: true, format: formatOf(item.expression) })),
      ...hidden.map((expression, index): Dimension => {
        const id = `group_${String(index + 1)}`;
        return { id, label: id, expression, isShown: false, format: null };
      }),
    ],
    measures: measures.map((item): Measure => ({ ...item, isShown: true, format: null })),
    having: whereOf(select["having"], named),
    order: listOf(isRecord(select["order_by"]) ? select["order_by"]["expressions"] : []).map((node) =>
      readOrder(node, outputs, items, named),
    ),
    limit: readLimit(select["limit"]),
  };
  return { plan, outputs: items.map(({ id }) => id) };
}

/** Throws `Unreadable` for a SELECT with a clause that plans do not have. */
export function checkClauses(select: TreeRecord): void {
  const extra = Object.keys(select).find((key) => !fields.has(key) && !isNothing(select[key]));
  if (extra !== undefined) throw new Unreadable(partOf(extra));
}

const fields: ReadonlySet<string> = new Set([
  "expressions",
  "from",
  "joins",
  "where_clause",
  "group_by",
  "having",
  "order_by",
  "limit",
  "distinct",
  "span",
  "leading_comments",
  "trailing_comments",
  "post_select_comments",
]);

function whereOf(clause: unknown, scope: SqlScope): QueryPlan["filters"] {
  return isRecord(clause) ? readConditions(clause["this"], scope) : [];
}

type FoundItem = { readonly name: string | null; readonly expression: Expression };

function readItem(node: unknown, scope: SqlScope): readonly FoundItem[] {
  const { kind, record } = nodeOf(node);
  if (kind === "star") return readStar(record, scope);
  const inner = kind === "alias" ? record["this"] : node;
  return [
    { name: kind === "alias" ? nameOf(record["alias"]) : null, expression: readExpression(inner, scope) },
  ];
}

function readStar(record: TreeRecord, scope: SqlScope): readonly FoundItem[] {
  if (scope.sources.length > 1 || !isNothing(record["table"] ?? null)) throw new Unreadable(partOf("star"));
  return scope.sources.flatMap(({ id }) =>
    scope.tableOf(id).columns.map(({ name }) => ({
      name,
      expression: { kind: "column", source: id, column: name } as const,
    })),
  );
}

/** Gives each item a different id. */
function nameItems(found: readonly FoundItem[], scope: SqlScope): readonly Item[] {
  const taken = new Set<string>();
  return found.map(({ name, expression }) => {
    const wanted = name ?? nameExpression(expression);
    let id = wanted;
    for (let count = 2; taken.has(id.toLowerCase()); count += 1) id = `${wanted}_${String(count)}`;
    taken.add(id.toLowerCase());
    return { id, label: labelOf(id, expression, scope), expression };
  });
}

/** The title of a column: its alias in words. A letter is no title, and counted rows have the name of their table. */
function labelOf(id: string, expression: Expression, { sources, tableOf }: SqlScope): string {
  if (id.length > 2 && id !== "rows") return id.replaceAll("_", " ");
  const [root] = sources;
  if (expression.kind !== "aggregate") return id;
  const { of } = expression;
  if (of === null) return root === undefined ? id : tableOf(root.id).name.replaceAll("_", " ");
  return of.kind === "column" ? of.column.replaceAll("_", " ") : id;
}

function nameExpression(expression: Expression): string {
  switch (expression.kind) {
    case "column":
      return expression.column;
    case "grain":
      return expression.grain;
    case "aggregate":
      return expression.of === null ? "rows" : `${expression.function}_${nameExpression(expression.of)}`;
    default:
      return "value";
  }
}

function readGroup(node: unknown, items: readonly Item[], scope: SqlScope): Expression {
  const found = itemAt(node, items);
  if (found !== undefined) return found.expression;
  const { kind, record } = nodeOf(node);
  const name = kind === "column" && isNothing(record["table"] ?? null) ? nameOf(record["name"]) : null;
  const named = items.find(({ id }) => id.toLowerCase() === name?.toLowerCase());
  return named?.expression ?? readExpression(node, scope);
}

/** The item that a number in GROUP BY or ORDER BY names. */
function itemAt(node: unknown, items: readonly Item[]): Item | undefined {
  const { kind, record } = nodeOf(node);
  return kind === "literal" && record["literal_type"] === "number"
    ? items[Number(textOf(record["value"])) - 1]
    : undefined;
}

function readOrder(node: unknown, outputs: readonly Item[], items: readonly Item[], scope: SqlScope): Order {
  if (!isRecord(node)) throw new Unreadable("ORDER BY");
  const at = itemAt(node["this"], items);
  const read: Expression =
    at === undefined ? readExpression(node["this"], scope) : { kind: "output", output: at.id };
  const same = outputs.find(({ expression }) => isSame(expression, read));
  const by: Expression = same === undefined ? read : { kind: "output", output: same.id };
  return { by, direction: node["desc"] === true ? "descending" : "ascending" };
}

function readLimit(limit: unknown): QueryPlan["limit"] {
  if (!isRecord(limit)) return null;
  const { kind, record } = nodeOf(limit["this"]);
  const count = Number(kind === "literal" ? textOf(record["value"]) : Number.NaN);
  if (!Number.isInteger(count)) throw new Unreadable("LIMIT");
  return { count, per: [] };
}

function isAggregated(expression: Expression): boolean {
  switch (expression.kind) {
    case "aggregate":
      return true;
    case "arithmetic":
      return isAggregated(expression.left) || isAggregated(expression.right);
    case "call":
      return expression.arguments.some(isAggregated);
    case "case":
      return [expression.otherwise, ...expression.branches.map(({ then }) => then)].some(isAggregated);
    default:
      return false;
  }
}

function formatOf(expression: Expression): ValueFormat | null {
  if (expression.kind === "grain") return { kind: "date", grain: expression.grain };
  return expression.kind === "datePart" ? { kind: "datePart", part: expression.part } : null;
}

function isSame(one: Expression, other: Expression): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
