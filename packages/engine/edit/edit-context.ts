import type { Plan, Problem, ProblemCode, TableColumn } from "@askery/model";
import type { TestContext } from "../plan/assemble/exists-over.ts";

/** The input of an edit besides the plan: the schema, today's date and the calendar settings. */
export interface EditContext extends TestContext {
  /** The result columns of hand-written SQL, in order. Without them the result cannot be filtered. */
  readonly sqlColumns?: readonly TableColumn[];
}

/** The result of an edit. The original plan is unchanged, so undo returns to it. */
export type EditResult =
  | { readonly kind: "edited"; readonly plan: Plan }
  | { readonly kind: "problem"; readonly problem: Problem };

export function refuseEdit(code: ProblemCode, facts: Readonly<Record<string, string>> = {}): Problem {
  return { code, spans: [], facts, suggestions: [] };
}

export function isProblem(part: object): part is Problem {
  return "code" in part && "facts" in part;
}

/** Returns all parts, or the first problem among them. */
export function allOf<Part extends object>(parts: readonly (Part | Problem)[]): readonly Part[] | Problem {
  const whole: Part[] = [];
  for (const part of parts) {
    if (isProblem(part)) return part;
    whole.push(part);
  }
  return whole;
}
