import { findSql } from "@askery/engine";
import type { FilterKind, Plan, SqlVariable, VariableTarget } from "@askery/model";

/** A variable of hand-written SQL, or two that are the ends of a range, that a filter can set. */
export interface FoundVariable {
  /** Its name as people read it: "min orders", or "from – to". */
  readonly words: string;
  readonly group: string;
  readonly kind: FilterKind;
  readonly target: VariableTarget;
}

/** The variables of a plan's SQL. Those of fields are left out: filters of their column find them. */
export function listVariables(plan: Plan): readonly FoundVariable[] {
  const variables = (findSql(plan)?.variables ?? []).filter(({ kind }) => kind !== "field");
  const ends = new Set<string>();
  const found = variables.map((variable): FoundVariable => {
    const until = findEnd(variable, variables);
    if (until !== null) ends.add(until);
    const words = nameOf(variable.name);
    return {
      words: until === null ? words : `${words} – ${nameOf(until)}`,
      group: "Variables of SQL",
      kind: kindOf(variable),
      target: { kind: "variable", name: variable.name, ...(until !== null && { until }) },
    };
  });
  return found.filter(({ target: { name } }) => !ends.has(name));
}

function nameOf(name: string): string {
  return name.replaceAll("_", " ");
}

function kindOf({ kind }: SqlVariable): FilterKind {
  if (kind === "date") return "time";
  if (kind === "number") return "number";
  return kind === "choice" ? "values" : "text";
}

/** The variable that ends the range which another one starts, by its name: `from_day` and `to_day`. */
function findEnd({ kind, name }: SqlVariable, variables: readonly SqlVariable[]): string | null {
  if (kind !== "date" && kind !== "number") return null;
  const words = name.toLowerCase().split("_");
  const index = words.findIndex((word) => ends.has(word));
  const others = ends.get(words[index] ?? "") ?? [];
  const sought = others.map((end) => words.with(index, end).join("_"));
  const found = variables.find((one) => one.kind === kind && sought.includes(one.name.toLowerCase()));
  return found?.name ?? null;
}

const ends: ReadonlyMap<string, readonly string[]> = new Map([
  ["from", ["to", "until", "till"]],
  ["since", ["until", "till"]],
  ["start", ["end", "stop"]],
  ["first", ["last"]],
  ["min", ["max"]],
  ["least", ["most"]],
  ["low", ["high"]],
  ["after", ["before"]],
]);
