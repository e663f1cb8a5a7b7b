import type { Dimension } from "@askery/model";
import { resolvePeriod } from "../../question/resolve-period.ts";
import { assembleBins } from "./assemble-bins.ts";
import { findDate } from "./find-date.ts";
import { makeOutput, type Assembly } from "./assembly.ts";
import { chooseGrain } from "./choose-grain.ts";
import type { Axis, ColumnRef, Quantity } from "../request/clause.ts";
import { nameAxis } from "./name-outputs.ts";
import { nameReached } from "./name-reached.ts";
import type { Request } from "../request/request.ts";
import type { Schema } from "../schema/schema.ts";
import type { GroupShape } from "../shape/shape.ts";
import { displayOf } from "../shape/shape-subjects.ts";
import type { SourceTree } from "./source-tree.ts";

/** Returns the axes of a shape, plus the time axis that growth, running totals and trends imply. */
export function axesWithTime(shape: GroupShape, request: Request): readonly Axis[] {
  const over = averagedOver(shape);
  if (over) return [...shape.axes, over.axis];
  const { axes } = shape;
  if (axes.some((axis) => axis.kind === "grain")) return axes;
  const { relation } = request;
  if (relation?.kind === "growth" || relation?.kind === "moving") {
    return [monthly(relation.grain ?? "month"), ...axes];
  }
  const isAlongTime = relation?.kind === "running" || request.isOverTime;
  return isAlongTime ? [monthly("month"), ...axes] : axes;
}

/**
 * Returns the quantity that averages the figures of an extra axis ("average daily revenue"), or null. That axis comes
 * last.
 */
export function averagedOver(shape: GroupShape): Extract<Quantity, { kind: "averageOver" }> | null {
  const quantity = shape.measures[0]?.quantity;
  return quantity?.kind === "averageOver" ? quantity : null;
}

/** Joins the table that an axis needs. */
export function joinAxis(axis: Axis, tree: SourceTree): void {
  const table = axis.kind === "entity" ? axis.table : axis.column?.table;
  if (table !== undefined) tree.join(table);
}

/**
 * Returns the dimensions of an axis: one, or for an entity its name and key. Null if the axis needs a date and none
 * exists.
 */
export function assembleAxis(axis: Axis, assembly: Assembly): readonly Dimension[] | null {
  const { tree, context } = assembly;
  switch (axis.kind) {
    case "column":
      return [
        makeOutput(assembly, tree.column(axis.column), nameReached(axis.column, tree.root, context.schema)),
      ];
    case "entity":
      return assembleEntity(axis, assembly);
    case "grain":
      return assembleGrain(axis, assembly);
    case "bins":
      return assembleBins(axis, assembly);
    case "datePart": {
      const date = dateOf(axis, assembly);
      if (date === null || (axis.part === "hourOfDay" && isWholeDay(date, context.schema))) return null;
      const of = tree.column(date);
      const format = { kind: "datePart", part: axis.part } as const;
      return [makeOutput(assembly, { kind: "datePart", part: axis.part, of }, nameAxis(axis), { format })];
    }
  }
}

function monthly(grain: Extract<Axis, { kind: "grain" }>["grain"]): Axis {
  return { kind: "grain", grain, column: null };
}

/** Displays an entity by its name columns and groups by its key as well, which stays hidden. */
function assembleEntity(
  { table, columns }: Extract<Axis, { kind: "entity" }>,
  assembly: Assembly,
): readonly Dimension[] {
  const { tree, context } = assembly;
  const shown = columns?.map((column) => ({ table, column })) ?? displayOf(table, context.schema);
  const keys = context.schema.keyColumns(table).filter((key) => !shown.some(({ column }) => column === key));
  const outputOf = (ref: ColumnRef, isShown: boolean): Dimension =>
    makeOutput(assembly, tree.column(ref), nameReached(ref, tree.root, context.schema), { isShown });
  return [
    ...shown.map((ref) => outputOf(ref, true)),
    ...keys.map((column) => outputOf({ table, column }, false)),
  ];
}

function assembleGrain(
  axis: Extract<Axis, { kind: "grain" }>,
  assembly: Assembly,
): readonly Dimension[] | null {
  const { request, tree, context } = assembly;
  const date = dateOf(axis, assembly);
  if (date === null || (axis.grain === "hour" && isWholeDay(date, context.schema))) return null;
  const of = tree.column(date);
  if (context.schema.isYear(date)) return axis.grain === "year" ? [makeOutput(assembly, of, "year")] : null;
  const asked = request.periods[0]?.period;
  const grain = request.isOverTime
    ? chooseGrain(context.schema.column(date), asked === undefined ? null : resolvePeriod(asked, context))
    : axis.grain;
  return [makeOutput(assembly, { kind: "grain", grain, of }, grain, { format: { kind: "date", grain } })];
}

/** True for a date without a time of day. */
function isWholeDay(date: ColumnRef, schema: Schema): boolean {
  const { type, encoding, profile } = schema.column(date);
  const isShort = encoding === "iso-text" && (profile?.max ?? "").length === "YYYY-MM-DD".length;
  return type === "date" || encoding === "compact-text" || isShort;
}

function dateOf(
  axis: { readonly column: ColumnRef | null },
  { request, tree, context }: Assembly,
): ColumnRef | null {
  return axis.column ?? request.happening ?? findDate(tree, request.periods[0]?.near ?? null, context.schema);
}
