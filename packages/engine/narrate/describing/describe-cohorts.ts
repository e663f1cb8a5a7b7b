import { keysOf } from "../../chart/place-chart.ts";
import { verbalizeKey } from "../../chart/verbalize-key.ts";
import type { KeyColumn, ResultShape } from "../../chart/shape-result.ts";
import { joinWords } from "../../chart/name-words.ts";
import { sentence, verbalizeFigure, type AnswerScope } from "./answer-scope.ts";

/** True for the parts of cohorts that come again, by the time since their start. */
export function isOfCohorts({ shape }: AnswerScope): boolean {
  const [share] = shape.figures;
  return shape.time !== null && findSince(shape) !== null && share?.output.format?.kind === "percent";
}

/**
 * Describes retention by how much is left of all cohorts after one unit of time and later: "On average, retention is 14% after 1
 * month and 8% after 12 months." The unit in which they start says little.
 */
export function describeCohorts(scope: AnswerScope): string | null {
  const { shape, settings } = scope;
  const since = findSince(shape);
  const [share, active, size] = shape.figures;
  if (since === null || share === undefined || active === undefined || size === undefined) return null;
  const partAt = (units: number): number | null => {
    const rows = since.cells.flatMap((cell, row) => (Number(cell) === units ? [row] : []));
    const [came, started] = [active, size].map(({ values }) =>
      rows.reduce((sum, row) => sum + (values[row] ?? 0), 0),
    );
    return came === undefined || !started ? null : came / started;
  };
  const points = comparedUnits.flatMap((units) => {
    const part = partAt(units);
    return part === null
      ? []
      : [`${verbalizeFigure(part, share.output, scope)} after ${verbalizeKey(units, since, settings)}`];
  });
  return points.length === 0 ? null : sentence(`on average, ${share.output.label} is ${joinWords(points)}`);
}

/** The units of time after the start that readers compare. */
const comparedUnits: readonly number[] = [1, 6, 12];

function findSince(shape: ResultShape): KeyColumn | null {
  return keysOf(shape).find(({ output }) => output.format?.kind === "duration") ?? null;
}
