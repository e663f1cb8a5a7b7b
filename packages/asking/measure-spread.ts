import { readTable, type Limits } from "@askery/connectors";
import {
  chooseBinEdges,
  binsBetween,
  readFigure,
  type AggregateFunction,
  type AskSettings,
  type Condition,
  type IsoDate,
  type Measure,
  type OutputId,
  type Plan,
  type QueryPlan,
  type Spread,
} from "@askery/model";
import type { AskableDatabase } from "./connect-database.ts";
import { runGuarded } from "./run-guarded.ts";
import { printPlan } from "./run-interpretation.ts";

export interface SpreadRequest {
  readonly plan: Plan;
  /** The name of the figure in the result. */
  readonly column: OutputId;
  /** Whether all of its values are whole numbers. */
  readonly isWhole: boolean;
}

interface SpreadContext {
  readonly database: AskableDatabase;
  readonly today: IsoDate;
  readonly settings: AskSettings;
  readonly limits?: Partial<Limits> | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The distribution of a figure over all rows of a plan. The database computes its range and quartiles, then counts rows
 * in bins. Null if the figure has no values, or if they are too large or small to print a bin's edges.
 *
 * @throws AppError if the database fails
 */
export async function measureSpread(request: SpreadRequest, context: SpreadContext): Promise<Spread | null> {
  const facts = factsOf(request);
  const found = (await computeRow(request.plan, facts, context)).filter((value) => value !== null);
  if (found.length < facts.length) return null;
  const [count = 0, least = 0, lower = 0, median = 0, upper = 0, most = 0] = found;
  const { isWhole } = request;
  const edges = chooseBinEdges({ count, least, most, quartiles: [lower, upper], isWhole });
  if (edges.some((edge) => !isPlain(edge))) return null;
  const counts = await computeRow(request.plan, countsBetween(edges, request), context);
  const bins = binsBetween(edges).map((bin, index) => ({ ...bin, count: counts[index] ?? 0 }));
  return { count, least, median, most, bins };
}

function factsOf(request: SpreadRequest): readonly Measure[] {
  return [
    aggregate("value_count", "count", request),
    aggregate("least", "min", request),
    aggregate("lower", "percentile", request, { fraction: 0.25 }),
    aggregate("middle", "median", request),
    aggregate("upper", "percentile", request, { fraction: 0.75 }),
    aggregate("most", "max", request),
  ];
}

/** The first bin has no lower bound and the last one no upper bound. */
function countsBetween(edges: readonly number[], request: SpreadRequest): readonly Measure[] {
  const value = valueOf(request);
  const compare = (operator: "<" | ">=", edge: number): Condition => ({
    kind: "compare",
    left: value,
    operator,
    right: { kind: "literal", value: { type: "number", value: String(edge) } },
  });
  const bins = binsBetween(edges);
  return bins.map(({ from, to }, index) => {
    const conditions = [
      ...(index === 0 ? [] : [compare(">=", from)]),
      ...(index === bins.length - 1 ? [] : [compare("<", to)]),
    ];
    const where: Condition | null = conditions.length === 0 ? null : { kind: "all", conditions };
    return aggregate(`range_${index}`, "count", request, { where });
  });
}

function aggregate(
  id: string,
  name: AggregateFunction,
  request: SpreadRequest,
  { where = null, fraction }: { readonly where?: Condition | null; readonly fraction?: number } = {},
): Measure {
  return {
    id,
    label: id,
    isShown: true,
    format: null,
    expression: {
      kind: "aggregate",
      function: name,
      of: valueOf(request),
      where,
      ...(fraction !== undefined && { fraction }),
    },
  };
}

function valueOf({ column }: SpreadRequest) {
  return { kind: "column", source: "s0", column } as const;
}

/** Runs a plan that yields a single row of aggregates over all rows. */
async function computeRow(
  plan: Plan,
  measures: readonly Measure[],
  { database, today, settings, limits, signal }: SpreadContext,
): Promise<readonly (number | null)[]> {
  const whole: QueryPlan = {
    kind: "query",
    sources: [{ kind: "plan", id: "s0", plan, join: null }],
    filters: [],
    aggregation: "group",
    dimensions: [],
    measures,
    having: [],
    order: [],
    limit: null,
  };
  const run = await runGuarded(database.connector, printPlan(whole, { database, today, settings }), {
    ...(limits && { limits }),
    ...(signal && { signal }),
  });
  const { values } = await readTable(run);
  return values.map(([cell]) => readFigure(cell ?? null));
}

/** Whether a number prints without an exponent, as numbers in a plan must. */
function isPlain(edge: number): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(String(edge));
}
