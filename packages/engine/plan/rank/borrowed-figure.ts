import { rankingColumn } from "../request/ranking-column.ts";
import type { Request } from "../request/request.ts";
import type { Schema } from "../schema/schema.ts";

/**
 * True if things are ranked by a figure of what they refer to, though rows that refer to them have a figure with that name: "worst rated
 * products" are those with bad reviews, not those of a supplier with a bad rating.
 */
export function isBorrowed({ top, entities }: Request, schema: Schema): boolean {
  const subject = top?.subject?.kind === "entity" ? top.subject.table : null;
  const figure = top === null ? null : rankingColumn(top);
  if (subject === null || figure === null || entities.includes(figure.table)) return false;
  const edges = schema.graph.edgesFrom(subject);
  const isOfParent = edges.some(({ isFanOut, to }) => !isFanOut && to === figure.table);
  return (
    isOfParent &&
    edges.some(
      ({ isFanOut, to }) => isFanOut && schema.table(to).columns.some(({ name }) => name === figure.column),
    )
  );
}
