import { missing } from "@askery/model";
import { singularOf } from "../../chart/name-words.ts";
import { figureKind, isAdditive } from "../../chart/output.ts";
import { keysOf } from "../../chart/place-chart.ts";
import type { FigureColumn } from "../../chart/shape-result.ts";
import { sayCount, sayFigure, type Telling } from "../telling/telling.ts";
import type { WarningRule } from "./warning-rule.ts";

/** Rows that a breakdown cannot place: "214 orders have no category." "€9,410 of revenue has no category." */
export const findNullGroups: WarningRule = (result) => {
  const { shape } = result;
  const key = keysOf(shape).find(({ distinct }) => distinct.includes(null));
  if (key === undefined || shape.isList || shape.rowCount < 2) return null;
  const figure = shape.figures.find(({ output }) => isAdditive(output));
  const rows = key.cells.flatMap((cell, row) => (cell === null ? [row] : []));
  return {
    code: "null-group",
    fact: `${figure === undefined ? "Some rows have" : sayAffected(figure, rows, result)} no ${key.output.label}.`,
    consequence: `Shown as ${missing}.`,
    weight: "information",
  };
};

function sayAffected({ output, values }: FigureColumn, rows: readonly number[], result: Telling): string {
  const sum = rows.reduce((total, row) => total + (values[row] ?? 0), 0);
  if (figureKind(output) !== "count") return `${sayFigure(sum, output, result)} of ${output.label} has`;
  return `${sayCount(sum, singularOf(output.label))} ${sum === 1 ? "has" : "have"}`;
}
