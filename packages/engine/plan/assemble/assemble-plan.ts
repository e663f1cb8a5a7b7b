import type { Plan } from "@askery/model";
import { assembleGroups } from "./assemble-groups.ts";
import { assembleList } from "./assemble-list.ts";
import type { TestContext } from "./assemble-test.ts";
import type { Request } from "../request/request.ts";
import { settleRequest } from "../request/settle-request.ts";
import type { Shape } from "../shape/shape.ts";
import { shapeRequest } from "../shape/shape-request.ts";
import { varyRequest, type RequestVariant } from "../request/vary-request.ts";

/** A plan, and what ranking wants to know of how it came about. */
export interface Assembled {
  readonly plan: Plan;
  readonly shape: Shape;
  readonly variant: RequestVariant;
  /** A sum or an average over rows that joins repeat. */
  readonly countsTwice: boolean;
}

/**
 * The plans that a request may mean, the likeliest shape first.
 *
 * Those that ask for tables that nothing connects, or for a date that there is not, are left out.
 */
export function assemblePlans(said: Request, context: TestContext): readonly Assembled[] {
  return varyRequest(settleRequest(said)).flatMap(({ request, variant }) =>
    shapeRequest(request, context.schema).flatMap((shape) => {
      const assembled = assembleShape(shape, request, context);
      return assembled ? [{ ...assembled, shape, variant }] : [];
    }),
  );
}

function assembleShape(
  shape: Shape,
  request: Request,
  context: TestContext,
): Pick<Assembled, "plan" | "countsTwice"> | null {
  if (shape.kind === "group") return request.both ? null : assembleGroups(shape, request, context);
  const plan = assembleList(shape, request, context);
  return plan === null ? null : { plan, countsTwice: false };
}
