import type { TableId } from "@askery/model";
import { tablesOfQuantity, type Request } from "./request.ts";

/** The tables that a request shows, groups by or tests. */
export function tablesOfRequest(request: Request): readonly TableId[] {
  const { measures, attributes, entities, groups, tests, related, top } = request;
  const axes = top?.subject ? [...groups, top.subject] : groups;
  return [
    ...new Set([
      ...measures.flatMap(({ quantity }) => tablesOfQuantity(quantity)),
      ...attributes.map(({ table }) => table),
      ...entities,
      ...axes.flatMap((axis) => (axis.kind === "entity" ? axis.table : (axis.column?.table ?? []))),
      ...tests.flatMap((test) =>
        "column" in test ? [test.column.table, ...(test.column.via ? [test.column.via.table] : [])] : [],
      ),
      ...related.map(({ table }) => table),
    ]),
  ];
}
