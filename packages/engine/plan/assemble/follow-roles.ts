import type { Axis, ColumnRef } from "../request/clause.ts";
import type { Request } from "../request/request.ts";
import { findReference } from "../schema/find-reference.ts";
import { leadVia } from "../schema/lead-via.ts";
import { preferEdge } from "../schema/prefer-edges.ts";
import type { Schema } from "../schema/schema.ts";

/** The schema whose joins take the references that a breakdown names: "destination country" is not that of the customer. */
export function followRoles({ groups, top }: Request, schema: Schema): Schema {
  const axes = [...groups, top?.subject ?? null, top?.per ?? null];
  return axes.map(viaOf).reduce<Schema>((led, via) => {
    const edge = via === null ? null : findReference(via, led);
    return edge === null ? led : { ...led, graph: leadVia(preferEdge(led.graph, edge), edge.to) };
  }, schema);
}

function viaOf(axis: Axis | null): ColumnRef | null {
  return axis?.kind === "entity" || axis?.kind === "column" ? (axis.via ?? null) : null;
}
