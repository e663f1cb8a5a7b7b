import type { TableId } from "@askery/model";
import type { Axis, ColumnRef, Direction, Quantity } from "../request/clause.ts";
import type { FirstGroups } from "../request/first-groups.ts";
import type { Having } from "../request/request.ts";

/** The layout of the result, before joins are chosen. */
export type Shape = ListShape | GroupShape;

/**
 * How a shape was derived, for the ranking.
 *
 * `...Shown` also shows the columns that are sorted or tested; `...Keyed` shows keys although names are known;
 * `...Named` adds the name of the listed rows.
 */
export type ShapeWay =
  | "list"
  | "listKeyed"
  | "listNamed"
  | "listShown"
  | "groups"
  | "groupsKeyed"
  | "having"
  | "havingShown"
  | "havingCounted"
  | "ranked"
  | "rankedShown"
  | "rankedGroups"
  | "rankedGroupsShown"
  | "rankedExtreme"
  | "orderedGroups"
  | "orderedGroupsShown";

/** Rows of a table with some of their columns. */
export interface ListShape {
  readonly kind: "list";
  readonly way: ShapeWay;
  readonly root: TableId;
  readonly columns: readonly ColumnRef[];
  readonly order: readonly { readonly column: ColumnRef; readonly direction: Direction }[];
  readonly count: number | null;
}

/** Figures, possibly broken down. */
export interface GroupShape {
  readonly kind: "group";
  readonly way: ShapeWay;
  readonly root: TableId;
  readonly axes: readonly Axis[];
  readonly measures: readonly ShapedMeasure[];
  readonly havings: readonly Having[];
  readonly order: readonly { readonly by: Quantity | Axis; readonly direction: Direction }[];
  readonly count: number | null;
  readonly per: Axis | null;
  /** The groups that the figures are limited to: "monthly revenue of the top 5 brands". */
  readonly among?: FirstGroups;
  /** True if the groups of the first axis are counted, by the others: "how many customers have more than 3 orders". */
  readonly countsGroups: boolean;
}

export interface ShapedMeasure {
  readonly quantity: Quantity;
  readonly isShown: boolean;
}

export function isQuantity(by: Quantity | Axis): by is Quantity {
  if (by.kind === "column") return "function" in by;
  return by.kind !== "bins" && by.kind !== "entity" && by.kind !== "grain" && by.kind !== "datePart";
}
