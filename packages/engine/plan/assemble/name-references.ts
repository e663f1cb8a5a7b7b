import type { TableId } from "@askery/model";
import type { Axis, ColumnRef } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import type { Request } from "../request/request.ts";
import { findReference } from "../schema/find-reference.ts";
import { preferEdge } from "../schema/prefer-edges.ts";
import type { Schema } from "../schema/schema.ts";
import { isQuantity, type GroupShape, type ListShape, type Shape } from "../shape/shape.ts";

/** A request with names in place of codes, and the schema whose joins reach those names. */
export interface NamedRequest {
  readonly request: Request;
  readonly schema: Schema;
}

/**
 * Replaces codes and foreign keys by the names that they stand for: a breakdown by `reason_code` shows the reasons. Null
 * if nothing changes.
 */
export function nameReferences(request: Request, root: TableId, schema: Schema): NamedRequest | null {
  const references = new References(root, schema);
  const { groups, top } = request;
  const named: Request = {
    ...request,
    groups: groups.map((axis) => references.nameAxis(axis)),
    top: top && { ...top, subject: references.nameAxis(top.subject), per: references.nameAxis(top.per) },
  };
  return isSame(named, request) ? null : { request: named, schema: references.schema };
}

/** A shape with names in place of codes and foreign keys, and the schema whose joins reach those names. */
export interface NamedShape<T extends Shape> {
  readonly shape: T;
  readonly schema: Schema;
}

/** "Who has more than 5 sales": groups by the seller rather than by `seller_id`, though no word breaks down. Null if nothing changes. */
export function nameGroups(shape: GroupShape, schema: Schema): NamedShape<GroupShape> | null {
  const references = new References(shape.root, schema);
  const named: GroupShape = {
    ...shape,
    axes: shape.axes.map((axis) => references.nameAxis(axis)),
    order: shape.order.map((one) => (isQuantity(one.by) ? one : { ...one, by: references.nameAxis(one.by) })),
    per: references.nameAxis(shape.per),
  };
  return isSame(named, shape) ? null : { shape: named, schema: references.schema };
}

/** "Who is out with which car": shows the car rather than its number in `vehicle_id`. Null if nothing changes. */
export function nameListed(shape: ListShape, schema: Schema): NamedShape<ListShape> | null {
  const references = new References(shape.root, schema);
  const columns = shape.columns.flatMap((column) => {
    const table = references.follow(column);
    return table === null ? [column] : schema.namesOf(table);
  });
  return isSame(columns, shape.columns) ? null : { shape: { ...shape, columns }, schema: references.schema };
}

/** "Countries without a sale": shows `country_name` rather than `country_code`. Null if nothing changes, as where both are shown. */
export function labelListed(shape: ListShape, schema: Schema): ListShape | null {
  const columns = shape.columns.map((column) => {
    const label = schema.labelOf(column);
    return label === null || shape.columns.some((other) => isSame(other, label)) ? column : label;
  });
  return isSame(columns, shape.columns) ? null : { ...shape, columns };
}

/** Finds what foreign keys stand for, and prefers the joins that lead there. */
class References {
  readonly #root: TableId;
  #schema: Schema;

  constructor(root: TableId, schema: Schema) {
    this.#root = root;
    this.#schema = schema;
  }

  /** The schema with the joins of all references that were followed. */
  get schema(): Schema {
    return this.#schema;
  }

  /** The axis by the name of what it breaks down by. */
  nameAxis<T extends Axis | null>(axis: T): T | Axis {
    const schema = this.#schema;
    if (axis?.kind === "entity" && axis.columns === undefined) {
      // The rows that are asked for are no sorts of rows: "longest felling" is one of them.
      const isSorted = axis.table !== this.#root && schema.namesOf(axis.table).length === 0;
      const column = isSorted ? schema.sortOf(axis.table) : null;
      return column === null ? axis : { kind: "column", column };
    }
    if (axis?.kind !== "column") return axis;
    const table = this.follow(axis.column);
    if (table !== null) return { kind: "entity", table };
    const column = schema.labelOf(axis.column);
    return column === null ? axis : { kind: "column", column };
  }

  /** The table with names that a column refers to; null if there is none. */
  follow(column: ColumnRef): TableId | null {
    const schema = this.#schema;
    const edge = findReference(column, schema);
    if (edge === null || schema.namesOf(edge.to).length === 0) return null;
    const preferred = preferEdge(schema.graph, edge);
    const last = preferred.findPath(this.#root, edge.to)?.at(-1);
    if (last === undefined || !isSame(last.relationship, edge.relationship)) return null;
    this.#schema = { ...schema, graph: preferred };
    return edge.to;
  }
}
