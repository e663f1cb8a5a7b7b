import type { Cell, FigureKind, Output } from "@askery/model";

/** True for sums and counts, whose values can be added up. */
export function isAdditive(output: Output): boolean {
  return output.role.kind === "figure" && (output.role.figure === "count" || output.role.figure === "sum");
}

/**
 * Whether the figures of places that are close together may be added up. A figure of SQL that a person wrote does, unless its
 * name or format is that of an average or a rate.
 */
export function addsUpOnMap(output: Output): boolean {
  const isLevel = output.format?.kind === "percent" || levels.test(output.label);
  return isAdditive(output) || (figureKind(output) === "unknown" && !isLevel);
}

const levels =
  /\b(?:avg|average|mean|median|min|minimum|max|maximum|rate|ratio|share|percent|percentage|per|score|rating)\b/iu;

/** What a figure is where there are no rows, such as in a month without orders: 0 for counts and sums; others are unknown. */
export function figureWithoutRows(output: Output): 0 | null {
  return isAdditive(output) || figureKind(output) === "distinct" ? 0 : null;
}

/** True unless the figure is derived from another one, like a share or a rank. */
export function isBaseFigure(output: Output): boolean {
  return output.role.kind === "figure" && !derived.has(output.role.figure);
}

export function figureKind(output: Output): FigureKind | null {
  return output.role.kind === "figure" ? output.role.figure : null;
}

/** True for a stored value such as a price or an age, which is shown exactly; larger or finer figures are rounded. */
export function isExact(value: Cell, output: Output): boolean {
  const figure = Number(value);
  return figureKind(output) === "value" && Math.abs(figure) < mostExact && Number.isInteger(figure * 100);
}

const mostExact = 10_000;

const derived: ReadonlySet<FigureKind> = new Set(["share", "change", "running", "previous", "rank"]);

/** What a share is a share of, by its label: "orders" for "share of orders". */
export function nameWhole(label: string): string {
  return label.startsWith("share of ") ? label.slice("share of ".length) : "the whole";
}
