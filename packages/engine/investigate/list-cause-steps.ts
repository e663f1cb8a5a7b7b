import type { ExploreContext } from "../explore/explore-context.ts";
import type { Cause } from "./causes/find-causes.ts";
import { listBreakdownSteps, listPartSteps, type Step } from "./list-steps.ts";
import { partOf, type NamedCube } from "./make-cube.ts";
import type { Subject } from "./subject.ts";

/** Causes that are looked at more closely. */
const maxParts = 3;

/** The steps that look closer at causes: their breakdowns, if the plan has none of them yet, and each over time. */
export function listCauseSteps(
  subject: Subject,
  { causes, cube }: { readonly causes: readonly Cause[]; readonly cube: NamedCube },
  { steps, context }: { readonly steps: readonly Step[]; readonly context: ExploreContext },
): readonly Step[] {
  const named = causes.flatMap(({ segment }) =>
    segment.parts.flatMap(({ dimension }) => cube.dimensions[dimension] ?? []),
  );
  const fresh = [...new Set(named)].filter((one) => !steps.some(({ dimension }) => dimension === one));
  return [
    ...listBreakdownSteps(subject, fresh, context),
    ...causes
      .slice(0, maxParts)
      .flatMap(({ segment }) => listPartSteps(subject, partOf(segment, cube), context)),
  ];
}
