import type {
  AggregateExpression,
  AggregateFunction,
  Catalog,
  Condition,
  Dimension,
  Expression,
  Measure,
  QueryPlan,
  SourceId,
} from "@askery/model";
import { findRepeat, sourcesIn } from "../find-repeat.ts";
import { mapCondition, mapExpression } from "./map-expression.ts";
import { nameOutput } from "./name-outputs.ts";

/** A source whose rows must count once even where joins repeat them. */
export interface OwnRows {
  readonly source: SourceId;
  /** The key columns of the source: they identify a row. */
  readonly keys: readonly string[];
  readonly catalog: Catalog;
}

/**
 * Rewrites the plan so that each row of one source counts once per group, even where joins repeat it. An inner plan
 * reduces the joined rows to one per group and source row; the outer plan computes the figures from those. Figures of
 * other sources are aggregated in two steps. Returns null where that is impossible, for example for a median of another
 * source's rows.
 */
export function aggregateOnce(plan: QueryPlan, { source, keys, catalog }: OwnRows): QueryPlan | null {
  if (keys.length === 0 || plan.having.some(hasPlan)) return null;
  const inner = new InnerPlan(plan, { source, catalog });
  for (const key of keys) inner.columnOf({ kind: "column", source, column: key });
  const move = (part: Expression): Expression => (part.kind === "aggregate" ? inner.aggregate(part) : part);
  const outer: QueryPlan = {
    ...plan,
    filters: [],
    dimensions: plan.dimensions.map((one) => ({ ...one, expression: inner.output(one.id) })),
    measures: plan.measures.map((one) => ({ ...one, expression: mapExpression(one.expression, move) })),
    having: plan.having.map((one) => mapCondition(one, move)),
    order: plan.order.map((one) => ({ ...one, by: mapExpression(one.by, move) })),
  };
  return inner.isPossible
    ? { ...outer, sources: [{ kind: "plan", id: "s0", plan: inner.plan, join: null }] }
    : null;
}

/** True for a comparison with a figure from a subquery, whose rows would need the same treatment. */
function hasPlan(having: Condition): boolean {
  return having.kind === "compare" && having.right.kind === "scalar";
}

/** The function that combines partial results into the result of the whole group. */
const ofParts: Partial<Readonly<Record<AggregateFunction, AggregateFunction>>> = {
  count: "sum",
  sum: "sum",
  min: "min",
  max: "max",
};

/** Builds the inner plan; each expression that the outer plan reads adds an output to it. */
class InnerPlan {
  isPossible = true;
  readonly #plan: QueryPlan;
  readonly #source: SourceId;
  readonly #catalog: Catalog;
  readonly #columns: Dimension[] = [];
  readonly #measures: Measure[] = [];
  readonly #ids: Set<string>;

  constructor(plan: QueryPlan, { source, catalog }: Pick<OwnRows, "source" | "catalog">) {
    this.#plan = plan;
    this.#source = source;
    this.#catalog = catalog;
    this.#ids = new Set(plan.dimensions.map(({ id }) => id));
  }

  get plan(): QueryPlan {
    return {
      ...this.#plan,
      dimensions: [...this.#plan.dimensions.map((one) => ({ ...one, isShown: true })), ...this.#columns],
      measures: this.#measures,
      having: [],
      order: [],
      limit: null,
    };
  }

  output(column: string): Expression {
    return { kind: "column", source: "s0", column };
  }

  /** Computes a figure of the source's own rows in the outer plan, and a figure of other rows in two steps. */
  aggregate(of: AggregateExpression): Expression {
    const isOwn = [...sourcesIn([of.of, of.where])].every((id) => id === this.#source);
    if (isOwn && of.of !== null) return this.#moveOut(of);
    if (findRepeat(of, this.#plan, this.#catalog) !== null) this.isPossible = false;
    return this.#addParts(of);
  }

  /** The output for a column of the source, added on first use. */
  columnOf(column: Extract<Expression, { kind: "column" }>): Expression {
    const known = this.#columns.find(({ expression }) => isSameColumn(expression, column));
    if (known) return this.output(known.id);
    const id = nameOutput(column.column, this.#ids);
    this.#columns.push({ id, expression: column, label: column.column, isShown: true, format: null });
    return this.output(id);
  }

  #moveOut(of: AggregateExpression): Expression {
    return mapExpression(of, (part) => (part.kind === "column" ? this.columnOf(part) : part));
  }

  #addParts(of: AggregateExpression): Expression {
    const whole = ofParts[of.function];
    if (whole === undefined) this.isPossible = false;
    const id = nameOutput(of.function, this.#ids);
    this.#measures.push({ id, expression: of, label: id, isShown: true, format: null });
    return { kind: "aggregate", function: whole ?? of.function, of: this.output(id), where: null };
  }
}

function isSameColumn(one: Expression, other: Extract<Expression, { kind: "column" }>): boolean {
  return one.kind === "column" && one.source === other.source && one.column === other.column;
}
