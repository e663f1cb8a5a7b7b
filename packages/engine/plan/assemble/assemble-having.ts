import type { Condition, Expression, QueryPlan } from "@askery/model";
import { assemblePeriod, assembleTest } from "./assemble-test.ts";
import type { HavingValue, PeriodPhrase, Quantity, Side } from "../request/clause.ts";
import type { Having } from "../request/request.ts";
import { assembleQuantity } from "./assemble-quantity.ts";
import type { Assembly } from "./assembly.ts";
import { changeOf } from "./change-between.ts";
import { orZero } from "./or-zero.ts";
import { averageGroups } from "./wrap-groups.ts";

/**
 * Builds a condition on a group: its figure compared with a constant, with the average, or with the same figure of
 * another period. Null if that needs a date and none exists.
 */
export function assembleHaving(
  { quantity, operator, value }: Having,
  assembly: Assembly,
  grouped: Pick<QueryPlan, "filters" | "dimensions">,
): Condition | null {
  const { tree, context } = assembly;
  if (value.type === "change") return null;
  if (value.type === "periods") {
    return assembleChange(value, { quantity, operator }, assembly);
  }
  const left = assembleQuantity(quantity, tree, context);
  if (value.type === "within") {
    return { kind: "period", value: left, period: value.period, words: value.words };
  }
  if (value.type === "column") {
    const right: Expression = {
      kind: "aggregate",
      function: "max",
      of: tree.column(value.column),
      where: null,
    };
    return { kind: "compare", left, operator, right };
  }
  if (value.type !== "average") {
    return { kind: "compare", left, operator, right: { kind: "literal", value } };
  }
  const plan: QueryPlan = {
    kind: "query",
    sources: tree.sources,
    filters: grouped.filters,
    aggregation: "group",
    dimensions: isOfRows(quantity) ? [] : grouped.dimensions,
    measures: [{ id: "figure", expression: left, label: "figure", isShown: true, format: null }],
    having: [],
    order: [],
    limit: null,
  };
  const average: Expression = { kind: "scalar", plan: averageOf(plan) };
  return { kind: "compare", left, operator, right: timesAs(average, value.times) };
}

function timesAs(figure: Expression, times: string | undefined): Expression {
  if (times === undefined) return figure;
  const factor: Expression = { kind: "literal", value: { type: "number", value: times } };
  return { kind: "arithmetic", operator: "*", left: factor, right: figure };
}

/** A figure compared with itself in another period, or how far it changed. What has none in the earlier one did not change in percent. */
function assembleChange(
  { periods, by }: Extract<HavingValue, { type: "periods" }>,
  { quantity, operator }: Pick<Having, "quantity" | "operator">,
  assembly: Assembly,
): Condition | null {
  const [later, earlier] = periods.map((phrase) => comparableIn(phrase, quantity, assembly));
  if (!later || !earlier) return null;
  return by === undefined
    ? { kind: "compare", left: later, operator, right: earlier }
    : {
        kind: "compare",
        left: changeOf(later, earlier),
        operator,
        right: { kind: "literal", value: { type: "number", value: by } },
      };
}

/** Groups without rows in a period have sold nothing in it. */
function comparableIn(phrase: PeriodPhrase, quantity: Quantity, assembly: Assembly): Expression | null {
  const figure = figureIn(phrase, quantity, assembly);
  return figure !== null && quantity.kind === "column" && quantity.function === "sum"
    ? orZero(figure)
    : figure;
}

/** The figure of the rows within a period, or of those on one side; null without a date. */
export function figureIn(
  side: PeriodPhrase | Side,
  quantity: Quantity,
  { request, tree, context }: Assembly,
): Expression | null {
  if ("test" in side) {
    return assembleQuantity(quantity, tree, context, assembleTest(side.test, tree, context));
  }
  const { period, words, column } = side;
  const placed = { period, words, column: column ?? request.happening, near: null, isNegated: false };
  const when = assemblePeriod(placed, tree, context);
  return when === null ? null : assembleQuantity(quantity, tree, context, when);
}

/**
 * An average, a rate or a ratio is compared with that of all rows; counts and sums are compared with the average group.
 */
function isOfRows(quantity: Quantity): boolean {
  if (quantity.kind === "combined") return quantity.operator === "/";
  return quantity.kind === "rate" || (quantity.kind === "column" && quantity.function === "avg");
}

function averageOf(plan: QueryPlan): QueryPlan {
  return plan.dimensions.length === 0
    ? plan
    : averageGroups(plan, { unit: "group", function: "avg", dropped: plan.dimensions.map(({ id }) => id) });
}
