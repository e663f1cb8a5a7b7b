import { chartKindNames, findChartObstacle, findTraits, type ChartKind, type ChartSpec } from "@askery/model";
import { findRoles, type DrawnResult } from "./find-roles.ts";

/** An entry in the menu of kinds. */
export interface ChartKindChoice {
  readonly kind: ChartKind;
  readonly canShow: boolean;
  /** A sentence that says why the kind cannot be chosen; empty if it can. */
  readonly reason: string;
}

/**
 * Every kind of chart, and whether it can show this result: first the kind of the spec, then those that suit and those that
 * do not, both in the order of the menu.
 */
export function findChartKinds(spec: ChartSpec, result: DrawnResult): readonly ChartKindChoice[] {
  const hasGoal = spec.marks.some((mark) => mark.kind === "goal");
  const traits = findTraits(findRoles(spec, result), { ...result, hasGoal });
  const choices = chartKindNames.map((kind) => {
    const obstacle = findChartObstacle(kind, traits);
    return { kind, canShow: obstacle === null, reason: obstacle === null ? "" : toSentence(obstacle) };
  });
  const rankOf = ({ kind, canShow }: ChartKindChoice) => (kind === spec.kind ? 0 : canShow ? 1 : 2);
  return choices.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function toSentence(clause: string): string {
  return `${clause.slice(0, 1).toUpperCase()}${clause.slice(1)}.`;
}
