import type { QueryPlan } from "@askery/model";
import { nameOutputs, outputsOf, resolveOutput } from "./plan-outputs.ts";
import { keyOf, printName, type Printing, type Scope } from "./printing.ts";
import { isCorrelated } from "./walk-expression.ts";

/** The quoted names of outputs by expression; the first one wins for equal expressions. */
export function outputNames(plan: QueryPlan, printing: Printing): ReadonlyMap<string, string> {
  const names = nameOutputs(plan, printing.dialect);
  const byKey = new Map<string, string>();
  for (const { id, expression } of outputsOf(plan)) {
    const key = keyOf(resolveOutput(expression, plan));
    if (!byKey.has(key)) byKey.set(key, printName(names.get(id) ?? id, printing));
  }
  return byKey;
}

/** The first of `wanted`, `wanted_2`, … that is neither an output's name nor in `taken` (lowercase). */
export function freeName(
  wanted: string,
  plan: QueryPlan,
  { dialect }: Printing,
  taken: ReadonlySet<string> = new Set(),
): string {
  const outputs = new Set([...nameOutputs(plan, dialect).values()].map((name) => name.toLowerCase()));
  const isTaken = (name: string) => outputs.has(name.toLowerCase()) || taken.has(name.toLowerCase());
  let free = wanted;
  for (let number = 2; isTaken(free); number += 1) free = `${wanted}_${number}`;
  return free;
}

/** The scope of a query that reads a stage. `names` are its columns, by expression key. */
export function readStage(stage: string, names: ReadonlyMap<string, string>, scope: Scope): Scope {
  const prefix = stagePrefix(stage, scope.plan);
  return { ...scope, computed: new Map([...names].map(([key, name]) => [key, prefix + name])) };
}

/** The prefix of a stage's columns: its name if an inner query could capture them. */
export function stagePrefix(stage: string, plan: QueryPlan): string {
  return isCorrelated(plan) ? `${stage}.` : "";
}
