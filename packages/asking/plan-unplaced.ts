import type {
  Catalog,
  Condition,
  Expression,
  Measure,
  QueryPlan,
  SourceId,
  TableSource,
  Plan,
} from "@askery/model";

/** A query for the rows that a breakdown leaves out: one row with their number and their figure. */
export interface UnplacedPlan {
  readonly plan: QueryPlan;
  /** The table that these rows refer to without a match. */
  readonly partner: TableSource;
  readonly measure: Measure;
}

/**
 * Plans for the rows that an inner join drops because they refer to nothing, such as order lines of products without a
 * category.
 *
 * There is one plan for each such join that the first figure and the filters do not need. There are none if groups were
 * limited or filtered, or if the figure does not add up.
 */
export function planUnplaced(plan: Plan, catalog: Catalog): readonly UnplacedPlan[] {
  if (plan.kind !== "query" || plan.aggregation !== "group" || plan.dimensions.length === 0) return [];
  if (plan.limit !== null || plan.having.length > 0) return [];
  const measure = plan.measures.find(({ isShown }) => isShown);
  if (measure === undefined || !isSimpleTotal(measure.expression)) return [];
  return plan.sources.flatMap((source) => {
    const condition = source.kind === "table" ? findMissing(source, plan, catalog) : null;
    if (source.kind !== "table" || condition === null) return [];
    const gone = sourcesBelow(source.id, plan);
    if ([measure.expression, ...plan.filters].some((part) => speaksOf(part, gone))) return [];
    return [{ plan: restrict(plan, measure, { gone, condition }), partner: source, measure }];
  });
}

/** Only sums and counts of stored values are measured again. Others that add up are too complex. */
function isSimpleTotal(expression: Expression): boolean {
  return (
    expression.kind === "aggregate" && (expression.function === "sum" || expression.function === "count")
  );
}

/** The condition that a nullable key is missing; null for joins that keep or multiply all rows. */
function findMissing({ join }: TableSource, plan: QueryPlan, catalog: Catalog): Condition | null {
  const [pair] = join?.on ?? [];
  if (join?.how !== "inner" || join.isFanOut || pair?.left.kind !== "column") return null;
  const { left } = pair;
  const owner = plan.sources.find(({ id }) => id === left.source);
  const table = catalog.tables.find(({ id }) => owner?.kind === "table" && id === owner.table);
  const column = table?.columns.find(({ name }) => name === left.column);
  const canBeMissing = column?.isNullable === true && column.profile?.nullCount !== 0;
  return canBeMissing ? { kind: "null", value: left } : null;
}

/** A source and the sources that are joined to it, directly or indirectly. */
function sourcesBelow(id: SourceId, plan: QueryPlan): ReadonlySet<SourceId> {
  const below = new Set([id]);
  for (const { id: other, join } of plan.sources) {
    if (join?.on.some(({ left }) => speaksOf(left, below))) below.add(other);
  }
  return below;
}

/** Whether a part of a plan refers to one of the sources, at any depth. */
function speaksOf(part: unknown, sources: ReadonlySet<SourceId>): boolean {
  if (typeof part !== "object" || part === null) return false;
  if ("source" in part && typeof part.source === "string" && sources.has(part.source)) return true;
  return Object.values(part).some((inner) => speaksOf(inner, sources));
}

const rowCount: Measure = {
  id: "unplaced_rows",
  label: "rows",
  expression: { kind: "aggregate", function: "count", of: null, where: null },
  isShown: true,
  format: null,
};

function restrict(
  plan: QueryPlan,
  measure: Measure,
  { gone, condition }: { readonly gone: ReadonlySet<SourceId>; readonly condition: Condition },
): QueryPlan {
  return {
    ...plan,
    sources: plan.sources.filter(({ id }) => !gone.has(id)),
    filters: [...plan.filters, condition],
    dimensions: [],
    measures: [rowCount, measure],
    order: [],
  };
}
