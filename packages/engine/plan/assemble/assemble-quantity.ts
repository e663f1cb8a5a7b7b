import {
  assertNever,
  type AggregateExpression,
  type Condition,
  type Expression,
  type TableId,
} from "@askery/model";
import type { Quantity } from "../request/clause.ts";
import { exact, unitFactor } from "../../meaning/convert-unit.ts";
import { assembleTest, endOf } from "./assemble-test.ts";
import type { TestContext } from "./exists-over.ts";
import { mapExpression } from "./map-expression.ts";
import { bindMetric, joinMetric } from "./bind-metric.ts";
import type { SourceTree } from "./source-tree.ts";

/** Joins all tables that a quantity needs, so that fan-out is known before the figure is built. */
export function joinQuantity(quantity: Quantity, tree: SourceTree): void {
  switch (quantity.kind) {
    case "rows":
      tree.join(quantity.table);
      return;
    case "column":
      tree.join(quantity.column.table);
      return;
    case "metric":
      joinMetric(quantity, tree);
      return;
    case "per":
      joinQuantity(quantity.of, tree);
      tree.join(quantity.per);
      return;
    case "rate":
    case "retention":
      tree.join(quantity.of);
      return;
    case "relatedRate":
      tree.join(quantity.of);
      tree.join(quantity.by);
      return;
    case "averageOver":
      joinQuantity(quantity.of, tree);
      return;
    case "duration":
      for (const { table } of [quantity, quantity.from, quantity.to ?? quantity.from]) tree.join(table);
      return;
    case "combined":
      joinQuantity(quantity.left, tree);
      joinQuantity(quantity.right, tree);
      return;
    default:
      assertNever(quantity);
  }
}

/**
 * Builds the expression of a quantity over a tree with all joins in place. `where` limits the rows that are aggregated.
 */
export function assembleQuantity(
  quantity: Quantity,
  tree: SourceTree,
  context: TestContext,
  where: Condition | null = null,
): Expression {
  switch (quantity.kind) {
    case "rows":
      return countRows(quantity.table, tree, context, where);
    case "column": {
      const of = tree.column(quantity.column);
      const figure: Expression = { kind: "aggregate", function: quantity.function, of, where };
      const own = context.schema.unitOf(quantity.column);
      const factor = own === null || quantity.unit === undefined ? 1 : unitFactor(own, quantity.unit);
      return convert(figure, factor ?? 1);
    }
    case "metric": {
      const { meaning } = quantity.entry;
      const sources = joinMetric(quantity, tree);
      if (meaning.kind !== "metric" || sources === null) return countRows(tree.root, tree, context, where);
      const { table, expression } = meaning;
      return mapExpression(bindMetric(expression, sources, where), (part) =>
        part.kind === "aggregate" && part.of === null ? countRows(table, tree, context, part.where) : part,
      );
    }
    case "per":
      return divide(
        assembleQuantity(quantity.of, tree, context, where),
        countKeys(quantity.per, tree, context, where),
      );
    case "rate": {
      const within = [quantity.among ?? [], quantity.tests].map((tests) =>
        [tests].flat().map((test) => assembleTest(test, tree, context)),
      );
      const [among = [], tests = []] = within;
      const rows = allOf([...(where === null ? [] : [where]), ...among]);
      const passing = allOf([...(rows === null ? [] : [rows]), ...tests]);
      const { figure, of } = quantity;
      const amount = (limit: Condition | null): Expression =>
        figure === undefined
          ? countRows(of, tree, context, limit)
          : { kind: "aggregate", function: "sum", of: tree.column(figure), where: limit };
      return divide(amount(passing), amount(rows));
    }
    case "relatedRate":
      return divide(
        countKeys(quantity.of, tree, context, isMatched(quantity.by, tree, context)),
        countKeys(quantity.of, tree, context, where),
      );
    case "averageOver":
      return assembleQuantity(quantity.of, tree, context, where);
    case "retention":
      // Cohorts have a plan of their own, in assemble-cohorts.ts.
      return countRows(quantity.of, tree, context, where);
    case "duration": {
      const end = quantity.to === null ? null : tree.column(quantity.to);
      const to = endOf(end, quantity.lasts, context);
      const start = tree.column(quantity.from);
      const from = end === null ? dayOf(start, quantity, context) : start;
      const of: Expression = { kind: "duration", unit: quantity.unit, from, to };
      return { kind: "aggregate", function: quantity.function, of, where };
    }
    case "combined": {
      const left = assembleQuantity(quantity.left, tree, context, where);
      const right = assembleQuantity(quantity.right, tree, context, where);
      return {
        kind: "arithmetic",
        operator: quantity.operator,
        left: convert(left, quantity.per ?? 1),
        right,
      };
    }
    default:
      return assertNever(quantity);
  }
}

/**
 * Counts rows of a table: COUNT(*) for the root without fan-out, otherwise a distinct count of keys, since joins may
 * repeat rows.
 */
function countRows(
  table: TableId,
  tree: SourceTree,
  context: TestContext,
  where: Condition | null,
): AggregateExpression {
  const isOnce = table === tree.root && !tree.hasFanOut;
  return isOnce
    ? { kind: "aggregate", function: "count", of: null, where }
    : countKeys(table, tree, context, where);
}

function countKeys(
  table: TableId,
  tree: SourceTree,
  { schema }: TestContext,
  where: Condition | null,
): AggregateExpression {
  const [key] = schema.keyColumns(table);
  if (key === undefined) return { kind: "aggregate", function: "count", of: null, where };
  return { kind: "aggregate", function: "countDistinct", of: tree.column({ table, column: key }), where };
}

/** The condition that the left-joined table has a matching row. */
function isMatched(table: TableId, tree: SourceTree, { schema }: TestContext): Condition {
  const [key] = schema.keyColumns(table);
  const value: Expression =
    key === undefined ? { kind: "literal", value: { type: "null" } } : tree.column({ table, column: key });
  return { kind: "not", condition: { kind: "null", value } };
}

/** Null for no condition. */
function allOf(conditions: readonly Condition[]): Condition | null {
  const [only] = conditions;
  return conditions.length > 1 ? { kind: "all", conditions } : (only ?? null);
}

export function convert(figure: Expression, factor: number): Expression {
  if (factor === 1) return figure;
  const isPart = factor < 1;
  const value = String(exact(isPart ? 1 / factor : factor));
  const by: Expression = { kind: "literal", value: { type: "number", value } };
  return { kind: "arithmetic", operator: isPart ? "/" : "*", left: figure, right: by };
}

function divide(left: Expression, right: Expression): Expression {
  return { kind: "arithmetic", operator: "/", left, right };
}

/** Up to today, whole days count: the day of a moment, where the time is not asked for in hours. */
function dayOf(from: Expression, { from: column, unit }: Duration, { schema }: TestContext): Expression {
  const isMoment = schema.column(column).type === "timestamp" && !clockUnits.has(unit);
  return isMoment ? { kind: "grain", grain: "day", of: from } : from;
}

type Duration = Extract<Quantity, { kind: "duration" }>;

const clockUnits: ReadonlySet<Duration["unit"]> = new Set(["second", "minute", "hour"]);
