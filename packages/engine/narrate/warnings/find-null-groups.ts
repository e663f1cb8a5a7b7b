import { missing, type OutputId, type PlanEdit } from "@askery/model";
import { singularOf } from "../../chart/name-words.ts";
import { figureKind, isAdditive } from "../../chart/output.ts";
import { keysOf } from "../../chart/place-chart.ts";
import type { FigureColumn } from "../../chart/shape-result.ts";
import { verbalizeCount, verbalizeFigure, type AnswerScope } from "../describing/answer-scope.ts";
import type { WarningRule } from "./warning-rule.ts";

/** Warns of rows without a value in a breakdown: "214 orders have no category." "€9,410 of revenue has no category." */
export const findNullGroups: WarningRule = (result) => {
  const { shape } = result;
  const key = keysOf(shape).find(({ distinct }) => distinct.includes(null));
  // The only group of all is nothing to leave out, but the first of a ranking is.
  const isRanked = result.plan.kind === "query" && result.plan.limit !== null;
  if (key === undefined || shape.isList || (shape.rowCount < 2 && !isRanked)) return null;
  const figure = shape.figures.find(({ output }) => isAdditive(output));
  const rows = key.cells.flatMap((cell, row) => (cell === null ? [row] : []));
  return {
    code: "null-group",
    fact: `${figure === undefined ? "Some rows have" : verbalizeAffected(figure, rows, result)} no ${key.output.label}.`,
    consequence: `Shown as ${missing}.`,
    weight: "information",
    repair: { words: "Leave it out", edits: [leaveOut(key.output.id)] },
  };
};

function leaveOut(output: OutputId): PlanEdit {
  const empty = { kind: "test", field: { kind: "output", output }, test: { kind: "null" } } as const;
  return { kind: "addFilter", filter: { kind: "not", filter: empty } };
}

function verbalizeAffected(
  { output, values }: FigureColumn,
  rows: readonly number[],
  result: AnswerScope,
): string {
  const sum = rows.reduce((total, row) => total + (values[row] ?? 0), 0);
  if (figureKind(output) !== "count") return `${verbalizeFigure(sum, output, result)} of ${output.label} has`;
  return `${verbalizeCount(sum, singularOf(output.label))} ${sum === 1 ? "has" : "have"}`;
}
