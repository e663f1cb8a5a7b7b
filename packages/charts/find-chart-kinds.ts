import {
  chartKindNames,
  findChartObstacle,
  findTraits,
  type ChartKind,
  type ChartSpec,
  type DesignColumns,
} from "@askery/model";
import { chooseRoles, findRoles, type DrawnResult } from "./find-roles.ts";

/** An entry in the menu of kinds. */
export interface ChartKindChoice {
  readonly kind: ChartKind;
  readonly canShow: boolean;
  /** A sentence that says why the kind cannot be chosen; empty if it can. */
  readonly reason: string;
}

/**
 * Every kind of chart, and whether it can show this result: first the kind of the spec, then those that suit and those that
 * do not, both in the order of the menu. `columns` are those that people chose to draw; by default, those of the spec.
 */
export function findChartKinds(
  spec: ChartSpec,
  result: DrawnResult,
  columns?: DesignColumns,
): readonly ChartKindChoice[] {
  const hasGoal = spec.marks.some((mark) => mark.kind === "goal");
  const roles = columns === undefined ? findRoles(spec, result) : chooseRoles(spec, result, columns);
  const traits = findTraits(roles, { ...result, hasGoal });
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
