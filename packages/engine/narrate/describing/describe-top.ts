import { countWord, type Plan } from "@askery/model";
import { pluralOf } from "../../chart/name-words.ts";
import { drawnFigures, mainKey } from "../../chart/place-chart.ts";
import { verbalizeThing } from "../../chart/verbalize-key.ts";
import type { Entry } from "../../chart/summarize-groups.ts";
import {
  verbalizeEntry,
  verbalizeFigure,
  verbalizePeriod,
  sentence,
  type AnswerScope,
} from "./answer-scope.ts";

/** "Oslo sofa leads the ten products with €120k, ahead of Teak bench with €98.2k." Follows the order of the rows. */
export function describeTop(scope: AnswerScope): string | null {
  const { plan, shape } = scope;
  const key = mainKey(shape);
  const [figure] = drawnFigures(shape);
  if (key === null || figure === undefined) return null;
  const [first, second] = key.cells
    .slice(0, 2)
    .map((cell, row): Entry => ({ key: cell, value: figure.values[row] ?? 0 }));
  if (first === undefined) return null;
  const value = verbalizeFigure(first.value, figure.output, scope);
  const all = `the ${countWord(shape.rowCount)} ${pluralOf(verbalizeThing(key))}`;
  const lead = isAscending(plan)
    ? `${verbalizeEntry(first, key, scope)} is lowest of ${all} with ${value}`
    : `${verbalizeEntry(first, key, scope)} leads ${all} with ${value}`;
  const next =
    second === undefined
      ? ""
      : `, ${isAscending(plan) ? "before" : "ahead of"} ${verbalizeEntry(second, key, scope)} with ${verbalizeFigure(second.value, figure.output, scope)}`;
  return sentence(lead + next, verbalizePeriod(scope));
}

function isAscending(plan: Plan): boolean {
  return plan.kind === "query" && plan.order[0]?.direction === "ascending";
}
