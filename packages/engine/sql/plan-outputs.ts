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

/** All outputs of a block, in the order of the result. */
export function outputsOf(plan: QueryPlan): readonly Output[] {
  return [...plan.dimensions, ...plan.measures];
}

/** The outputs that are columns of the result. Where none is to be shown, all are; of none at all, each row is a 1. */
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

/** What an expression stands for: follows references from output to output. */
export function resolveOutput(expression: Expression, plan: QueryPlan): Expression {
  let resolved = expression;
  for (let steps = 0; resolved.kind === "output"; steps += 1) {
    invariant(steps <= plan.dimensions.length + plan.measures.length, "no output refers to itself");
    resolved = findOutput(resolved.output, plan).expression;
  }
  return resolved;
}

/** The block that names a plan's columns: its own, or the left one's of a set. Null for SQL, which names its own. */
export function namingBlock(plan: Plan): QueryPlan | null {
  if (plan.kind === "set") return namingBlock(plan.left);
  return plan.kind === "query" ? plan : null;
}

/**
 * Column names of a block's outputs: their ids, except that names which the database would take for one (it ignores
 * case, or cuts them) are numbered apart.
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
  if (maxNameBytes === null || (name.length + ending.length) * 3 <= maxNameBytes) return name + ending;
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
