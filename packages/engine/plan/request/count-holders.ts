import type { TableId } from "@askery/model";
import type { Schema } from "../schema/schema.ts";
import { tableOfTest } from "./settle-percent.ts";
import type { Request } from "./request.ts";

/**
 * "Breakdowns by cause", "negotiation by owner": where a lookup table lists the kinds that a question names, the rows that
 * have such a kind are counted, not the kinds. Null if the question names other rows or figures.
 */
export function countHolders(request: Request, schema: Schema): Request | null {
  const { measures, attributes, entities, groups, tests, top, relation, havings, orders } = request;
  if (measures.length + attributes.length + havings.length > 0 || top !== null) return null;
  const tested = tests.map(tableOfTest).filter((table) => table !== null);
  const isFigure =
    groups.length > 0 ||
    request.isOverTime ||
    [relation, request.versus, request.sides].some((one) => one !== null) ||
    (entities.length === 0 && attributes.length === 0 && orders.length === 0 && tested.length > 0);
  const isListed = (table: TableId): boolean => schema.holdersOf(table).length > 0;
  const listed = entities.length > 0 ? entities : tested;
  const [list] = listed;
  if (!isFigure || list === undefined || !listed.every(isListed)) return null;
  const holders = schema.holdersOf(list);
  const counted = holders.find((table) => reachesAll(table, request, schema)) ?? holders[0];
  return counted === undefined
    ? null
    : {
        ...request,
        entities: entities.filter((table) => table !== list),
        measures: [{ quantity: { kind: "rows", table: counted }, isImplied: false }],
      };
}

/** True if one row of the table has one of everything that the request breaks down by or tests. */
function reachesAll(table: TableId, { groups, tests }: Request, { graph }: Schema): boolean {
  const named = [
    ...groups.flatMap((axis) => (axis.kind === "entity" ? axis.table : (axis.column?.table ?? []))),
    ...tests.flatMap((test) => tableOfTest(test) ?? []),
  ];
  return named.every((one) => graph.findPath(table, one)?.every(({ isFanOut }) => !isFanOut) ?? false);
}
