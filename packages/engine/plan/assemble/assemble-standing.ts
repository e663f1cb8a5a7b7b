import type { Condition, Expression, QueryPlan } from "@askery/model";
import type { Quantity } from "../request/clause.ts";
import type { PlacedPeriod, Relation, Request } from "../request/request.ts";
import type { GroupShape } from "../shape/shape.ts";
import { assembleFact, joinFacts, type Fact } from "./assemble-across.ts";
import type { TestContext } from "./exists-over.ts";
import { makeOutput } from "./assembly.ts";
import { nameQuantity } from "./name-outputs.ts";
import { groupOver, outputOf } from "./wrap-groups.ts";

interface Asked {
  readonly request: Request;
  readonly context: TestContext;
}

/**
 * Builds "headcount by month": all who have begun by the end of each month, without those who have ended by then. A running total of
 * those who come, minus those who go; a period limits what is shown of it, never what is added up. Null without an axis of time.
 */
export function assembleStanding(
  shape: GroupShape,
  { from, to }: Extract<Relation, { kind: "standing" }>,
  { request, context }: Asked,
): QueryPlan | null {
  const [counted] = shape.measures;
  if (counted?.quantity.kind !== "rows") return null;
  const { table } = counted.quantity;
  const comes: Quantity = { kind: "rows", table, on: from };
  const goes: Quantity | null = to && { kind: "rows", table, on: to };
  const facts = [comes, ...(goes ? [goes] : [])].map((quantity): Fact => ({
    table,
    on: quantity.kind === "rows" ? (quantity.on ?? null) : null,
    quantities: [quantity],
  }));
  const changes: GroupShape = {
    ...shape,
    measures: [
      {
        quantity: goes
          ? { kind: "combined", operator: "-", left: comes, right: goes, isShare: false }
          : comes,
        isShown: true,
      },
    ],
    order: [],
    count: null,
    per: null,
  };
  const unlimited: Request = { ...request, relation: null, periods: [untilToday], happening: null };
  const parts = facts.flatMap(
    (fact) => assembleFact(fact, { shape: changes, request: unlimited, facts }, context) ?? [],
  );
  const at = parts[0]?.plan.dimensions.findIndex(({ expression }) => expression.kind === "grain") ?? -1;
  if (parts.length < facts.length) return null;
  const [only, ...others] = parts;
  const joined = only && others.length === 0 ? only.plan : joinFacts(parts, changes, context.schema);
  return joined && addUp(joined, at, { label: nameQuantity(counted.quantity, context.schema), request });
}

/** The running total of the plan's figure along the dimension at an index. */
function addUp(
  plan: QueryPlan,
  at: number,
  { label, request }: { readonly label: string; readonly request: Request },
): QueryPlan | null {
  const time = plan.dimensions[at];
  const [change] = plan.measures;
  if (time === undefined || change === undefined) return null;
  const within = plan.dimensions.flatMap(({ id }) => (id === time.id ? [] : [id]));
  const running: Expression = { kind: "running", of: change.expression, along: time.id, within };
  const ids = new Set([...plan.dimensions, change].map(({ id }) => id));
  const total = makeOutput({ ids }, running, label);
  const inner: QueryPlan = {
    ...plan,
    dimensions: plan.dimensions.map((one) => ({ ...one, isShown: true })),
    measures: [{ ...change, isShown: false }, total],
    order: [],
  };
  return groupOver(inner, {
    dimensions: plan.dimensions,
    measures: [
      { ...total, expression: { kind: "aggregate", function: "max", of: outputOf(total.id), where: null } },
    ],
    filters: request.periods.map((placed) => isIn(placed, outputOf(time.id))),
    order: [{ by: { kind: "output", output: time.id }, direction: "ascending" }],
  });
}

/** Who is known to leave later has not left yet. */
const untilToday: PlacedPeriod = {
  period: {
    kind: "relative",
    from: null,
    to: { kind: "unit", unit: "day", anchor: "day", offsets: [] },
  },
  words: "until today",
  column: null,
  near: null,
  isNegated: false,
};

function isIn({ period, words }: PlacedPeriod, value: Expression): Condition {
  return { kind: "period", value, period, words };
}
