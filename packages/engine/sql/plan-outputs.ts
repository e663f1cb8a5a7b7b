import {
  invariant,
  type Dimension,
  type Expression,
  type Measure,
  type OutputId,
  type Plan,
  type QueryPlan,
} from "@askery/model";
import type { Dialect } from "./dialects/dialect.ts";

export type Output = Dimension | Measure;

/** All outputs of a block, in result order. */
export function outputsOf(plan: QueryPlan): readonly Output[] {
  return [...plan.dimensions, ...plan.measures];
}

/** The outputs that become result columns. If none is shown, all are; without any outputs, each row is a 1. */
export function shownOutputsOf(plan: QueryPlan): readonly Output[] {
  const outputs = outputsOf(plan);
  const shown = outputs.filter((output) => output.isShown);
  if (shown.length > 0) return shown;
  return outputs.length > 0 ? outputs : [one];
}

const one: Output = {
  id: "one",
  expression: { kind: "literal", value: { type: "number", value: "1" } },
  label: "one",
  isShown: true,
  format: null,
};

export function findOutput(id: OutputId, plan: QueryPlan): Output {
  const output = outputsOf(plan).find((output) => output.id === id);
  invariant(output, `the plan has an output ${JSON.stringify(id)}`);
  return output;
}

/** Follows references between outputs to the underlying expression. */
export function resolveOutput(expression: Expression, plan: QueryPlan): Expression {
  let resolved = expression;
  for (let steps = 0; resolved.kind === "output"; steps += 1) {
    invariant(steps <= plan.dimensions.length + plan.measures.length, "no output refers to itself");
    resolved = findOutput(resolved.output, plan).expression;
  }
  return resolved;
}

/** The block whose outputs name a plan's columns: itself, or the left side of a set operation. Null for SQL. */
export function namingBlock(plan: Plan): QueryPlan | null {
  if (plan.kind === "set") return namingBlock(plan.left);
  return plan.kind === "query" ? plan : null;
}

/**
 * The column names of a block's outputs: their ids, numbered where the database would treat two as equal (because it
 * ignores case or truncates names).
 */
export function nameOutputs(plan: QueryPlan, dialect: Dialect): ReadonlyMap<OutputId, string> {
  const names = new Map<OutputId, string>();
  const taken = new Set<string>();
  for (const { id } of outputsOf(plan)) {
    let name = fitName(id, "", dialect);
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) {
      name = fitName(id, `_${number}`, dialect);
    }
    taken.add(name.toLowerCase());
    names.set(id, name);
  }
  return names;
}

function fitName(id: string, ending: string, dialect: Dialect): string {
  const { maxNameBytes } = dialect;
  const name = id === "" ? "column" : dialect.holdableName(id);
  if (maxNameBytes === null) return name + ending;
  let size = ending.length;
  let fitting = "";
  for (const character of name) {
    size += utf8Size(character);
    if (size > maxNameBytes) break;
    fitting += character;
  }
  return fitting + ending;
}

function utf8Size(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
