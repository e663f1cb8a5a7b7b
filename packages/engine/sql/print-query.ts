import {
  invariant,
  type Expression,
  type Plan,
  type QueryPlan,
  type SetPlan,
  type SqlPlan,
} from "@askery/model";
import { describeExpression } from "./describe-expression.ts";
import { isLate } from "./expression-level.ts";
import { fillVariables } from "./fill-sql.ts";
import { hold } from "./held-text.ts";
import { emptyBlock, indent, printBlock, type Block } from "./print-block.ts";
import { printOrder, printOutputs } from "./print-outputs.ts";
import { needsStages, printStages } from "./print-stages.ts";
import { openLists } from "./print-list.ts";
import { openSources, takeName } from "./print-source.ts";
import { printOrderTerm } from "./print-window.ts";
import { findOutput, resolveOutput, shownOutputsOf } from "./plan-outputs.ts";
import { needsRowStages, stageRows } from "./stage-rows.ts";
import { keyOf, type MatchingPair, type Printing, type Scope } from "./printing.ts";
import { wrapPlan } from "../plan/wrap-plan.ts";
import { isFilterable } from "./without-nulls.ts";

/** Prints a plan as a complete statement. Hand-written SQL is unchanged, but for its variables. */
export function printResult(plan: Plan, printing: Printing): string {
  if (plan.kind === "sql") return holdSql(plan, printing);
  return plan.kind === "set" ? printSet(plan, printing, true) : printQuery(plan, printing, true);
}

/** Prints a nested plan. Omits its order unless a limit depends on it. */
export function printInnerPlan(plan: Plan, printing: Printing): string {
  switch (plan.kind) {
    case "sql":
      return holdSql(plan, printing, withoutTerminator);
    case "set":
      return printSet(plan, printing, false);
    default:
      return printQuery(withoutIdleOrder(plan), printing, false);
  }
}

/** Prints a subquery that has a row if the plan has one whose outputs equal the given outer expressions. */
export function printMatchingRow(plan: Plan, pairs: readonly MatchingPair[], printing: Printing): string {
  const inner = isFilterable(plan) ? plan : wrapPlan(plan, [...new Set(pairs.map((pair) => pair.inner))]);
  const { scope, lines } = openSources(inner, printing, true);
  const meets = pairs.map(
    (pair) => `${printing.print.expression(findOutput(pair.inner, inner).expression, scope)} = ${pair.outer}`,
  );
  return printBlock({
    ...emptyBlock,
    columns: ["1"],
    from: lines,
    where: [...meets, ...printFilters(scope)],
  });
}

/** Hand-written SQL with the values of its variables. */
function holdSql(plan: SqlPlan, printing: Printing, change = (text: string) => text): string {
  const { text } = fillVariables(plan, printing);
  return hold(printing.held, { kind: "text", text: change(text) });
}

function withoutTerminator(sql: string): string {
  let end = sql.length;
  while (/[\s;]/.test(sql.charAt(end - 1))) end -= 1;
  return sql.slice(0, end);
}

function withoutIdleOrder(plan: QueryPlan): QueryPlan {
  return plan.limit === null ? { ...plan, order: [] } : plan;
}

/** Prints a set operation, with its sides as subqueries where databases parse plain sides differently. */
function printSet({ operator, left, right }: SetPlan, printing: Printing, isResult: boolean): string {
  const isLeftBare =
    left.kind === "set" ? operator !== "intersect" && left.operator !== "intersect" : isBare(left, printing);
  return [
    printSide(left, isLeftBare, printing, isResult),
    operator.toUpperCase() + printing.dialect.setQuantifier,
    printSide(right, right.kind === "query" && isBare(right, printing), printing, isResult),
  ].join("\n");
}

function isBare(plan: Plan, printing: Printing): boolean {
  return (
    plan.kind === "query" &&
    plan.limit === null &&
    !needsStages(plan) &&
    !needsRowStages(plan, printing.dialect)
  );
}

