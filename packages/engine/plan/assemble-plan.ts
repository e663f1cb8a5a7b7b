import type { QueryPlan } from "@askery/model";
import { assembleGroups } from "./assemble-groups.ts";
import { assembleList } from "./assemble-list.ts";
import type { TestContext } from "./assemble-test.ts";
import type { Request } from "./request.ts";
import { settleRequest } from "./settle-request.ts";
import { shapeRequest, type Shape } from "./shape.ts";

/** A plan, and what ranking wants to know of how it came about. */
export interface Assembled {
  readonly plan: QueryPlan;
  readonly shape: Shape;
  /** A sum or an average over rows that joins repeat. */
  readonly countsTwice: boolean;
}

/**
 * The plans that a request may mean, the likeliest shape first.
 *
 * Those that ask for tables that nothing connects, or for a date that there is not, are left out.
 */
export function assemblePlans(request: Request, context: TestContext): readonly Assembled[] {
  const settled = settleRequest(request);
  return shapeRequest(settled, context.schema).flatMap(
    (shape) => assembleShape(shape, settled, context) ?? [],
  );
}

function assembleShape(shape: Shape, request: Request, context: TestContext): Assembled | null {
  if (shape.kind === "list") {
    const plan = assembleList(shape, request, context);
    return plan === null ? null : { plan, shape, countsTwice: false };
  }
  const groups = assembleGroups(shape, request, context);
  return groups === null ? null : { ...groups, shape };
}
