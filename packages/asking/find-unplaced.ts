import { describeOutputs, describeUnplaced } from "@askery/engine";
import type { Plan, Warning } from "@askery/model";
import { planUnplaced, type UnplacedPlan } from "./plan-unplaced.ts";
import { runAside } from "./run-aside.ts";
import type { RunContext } from "./run-interpretation.ts";

const mostAsked = 2;

/**
 * Warns about rows that a result omits because they reference nothing; null if there are none, or if the check takes
 * too long.
 */
export async function findUnplaced(plan: Plan, context: RunContext): Promise<Warning | null> {
  for (const unplaced of planUnplaced(plan, context.database.prepared.catalog).slice(0, mostAsked)) {
    const warning = await measureUnplaced(unplaced, context);
    if (warning !== null) return warning;
  }
  return null;
}

async function measureUnplaced(
  { plan, partner, measure }: UnplacedPlan,
  context: RunContext,
): Promise<Warning | null> {
  const { settings } = context;
  const { catalog, described } = context.database.prepared;
  const table = await runAside(plan, 1, context);
  if (table === null) return null;
  const [, output] = describeOutputs({ plan, table, catalog, described, settings });
  const [rows, amount] = table.values.map(([cell]) => Number(cell ?? 0));
  if (output === undefined || rows === undefined || amount === undefined || rows === 0) return null;
  const isCount = measure.expression.kind === "aggregate" && measure.expression.function === "count";
  return describeUnplaced({
    plan,
    catalog,
    settings,
    partner: partner.table,
    rows,
    amount: isCount ? null : { value: amount, output },
  });
}
