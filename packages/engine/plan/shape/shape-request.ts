import type { Request } from "../request/request.ts";
import type { Schema } from "../schema/schema.ts";
import { isSame } from "../request/is-same.ts";
import { settleChart } from "../request/settle-chart.ts";
import { settleFigures } from "../request/settle-figures.ts";
import type { Quantity } from "../request/clause.ts";
import type { FirstGroups } from "../request/first-groups.ts";
import { quantityIn } from "../request/quantity-unit.ts";
import { isQuantity, type Shape } from "./shape.ts";
import { shapeGroups, shapeHaving } from "./shape-groups.ts";
import { figureOfOrder, shapeOrdered } from "./shape-ordered.ts";
import { shapeList } from "./shape-list.ts";
import { shapeTop } from "./shape-top.ts";

/** Returns the possible shapes of an answer, the likeliest first; empty if the request asks for nothing. */
export function shapeRequest(request: Request, schema: Schema): readonly Shape[] {
  const { color } = request;
  const plain = shapeFigures(request, schema).map((shape) => limitGroups(shape, request.among));
  const shapes = color === null ? plain : plain.map((shape) => addColor(color, shape));
  const { unit } = request;
  return unit === null ? shapes : shapes.flatMap((shape) => shapeIn(unit, shape, schema) ?? []);
}

/** The shape with its figures limited to the first groups of a ranking. A list has no figures. */
function limitGroups(shape: Shape, among: FirstGroups | null): Shape {
  return among === null || shape.kind === "list" ? shape : { ...shape, among };
}

/** The shape with the figure that colors the chart, unless it has that figure. */
function addColor(color: Quantity, shape: Shape): Shape {
  if (shape.kind === "group") {
    const isShown = shape.measures.some((one) => one.isShown && isSame(one.quantity, color));
    return isShown ? shape : { ...shape, measures: [...shape.measures, { quantity: color, isShown: true }] };
  }
  if (color.kind !== "column" || shape.columns.some((column) => isSame(column, color.column))) return shape;
  return { ...shape, columns: [...shape.columns, color.column] };
}

/** The shape with its figures in another unit; null if none of them converts. */
function shapeIn(unit: string, shape: Shape, schema: Schema): Shape | null {
  if (shape.kind === "list") return null;
  const convert = (quantity: Quantity): Quantity => quantityIn(unit, quantity, schema) ?? quantity;
  if (!shape.measures.some(({ quantity }) => quantityIn(unit, quantity, schema) !== null)) return null;
  return {
    ...shape,
    measures: shape.measures.map((one) => ({ ...one, quantity: convert(one.quantity) })),
    order: shape.order.map(({ by, direction }) => ({ by: isQuantity(by) ? convert(by) : by, direction })),
  };
}

function shapeFigures(request: Request, schema: Schema): readonly Shape[] {
  const settled = settleFigures(settleChart(request, schema), schema);
  if (settled.top) return shapeTop(settled, settled.top, schema);
  const figure = figureOfOrder(settled);
  if (figure) return shapeOrdered(settled, figure, schema);
  if (settled.havings.length > 0) return shapeHaving(settled, schema);
  if (
    settled.measures.length > 0 ||
    settled.groups.length > 0 ||
    settled.isOverTime ||
    settled.relation ||
    settled.versus ||
    settled.sides
  ) {
    return shapeGroups(settled, schema);
  }
  return shapeList(settled, schema);
}
