import type { TableId } from "@askery/model";
import type { TableDescription } from "../../meaning/view-tables.ts";
import type { JoinGraph } from "./join-graph.ts";

/**
 * The tables whose rows have one of the kinds, states or reasons that a lookup table lists, events first. Empty for other
 * tables, whose rows count themselves.
 */
export function findHolders(
  { table, meaning: { kind } }: TableDescription,
  describe: (table: TableId) => TableDescription,
  graph: JoinGraph,
): readonly TableId[] {
  if (kind.value !== "lookup" && table.listOf === undefined) return [];
  const holders = graph.edgesFrom(table.id).flatMap(({ isFanOut, to }) => (isFanOut ? [to] : []));
  const kindOf = (id: TableId): string => describe(id).meaning.kind.value;
  const others = [...new Set(holders)].filter((id) => kindOf(id) !== "lookup");
  return others.toSorted((one, other) => Number(kindOf(other) === "event") - Number(kindOf(one) === "event"));
}
