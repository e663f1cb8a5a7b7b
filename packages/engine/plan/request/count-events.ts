import type { Schema } from "../schema/schema.ts";
import type { Request } from "./request.ts";

/** Counts the rows of an event table that the question names with some condition: "open complaints". */
export function countEvents(request: Request, schema: Schema): Request | null {
  const [counted, ...others] = request.entities;
  if (counted === undefined || !schema.isEvent(counted)) return null;
  const { measures, attributes, groups, havings, orders } = request;
  const isPlain =
    [measures, attributes, groups, havings, orders].every((clauses) => clauses.length === 0) &&
    [request.top, request.relation, request.versus, request.both, request.none].every(
      (one) => one === null,
    ) &&
    !request.isWhole &&
    !request.isDistinct &&
    !request.isOverTime;
  const { tests, periods, related } = request;
  const isConditioned = [tests, periods, related, others].some((clauses) => clauses.length > 0);
  if (!isPlain || !isConditioned) return null;
  return {
    ...request,
    entities: [counted],
    measures: [{ quantity: { kind: "rows", table: counted }, isImplied: false }],
    related: [...related, ...others.map((table) => ({ table, isNegated: false, periods: [], tests: [] }))],
  };
}
