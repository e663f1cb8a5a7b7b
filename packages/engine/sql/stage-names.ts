import type { QueryPlan } from "@askery/model";
import { nameOutputs, outputsOf, resolveOutput } from "./plan-outputs.ts";
import { keyOf, printName, type Printing, type Scope } from "./printing.ts";
import { isCorrelated } from "./walk-expression.ts";

/** The names of outputs, quoted, by what they stand for: of two that are the same, the first's. */
export function outputNames(plan: QueryPlan, printing: Printing): ReadonlyMap<string, string> {
  const names = nameOutputs(plan, printing.dialect);
  const byKey = new Map<string, string>();
  for (const { id, expression } of outputsOf(plan)) {
    const key = keyOf(resolveOutput(expression, plan));
    if (!byKey.has(key)) byKey.set(key, printName(names.get(id) ?? id, printing));
  }
  return byKey;
}

/** The first of `wanted`, `wanted_2`, … that no output is called, nor anything in `taken` (lower case). */
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

/** The scope of what reads a stage: `names` are its columns, by what they hold. */
export function readStage(stage: string, names: ReadonlyMap<string, string>, scope: Scope): Scope {
  const prefix = stagePrefix(stage, scope.plan);
  return { ...scope, computed: new Map([...names].map(([key, name]) => [key, prefix + name])) };
}

/** What stands before the columns of a stage: its name, where an inner query could take them for its own. */
export function stagePrefix(stage: string, plan: QueryPlan): string {
  return isCorrelated(plan) ? `${stage}.` : "";
}
