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

/** Rows that are to count once. */
export interface OwnRows {
  readonly source: SourceId;
  /** The columns that tell them apart. */
  readonly keys: readonly string[];
  readonly catalog: Catalog;
}

/**
 * The plan, with each row of one source counted once in each group, whatever joins repeat it: an inner plan reduces the
 * joined rows to one for each group and row of the source, and the figures are computed over those. Figures of other
 * sources are added up in two steps. Null where that is impossible, as for a median of other rows.
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

/** Against a figure over other rows, which would have to be counted once as well. */
function hasPlan(having: Condition): boolean {
  return having.kind === "compare" && having.right.kind === "scalar";
}

/** How a figure that was computed for each part of a group is computed for the group. */
const ofParts: Partial<Readonly<Record<AggregateFunction, AggregateFunction>>> = {
  count: "sum",
  sum: "sum",
  min: "min",
  max: "max",
};

/** The inner plan as it grows by what the outer one reads. */
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

  /** A figure over the rows of the source is computed outside; one over others is computed here, in parts. */
  aggregate(of: AggregateExpression): Expression {
    const isOwn = [...sourcesIn([of.of, of.where])].every((id) => id === this.#source);
    if (isOwn && of.of !== null) return this.#moveOut(of);
    if (findRepeat(of, this.#plan, this.#catalog) !== null) this.isPossible = false;
    return this.#addParts(of);
  }

  /** The output that has a column of the source. */
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
