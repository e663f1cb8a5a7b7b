import { invariant, type AggregateExpression, type Expression, type QueryPlan } from "@askery/model";
import type { Dialect } from "./dialects/dialect.ts";
import { inputsOf, isWindow, neededBy } from "./expression-level.ts";
import { resolveOutput } from "./plan-outputs.ts";
import { printFraction } from "./print-aggregate.ts";
import { emptyBlock, printBlock, type Block, type Stage } from "./print-block.ts";
import { takeName } from "./print-source.ts";
import { printOrderTerm } from "./print-window.ts";
import { keyOf, printName, type Scope } from "./printing.ts";
import { freeName, outputNames, readStage, stagePrefix } from "./stage-names.ts";
import { expressionsIn, holdsPlan, partsOf } from "./walk-expression.ts";

/** Rows ready for grouping: the last stage has all inputs of the groups. */
export interface StagedRows {
  readonly stages: readonly Stage[];
  readonly from: string;
  readonly scope: Scope;
}

/**
 * True if rows must be listed before grouping: to rank values if the dialect has no percentiles, or because a dimension
 * contains a subquery, which GROUP BY cannot match with its repetition.
 */
export function needsRowStages(plan: QueryPlan, dialect: Dialect): boolean {
  if (plan.aggregation !== "group") return false;
  return (
    plan.dimensions.some((dimension) => holdsPlan(resolveOutput(dimension.expression, plan))) ||
    findAggregates(plan).some((aggregate) => isRanked(aggregate, dialect))
  );
}

/**
 * Lists the rows of a plan with all inputs of its groups, and ranks the values of percentiles: each row gets its
 * value's rank and the number of values in its group.
 *
 * `rows` is the block of sources and filters. If a value or dimension is a formula, ranking gets its own stage, so that
 * no formula is computed twice.
 */
export function stageRows(rows: Block, scope: Scope): StagedRows {
  const { plan, printing } = scope;
  const listed = listRows(scope);
  const names = new Map(listed.map(({ key, name }) => [key, name]));
  const stages: Stage[] = [];
  const addStage = (wanted: string, block: Block): string => {
    const name = takeName(wanted, printing);
    stages.push({ name, query: printBlock(block) });
    return name;
  };
  const columns = listed.map(({ sql, name }) => (sql === name ? sql : `${sql} AS ${name}`));
  let last = "";
  let block: Block = { ...rows, columns };
  let current = scope;
  if (listed.some(({ expression }) => expression.kind !== "column")) {
    last = addStage("listed", block);
    block = { ...emptyBlock, columns: ["*"], from: [`FROM ${last}`] };
    current = { ...scope, computed: names };
  }
  const ranks = rankValues(listed, current);
  if (ranks.length > 0) {
    const withPlaces = [...block.columns, ...ranks.flatMap((rank) => rank.columns)];
    last = addStage("ranked", { ...block, columns: withPlaces, windows: ranks.map((rank) => rank.window) });
  }
  const readable = readStage(last, names, scope);
  const picked = pickPercentiles(ranks, stagePrefix(last, plan), readable);
  const computed = new Map([...readable.computed, ...picked]);
  return { stages, from: `FROM ${last}`, scope: { ...scope, computed } };
}

interface ListedValue {
  readonly expression: Expression;
  readonly key: string;
  readonly sql: string;
  /** The column name. */
  readonly name: string;
}

/** A column for each dimension, and for each value that aggregates and their conditions read. */
function listRows(scope: Scope): readonly ListedValue[] {
  const { plan, printing } = scope;
  const expressions = [
    ...plan.dimensions.map((dimension) => dimension.expression),
    ...findAggregates(plan).flatMap((aggregate) => valuesOf(aggregate, printing.dialect)),
  ].map((expression) => resolveOutput(expression, plan));
  const byKey = new Map(
    expressions.filter(({ kind }) => kind !== "literal").map((expression) => [keyOf(expression), expression]),
  );
  const names = outputNames(plan, printing);
  const taken = new Set<string>();
  return [...byKey].map(([key, expression], index) => {
    const wanted = expression.kind === "column" ? expression.column : `value_${index + 1}`;
    const name = names.get(key) ?? printName(freeName(wanted, plan, printing, taken), printing);
    taken.add(name.toLowerCase());
    return { expression, key, sql: printing.print.expression(expression, scope), name };
  });
}

