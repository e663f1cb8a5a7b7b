import type {
  Condition,
  DefaultFilter,
  DefaultFilterName,
  Expression,
  Plan,
  QueryPlan,
  Source,
  SourceId,
  TableSource,
} from "@askery/model";
import { mapCondition, mapExpression } from "../assemble/map-expression.ts";
import { narrowAggregates, bindCondition } from "../assemble/bind-metric.ts";

/** A plan with its default filters applied. */
export interface WithDefaults {
  readonly plan: Plan;
  readonly applied: readonly DefaultFilter[];
  /** Filters that cannot apply because a left join keeps rows without the table. */
  readonly skipped: readonly DefaultFilter[];
  /** Filters that would apply, had the user not removed them. */
  readonly lifted: readonly DefaultFilter[];
}

/**
 * Adds the default filters of each table wherever a plan reads it, except in a query that uses the filter's columns: a
 * question about orders by status needs all of them.
 *
 * @param without filters that the user removed
 */
export function applyDefaults(
  plan: Plan,
  filters: readonly DefaultFilter[],
  without: readonly DefaultFilterName[] = [],
): WithDefaults {
  const applied = apply(
    plan,
    filters.filter((one) => !isNamed(one, without)),
  );
  const lifted = apply(
    plan,
    filters.filter((one) => isNamed(one, without)),
  );
  return { ...applied, lifted: lifted.applied };
}

function isNamed({ table, text }: DefaultFilter, names: readonly DefaultFilterName[]): boolean {
  return names.some((name) => name.table === table && name.text === text);
}

function apply(plan: Plan, filters: readonly DefaultFilter[]): Omit<WithDefaults, "lifted"> {
  const applied = new Set<DefaultFilter>();
  const skipped = new Set<DefaultFilter>();
  const result = new Defaults(filters, applied, skipped).intoPlan(plan);
  return { plan: result, applied: [...applied], skipped: [...skipped] };
}

class Defaults {
  readonly #filters: readonly DefaultFilter[];
  readonly #applied: Set<DefaultFilter>;
  readonly #skipped: Set<DefaultFilter>;

  constructor(filters: readonly DefaultFilter[], applied: Set<DefaultFilter>, skipped: Set<DefaultFilter>) {
    this.#filters = filters;
    this.#applied = applied;
    this.#skipped = skipped;
  }

  intoPlan(plan: Plan): Plan {
    switch (plan.kind) {
      case "sql":
        return plan;
      case "set":
        return { ...plan, left: this.intoPlan(plan.left), right: this.intoPlan(plan.right) };
      case "query":
        return this.#intoQuery(plan);
    }
  }

  #intoQuery(plan: QueryPlan): QueryPlan {
    const added = plan.sources.flatMap((source) =>
      source.kind === "table" ? this.#conditionsFor(source, plan) : [],
    );
    return {
      ...plan,
      sources: plan.sources.map((source) =>
        source.kind === "plan" ? { ...source, plan: this.intoPlan(source.plan) } : source,
      ),
      filters: [...plan.filters.map((one) => this.#intoCondition(one)), ...added],
      measures: plan.measures.map((one) => ({
        ...one,
        expression: this.#intoExpression(this.#narrowFigure(one.expression, plan)),
      })),
      having: plan.having.map((one) => this.#intoCondition(one)),
    };
  }

  #conditionsFor(source: TableSource, plan: QueryPlan): readonly Condition[] {
    return this.#filters.flatMap((filter) => {
      if (filter.table !== source.table) return [];
      const { filters, dimensions, measures, having, order } = plan;
      const columns = columnsIn(filter.condition, "s0");
      const used = columnsIn([filters, dimensions, measures, having, order], source.id);
      if ([...columns].some((column) => used.has(column))) return [];
      const figures = measures.filter(({ expression }) => isComputedFrom(filter, expression, source.id));
      if (filter.of !== undefined && figures.length === 0) return [];
      const isOptional = mayBeMissing(source, plan.sources);
      (isOptional ? this.#skipped : this.#applied).add(filter);
      const isOfRows = filter.of === undefined || figures.length === measures.length;
      return isOptional || !isOfRows ? [] : bindCondition(filter.condition, source.id);
    });
  }

  /** Where only some figures of a query are filtered, the others are computed from all rows. */
  #narrowFigure(expression: Expression, { measures, sources }: QueryPlan): Expression {
    return sources.reduce((figure, source) => {
      if (source.kind !== "table") return figure;
      const own = [...this.#applied].filter(
        (filter) =>
          filter.table === source.table &&
          filter.of !== undefined &&
          isComputedFrom(filter, expression, source.id) &&
          !measures.every((one) => isComputedFrom(filter, one.expression, source.id)),
      );
      return own.reduce(
        (part, { condition }) => narrowAggregates(part, bindCondition(condition, source.id)),
        figure,
      );
    }, expression);
  }

  /** Recurses into plans nested in conditions. */
  #intoCondition(condition: Condition): Condition {
    switch (condition.kind) {
      case "inPlan":
      case "exists":
        return { ...condition, plan: this.intoPlan(condition.plan) };
      case "all":
      case "any":
        return { ...condition, conditions: condition.conditions.map((one) => this.#intoCondition(one)) };
      case "not":
        return { ...condition, condition: this.#intoCondition(condition.condition) };
      default:
        return mapCondition(condition, (part) => this.#intoPart(part));
    }
  }

  #intoExpression(expression: Expression): Expression {
    return mapExpression(expression, (part) => this.#intoPart(part));
  }

  #intoPart(part: Expression): Expression {
    return part.kind === "scalar" ? { ...part, plan: this.intoPlan(part.plan) } : part;
  }
}

/** Whether a figure is computed from all columns that a filter is for. */
function isComputedFrom({ of = [] }: DefaultFilter, figure: Expression, source: SourceId): boolean {
  const used = columnsIn(figure, source);
  return of.every((column) => used.has(column));
}

/** True if a left join can leave this source without a row. */
function mayBeMissing({ join }: Source, sources: readonly Source[]): boolean {
  if (join === null) return false;
  if (join.how === "left") return true;
  const before = new Set(join.on.flatMap(({ left }) => sourceOf(left)));
  return sources.some((source) => before.has(source.id) && mayBeMissing(source, sources));
}

function sourceOf(expression: Expression): readonly SourceId[] {
  return expression.kind === "column" ? [expression.source] : [];
}

/** The columns of a source that a part of a plan uses. Skips nested plans, which have separate sources. */
function columnsIn(part: unknown, source: SourceId): ReadonlySet<string> {
  const found = new Set<string>();
  collect(part, source, found);
  return found;
}

function collect(part: unknown, source: SourceId, found: Set<string>): void {
  if (typeof part !== "object" || part === null) return;
  const kind = "kind" in part ? part.kind : null;
  if (kind === "query" || kind === "set" || kind === "sql") return;
  if (kind === "column" && "source" in part && part.source === source && "column" in part) {
    found.add(String(part.column));
  }
  for (const inner of Object.values(part)) collect(inner, source, found);
}
