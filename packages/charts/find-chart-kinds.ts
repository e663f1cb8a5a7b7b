import { chartKindNames, findChartObstacle, findTraits, type ChartKind, type ChartSpec } from "@askery/model";
import { findRoles, type DrawnResult } from "./find-roles.ts";

/** An entry in the menu of kinds. */
export interface ChartKindChoice {
  readonly kind: ChartKind;
  readonly canShow: boolean;
  /** A sentence that says why the kind cannot be chosen; empty if it can. */
  readonly reason: string;
}

/** Every kind of chart, in the order of the menu, and whether it can show this result. */
export function findChartKinds(spec: ChartSpec, result: DrawnResult): readonly ChartKindChoice[] {
  const hasGoal = spec.marks.some((mark) => mark.kind === "goal");
  const traits = findTraits(findRoles(spec, result), { ...result, hasGoal });
  return chartKindNames.map((kind) => {
    const obstacle = findChartObstacle(kind, traits);
    return { kind, canShow: obstacle === null, reason: obstacle === null ? "" : toSentence(obstacle) };
  });
}

function toSentence(clause: string): string {
  return `${clause.slice(0, 1).toUpperCase()}${clause.slice(1)}.`;
}