/** The row values that an aggregate needs. */
function valuesOf(aggregate: AggregateExpression, dialect: Dialect): readonly Expression[] {
  if (isRanked(aggregate, dialect)) return [rankedValueOf(aggregate)];
  return [
    ...(aggregate.of === null ? [] : [aggregate.of]),
    ...(aggregate.where === null ? [] : expressionsIn(aggregate.where)),
  ];
}

/** The value that a percentile ranks; null in rows it excludes. */
function rankedValueOf({ of, where }: AggregateExpression): Expression {
  invariant(of, "a percentile is one of values");
  if (where === null) return of;
  return {
    kind: "case",
    // oxlint-disable-next-line unicorn/no-thenable -- plain data, never awaited
    branches: [{ when: where, then: of }],
    otherwise: { kind: "literal", value: { type: "null" } },
  };
}

interface Rank {
  readonly value: Expression;
  /** Column names for the rank within the group, starting at 1, and for the number of ranked values. */
  readonly place: string;
  readonly places: string;
  readonly columns: readonly string[];
  readonly window: string;
}

/** Ranks values within each group, smallest first. Nulls come last and are not counted. */
function rankValues(listed: readonly ListedValue[], scope: Scope): readonly Rank[] {
  const { plan, printing } = scope;
  const values = new Map(
    findAggregates(plan)
      .filter((aggregate) => isRanked(aggregate, printing.dialect))
      .map((aggregate) => resolveOutput(rankedValueOf(aggregate), plan))
      .map((value) => [keyOf(value), value]),
  );
  const partition = printGroups(scope);
  const taken = new Set(listed.map(({ name }) => name.toLowerCase()));
  const take = (wanted: string) => {
    const name = freeName(wanted, plan, printing, taken);
    taken.add(name);
    return name;
  };
  return [...values.values()].map((value, index) => {
    const sql = printing.print.expression(value, scope);
    const [place, places] = [take("place"), take("places")];
    const inOrder = index === 0 ? "in_order" : `in_order_${index + 1}`;
    const order = `ORDER BY ${printOrderTerm({ sql, direction: "ascending", isNullable: true }, scope)}`;
    const framesPlaces =
      printing.dialect.percentile.kind === "ranked" && printing.dialect.percentile.framesPlaces;
    const counted = framesPlaces ? inOrder : `(${partition.trimEnd()})`;
    return {
      value,
      place,
      places,
      columns: [`ROW_NUMBER() OVER ${inOrder} AS ${place}`, `COUNT(${sql}) OVER ${counted} AS ${places}`],
      window: `${inOrder} AS (${partition}${order}${framesPlaces ? ` ${wholeGroup}` : ""})`,
    };
  });
}

/** Only counts need the frame, but a shared window is sorted once. */
const wholeGroup = "ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING";

function printGroups(scope: Scope): string {
  const { plan, printing } = scope;
  const groups = plan.dimensions
    .map((dimension) => resolveOutput(dimension.expression, plan))
    .filter((expression) => expression.kind !== "literal")
    .map((expression) => printing.print.expression(expression, scope));
  return groups.length === 0 ? "" : `PARTITION BY ${[...new Set(groups)].join(", ")} `;
}

/** The expression of each percentile over ranked rows, by key. */
function pickPercentiles(
  ranks: readonly Rank[],
  prefix: string,
  scope: Scope,
): readonly (readonly [string, string])[] {
  const { plan, printing } = scope;
  const { percentile } = printing.dialect;
  if (percentile.kind !== "ranked") return [];
  return findAggregates(plan)
    .filter((aggregate) => isRanked(aggregate, printing.dialect))
    .map((aggregate) => {
      const key = keyOf(resolveOutput(rankedValueOf(aggregate), plan));
      const rank = ranks.find(({ value }) => keyOf(value) === key);
      invariant(rank, "each percentile's values are ranked");
      const sql = percentile.pick({
        value: printing.print.expression(rank.value, scope),
        place: prefix + rank.place,
        places: prefix + rank.places,
        fraction: printFraction(aggregate),
      });
      return [keyOf(aggregate), sql] as const;
    });
}

function isRanked({ function: name }: AggregateExpression, { percentile }: Dialect): boolean {
  return percentile.kind === "ranked" && (name === "median" || name === "percentile");
}

/** All aggregates that a plan needs, with duplicates. */
function findAggregates(plan: QueryPlan): readonly AggregateExpression[] {
  const find = (expression: Expression): readonly AggregateExpression[] => {
    const resolved = resolveOutput(expression, plan);
    if (resolved.kind === "aggregate") return [resolved];
    return (isWindow(resolved) ? inputsOf(resolved) : partsOf(resolved)).flatMap(find);
  };
  return neededBy(plan).flatMap(find);
}
