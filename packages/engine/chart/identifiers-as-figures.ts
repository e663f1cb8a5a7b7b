import { chartKindOf, type AskedChart, type Output } from "@askery/model";
import type { FigureColumn, KeyColumn, ResultShape } from "./shape-result.ts";

/**
 * The shape with numbers that usually only name rows, such as identifiers and codes, as figures, if a question names a chart and
 * the result lacks the figures for it: "manager id by last name as bars". Something to compare them by remains.
 */
export function useIdentifiers(shape: ResultShape, asked: AskedChart | null): ResultShape {
  const form = asked?.kind === null || asked === null ? null : chartKindOf(asked.kind).form;
  if (form !== "series" && form !== "points") return shape;
  const wanted = (form === "points" ? 2 : 1) - shape.figures.length - shape.derived.length;
  const keys = [...shape.groups, ...shape.described];
  const numeric = keys.filter(isNumbers);
  const others = keys.length - numeric.length + (shape.time === null ? 0 : 1) + shape.parts.length;
  const free = form === "points" || others > 0 ? numeric.length : numeric.length - 1;
  if (wanted <= 0 || free < wanted) return shape;
  const used = numeric.slice(-wanted);
  const rest = keys.filter((key) => !used.includes(key));
  const groups = rest.filter((key) => shape.groups.includes(key));
  const first = groups.length > 0 || shape.time !== null ? groups : rest.slice(0, 1);
  return {
    ...shape,
    groups: first,
    described: rest.filter((key) => !first.includes(key)),
    figures: [...shape.figures, ...used.map(asFigure)],
  };
}

function isNumbers({ distinct }: KeyColumn): boolean {
  return distinct.length > 0 && distinct.every((cell) => cell === null || typeof cell === "number");
}

function asFigure({ output, cells }: KeyColumn): FigureColumn {
  const figure: Output = { ...output, role: { kind: "figure", figure: "value" } };
  return { output: figure, values: cells.map((cell) => (typeof cell === "number" ? cell : null)) };
}
