import type { Axis, OrderKey, Quantity } from "../request/clause.ts";
import { tableOfQuantity, type Request } from "../request/request.ts";
import type { Schema } from "../schema/schema.ts";
import { rootOf } from "./shape-groups.ts";
import { shapeList } from "./shape-list.ts";
import { subjectsShownBy } from "./shape-subjects.ts";
import type { GroupShape, Shape } from "./shape.ts";

/** The aggregated figure that a list is sorted by, or null: "reasons ranked by number of returns". */
export function figureOfOrder(request: Request): Quantity | null {
  const isListed = request.measures.length === 0 && request.groups.length === 0 && request.top === null;
  const [figure] = request.orders.flatMap(({ by }) => quantityOfOrder(by, request) ?? []);
  return isListed && request.havings.length === 0 ? (figure ?? null) : null;
}

/** What is listed is sorted by a figure, or by how many rows have it. */
function quantityOfOrder(by: OrderKey, { attributes }: Request): Quantity | null {
  if (by.kind === "quantity") return by.quantity;
  const [listed] = attributes;
  return by.kind === "often" && listed !== undefined ? { kind: "rows", table: listed.table } : null;
}

/** Shapes entities sorted by a figure, both with and without showing it. */
export function shapeOrdered(request: Request, figure: Quantity, schema: Schema): readonly Shape[] {
  const root = rootOf([figure], schema);
  const axes = axesOf(request, tableOfQuantity(figure), schema);
  if (root === null || axes.length === 0) return shapeList(request, schema);
  const shown: GroupShape = {
    kind: "group",
    way: "orderedGroupsShown",
    root,
    axes,
    measures: [{ quantity: figure, isShown: true }],
    havings: [],
    order: request.orders.flatMap(({ by, direction }) => {
      const quantity = quantityOfOrder(by, request);
      return quantity === null ? [] : [{ by: quantity, direction }];
    }),
    count: null,
    per: null,
    countsGroups: false,
  };
  const hidden: GroupShape = {
    ...shown,
    way: "orderedGroups",
    measures: [{ quantity: figure, isShown: false }],
  };
  const isOfRow =
    figure.kind === "column" && request.attributes.some(({ table }) => table === figure.column.table);
  return [shown, hidden, ...(isOfRow ? shapeList(request, schema) : [])];
}

function axesOf(request: Request, counted: string | null, schema: Schema): readonly Axis[] {
  if (request.orders.some(({ by }) => by.kind === "often")) {
    return request.attributes.map((column) => ({ kind: "column", column }));
  }
  if (request.attributes.length > 0) return subjectsShownBy(request, counted, schema);
  const [table] = request.entities.filter((entity) => entity !== counted);
  return table === undefined ? [] : [{ kind: "entity", table }];
}