function printSide(plan: Plan, isBare: boolean, printing: Printing, isResult: boolean): string {
  const isDecoded = isResult && plan.kind !== "sql";
  const query = plan.kind === "query" ? withoutIdleOrder(plan) : plan;
  const sql = isDecoded ? printResult(query, printing) : printInnerPlan(query, printing);
  return isBare ? sql : `SELECT * FROM (\n${indent(sql)}\n) ${takeName("s", printing)}`;
}

function printQuery(plan: QueryPlan, printing: Printing, isResult: boolean): string {
  const { scope, rows } = openRows(plan, printing);
  if (needsStages(plan)) return printStages(groupBlock(scope, rows), scope, isResult);
  const { columns, orderTexts } = printOutputs(scope, isResult);
  const block: Block = { ...groupBlock(scope, rows), columns, limit: plan.limit?.count ?? null };
  const isOrderedByUnseen = plan.order.some(({ by }) => !orderTexts.has(keyOf(resolveOutput(by, plan))));
  if (plan.aggregation === "distinct" && isOrderedByUnseen) {
    return printBlock(orderDistinct(block, scope, orderTexts));
  }
  return printBlock({ ...block, orderBy: printOrder(scope, orderTexts) });
}

/** The rows that a plan groups or lists: its sources and filters. */
function openRows(plan: QueryPlan, printing: Printing): { readonly scope: Scope; readonly rows: Block } {
  const sources = openSources(plan, printing);
  const { scope, lines } = openLists(sources.scope);
  const rows: Block = { ...emptyBlock, from: [...sources.lines, ...lines], where: printFilters(scope) };
  if (!needsRowStages(plan, printing.dialect)) return { scope, rows };
  const ranked = stageRows(rows, scope);
  return {
    scope: ranked.scope,
    rows: { ...emptyBlock, stages: ranked.stages, from: [ranked.from] },
  };
}

/** The block with grouping, but without columns. */
function groupBlock(scope: Scope, rows: Block): Block {
  const { plan, printing } = scope;
  const isGrouped = plan.aggregation === "group";
  invariant(isGrouped || plan.having.length === 0, "having is asked of groups");
  const groupBy = isGrouped
    ? printGrouping(
        plan.dimensions.map((dimension) => dimension.expression),
        scope,
      )
    : [];
  // Grouping by constants alone must return no group for no rows, like any other dimension.
  const isOneOrNone = isGrouped && plan.dimensions.length > 0 && groupBy.length === 0;
  const having = plan.having
    .filter((condition) => !isLate(condition, plan))
    .map((condition) => printing.print.condition(condition, scope));
  return {
    ...rows,
    isDistinct: plan.aggregation === "distinct",
    groupBy,
    having: isOneOrNone ? ["COUNT(*) > 0", ...having] : having,
  };
}

function printFilters(scope: Scope): readonly string[] {
  return scope.plan.filters.map((condition) => scope.printing.print.condition(condition, scope));
}

/** Omits constants, which do not affect groups and which PostgreSQL would read as column indexes. */
function printGrouping(expressions: readonly Expression[], scope: Scope): readonly string[] {
  const { plan, printing } = scope;
  const grouping = expressions
    .map((expression) => resolveOutput(expression, plan))
    .filter((expression) => expression.kind !== "literal");
  return [...new Set(grouping.map((expression) => printing.print.expression(expression, scope)))];
}

/** Orders distinct rows by a hidden expression: each row is sorted by the first of its duplicates. */
function orderDistinct(block: Block, scope: Scope, orderTexts: ReadonlyMap<string, string>): Block {
  const { plan, printing } = scope;
  const orderBy = plan.order.flatMap(({ by, direction }) => {
    const expression = resolveOutput(by, plan);
    if (expression.kind === "literal") return [];
    const { isNullable } = describeExpression(expression, plan, printing.catalog);
    const shown = orderTexts.get(keyOf(expression));
    const first = direction === "ascending" ? "MIN" : "MAX";
    const sql = shown ?? `${first}(${printing.print.expression(expression, scope)})`;
    return [printOrderTerm({ sql, direction, isNullable }, scope)];
  });
  const groupBy = printGrouping(
    shownOutputsOf(plan).map((output) => output.expression),
    scope,
  );
  return { ...block, isDistinct: false, groupBy, orderBy };
}
