import type { InCondition, PeriodCondition, Plan, QueryPlan } from "@askery/model";
import { resolvePeriod, type CalendarContext } from "../question/resolve-period.ts";
import { isSame } from "../plan/request/is-same.ts";
import { resolveOutput } from "../sql/plan-outputs.ts";

/**
 * True if two plans compute the same result as of today: the same tables, filters, figures, dimensions and order.
 * Ignores names, labels, formats, hidden outputs, the order of joins, and whether rows without a match are shown.
 */
export function isSamePlan(one: Plan, other: Plan, context: CalendarContext): boolean {
  return isSame(essenceOf(one, context), essenceOf(other, context));
}

function essenceOf(plan: Plan, context: CalendarContext): unknown {
  switch (plan.kind) {
    case "sql":
      return plan;
    case "set":
      return { ...plan, left: essenceOf(plan.left, context), right: essenceOf(plan.right, context) };
    case "query":
      return essenceOfQuery(plan, context);
  }
}

function essenceOfQuery(plan: QueryPlan, context: CalendarContext): unknown {
  const names = new Map(
    plan.sources.map((source, index) => [
      source.id,
      source.kind === "table" ? source.table : `plan ${String(index)}`,
    ]),
  );
  const strip = (part: unknown): unknown => stripNames(part, { names, plan, context });
  const sorted = (parts: readonly unknown[]) => parts.map((part) => JSON.stringify(strip(part))).toSorted();
  return {
    sources: sorted(
      plan.sources.map((source) => ({
        of: source.kind === "table" ? source.table : essenceOf(source.plan, context),
        on: source.join?.on ?? [],
      })),
    ),
    filters: sorted(plan.filters),
    aggregation: plan.aggregation,
    dimensions: plan.dimensions.filter(({ isShown }) => isShown).map(({ expression }) => strip(expression)),
    measures: plan.measures.filter(({ isShown }) => isShown).map(({ expression }) => strip(expression)),
    having: sorted(plan.having),
    order: plan.order.map(({ by, direction }) => [strip(by), direction]),
    limit:
      plan.limit === null
        ? null
        : [plan.limit.count, plan.limit.per.map((output) => strip({ kind: "output", output }))],
  };
}

interface Naming {
  readonly names: ReadonlyMap<string, string>;
  readonly plan: QueryPlan;
  readonly context: CalendarContext;
}

/** Replaces source ids by tables, outputs by their expressions and periods by dates; drops words. */
function stripNames(part: unknown, naming: Naming): unknown {
  if (Array.isArray(part)) return part.map((one) => stripNames(one, naming));
  if (typeof part !== "object" || part === null) return part;
  if (isPlan(part)) return essenceOf(part, naming.context);
  if (isPeriodCondition(part)) {
    const { value, period } = part;
    return { value: stripNames(value, naming), days: resolvePeriod(period, naming.context) };
  }
  if (isChoice(part)) return stripNames(simplifyChoice(part), naming);
  const kind = "kind" in part ? part.kind : null;
  if (kind === "output" && "output" in part) {
    const output = { kind: "output", output: String(part.output) } as const;
    return stripNames(resolveOutput(output, naming.plan), naming);
  }
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key === "source") return [key, naming.names.get(String(value)) ?? value];
      if (key === "along" || key === "within") return [key, stripIds(value, naming)];
      return [key, stripNames(value, naming)];
    }),
  );
}

/** A choice of one value is a comparison, and several values have no order. */
function simplifyChoice({ value, options }: InCondition): unknown {
  const [only, ...others] = options;
  return only !== undefined && others.length === 0 && only.type !== "null"
    ? { kind: "compare", left: value, operator: "=", right: { kind: "literal", value: only } }
    : { value, options: options.map((option) => JSON.stringify(option)).toSorted() };
}

function isChoice(part: object): part is InCondition {
  return "kind" in part && part.kind === "in" && "options" in part;
}

function stripIds(ids: unknown, naming: Naming): unknown {
  const list = (Array.isArray(ids) ? ids : [ids]) as readonly string[];
  return list.map((output) => stripNames({ kind: "output", output }, naming));
}

function isPlan(part: object): part is Plan {
  return "kind" in part && (part.kind === "query" || part.kind === "set" || part.kind === "sql");
}

function isPeriodCondition(part: object): part is PeriodCondition {
  return "kind" in part && part.kind === "period" && "period" in part;
}
