import type { TableId } from "@askery/model";
import type { Axis, ColumnRef, Direction, Quantity } from "../request/clause.ts";
import type { Having } from "../request/request.ts";

/** What the result will look like, before a single join is chosen. */
export type Shape = ListShape | GroupShape;

/**
 * How a shape came about, for the ranking.
 *
 * `...Shown` shows also what is sorted or tested by; `...Keyed` shows keys where names are known; `...Named` adds the
 * name of what is listed.
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

/** Rows of a table, some of their columns. */
export interface ListShape {
  readonly kind: "list";
  readonly way: ShapeWay;
  readonly root: TableId;
  readonly columns: readonly ColumnRef[];
  readonly order: readonly { readonly column: ColumnRef; readonly direction: Direction }[];
  readonly count: number | null;
}

/** Figures, broken down or not. */
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
  /** The groups themselves are to be counted: "how many customers have more than 3 orders". */
  readonly countsGroups: boolean;
}

export interface ShapedMeasure {
  readonly quantity: Quantity;
  readonly isShown: boolean;
}
