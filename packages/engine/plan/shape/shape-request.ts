import type { Request } from "../request/request.ts";
import type { Schema } from "../schema/schema.ts";
import { settleFigures } from "../request/settle-figures.ts";
import type { Shape } from "./shape.ts";
import { shapeGroups, shapeHaving } from "./shape-groups.ts";
import { figureOfOrder, shapeOrdered } from "./shape-ordered.ts";
import { shapeList } from "./shape-list.ts";
import { shapeTop } from "./shape-top.ts";

/** Returns the possible shapes of an answer, the likeliest first; empty if the request asks for nothing. */
export function shapeRequest(request: Request, schema: Schema): readonly Shape[] {
  const settled = settleFigures(request, schema);
  if (settled.top) return shapeTop(settled, settled.top, schema);
  const figure = figureOfOrder(settled);
  if (figure) return shapeOrdered(settled, figure, schema);
  if (settled.havings.length > 0) return shapeHaving(settled, schema);
  if (
    settled.measures.length > 0 ||
    settled.groups.length > 0 ||
    settled.isOverTime ||
    settled.relation ||
    settled.versus
  ) {
    return shapeGroups(settled, schema);
  }
  return shapeList(settled, schema);
}
