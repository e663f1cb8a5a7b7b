import type { Cell, FigureKind, Output } from "@askery/model";

/** Whether the figures of several rows may be added: those of sums and counts, never those of averages. */
export function isAdditive(output: Output): boolean {
  return output.role.kind === "figure" && (output.role.figure === "count" || output.role.figure === "sum");
}

/** Whether the figure says something of its own, rather than of another one's place among its peers. */
export function isBaseFigure(output: Output): boolean {
  return output.role.kind === "figure" && !derived.has(output.role.figure);
}

export function figureKind(output: Output): FigureKind | null {
  return output.role.kind === "figure" ? output.role.figure : null;
}

/** What stands in a row, a price or an age, is said as it stands; larger and finer figures are rounded. */
export function isExact(value: Cell, output: Output): boolean {
  const figure = Number(value);
  return figureKind(output) === "value" && Math.abs(figure) < mostExact && Number.isInteger(figure * 100);
}

const mostExact = 10_000;

const derived: ReadonlySet<FigureKind> = new Set(["share", "change", "running", "previous", "rank"]);
