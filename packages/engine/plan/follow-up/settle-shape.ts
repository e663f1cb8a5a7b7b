import type { TableId } from "@askery/model";
import type { Quantity, Top } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import { tablesOfQuantity, type Request } from "../request/request.ts";
import type { GroupShape, ListShape, Shape, ShapeWay } from "../shape/shape.ts";

/**
 * Makes the shape of an answer explicit in its request: the figures, breakdown and columns that were shown.
 *
 * A follow-up then changes what a person sees, instead of deciding with its few words whether "orders per country" was
 * a list or a count.
 */
export function settleShape(request: Request, shape: Shape): Request {
  if (shape.kind === "list") return settleList(request, shape);
  if (request.top !== null) return settleTop(request, request.top, shape);
  return settledWays.has(shape.way) ? settleGroups(request, shape) : request;
}

/** Shapes that show exactly the figures and axes of a request. */
const settledWays: ReadonlySet<ShapeWay> = new Set(["groups", "groupsKeyed", "orderedGroupsShown"]);

function settleList(request: Request, { root, columns, way }: ListShape): Request {
  const { attributes, measures, top } = request;
  const entities = request.entities.length > 0 ? request.entities : [root];
  if (top !== null) return { ...request, entities, top: { ...top, showsFigure: way === "rankedShown" } };
  const isNamed = attributes.length === 0 && measures.length === 0;
  return { ...request, entities, attributes: isNamed ? attributes : columns, measures: [] };
}

function settleGroups(request: Request, shape: GroupShape): Request {
  const shown = shape.measures.filter(({ isShown }) => isShown).map(({ quantity }) => quantity);
  return {
    ...request,
    measures: shown.map(state),
    groups: shape.axes,
    attributes: [],
    entities: otherEntities(request, shape),
    orders: request.orders.filter(
      ({ by }) => by.kind !== "quantity" || shown.some((quantity) => isSame(quantity, by.quantity)),
    ),
  };
}

/** Ranks by the first figure, which the answer showed or hid. */
function settleTop(request: Request, top: Top, shape: GroupShape): Request {
  const [subject, ...groups] = shape.axes.filter((axis) => !isSame(axis, top.per));
  const [by] = shape.measures;
  if (subject === undefined || by === undefined) return request;
  return {
    ...request,
    measures: shape.measures.map(({ quantity }) => state(quantity)),
    groups,
    attributes: [],
    entities: otherEntities(request, shape),
    orders: [],
    top: { ...top, subject, by: { kind: "answer" }, showsFigure: by.isShown },
  };
}

function state(quantity: Quantity): Request["measures"][number] {
  return { quantity, isImplied: false };
}

/** The mentioned tables that neither a figure nor an axis of the answer is about. */
function otherEntities({ entities }: Request, { axes, measures }: GroupShape): readonly TableId[] {
  const known = new Set([
    ...measures.flatMap(({ quantity }) => tablesOfQuantity(quantity)),
    ...axes.flatMap((axis) => (axis.kind === "entity" ? axis.table : [])),
  ]);
  return entities.filter((table) => !known.has(table));
}
