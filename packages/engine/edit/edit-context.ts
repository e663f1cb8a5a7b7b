import type { Plan, Problem, ProblemCode, TableColumn } from "@askery/model";
import type { TestContext } from "../plan/assemble/assemble-test.ts";

/** What an edit is applied with, beside the plan: the schema, today and the settings that periods are counted by. */
export interface EditContext extends TestContext {
  /** The columns that SQL written by hand was seen to give, in their order. Without them its result cannot be filtered. */
  readonly sqlColumns?: readonly TableColumn[];
}

/** What came of an edit. The plan before is not changed: to undo an edit, go back to it. */
export type EditResult =
  | { readonly kind: "edited"; readonly plan: Plan }
  | { readonly kind: "problem"; readonly problem: Problem };

export function refuseEdit(code: ProblemCode, facts: Readonly<Record<string, string>> = {}): Problem {
  return { code, spans: [], facts, suggestions: [] };
}

export function isProblem(part: object): part is Problem {
  return "code" in part && "facts" in part;
}

/** The parts, or the first problem among them. */
export function allOf<Part extends object>(parts: readonly (Part | Problem)[]): readonly Part[] | Problem {
  const whole: Part[] = [];
  for (const part of parts) {
    if (isProblem(part)) return part;
    whole.push(part);
  }
  return whole;
}
