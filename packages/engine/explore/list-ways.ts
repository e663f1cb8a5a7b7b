import type { ExploredColumn, TableId } from "@askery/model";
import { nameReached } from "../plan/assemble/name-reached.ts";
import { findWays } from "../plan/schema/find-ways.ts";
import type { Schema } from "../plan/schema/schema.ts";
import type { NamedColumn } from "./candidate.ts";

/** A column on each of the ways that lead to its table: the station where rides start, and that where they end. */
export function listWays(
  column: ExploredColumn,
  { root, words, schema }: { readonly root: TableId; readonly words: string; readonly schema: Schema },
): readonly NamedColumn[] {
  const ways = findWays(root, column.table, schema.graph);
  if (ways.length === 0) return [{ ...column, words }];
  return ways.map(({ via }) => {
    const reached = { ...column, via };
    return { ...reached, words: nameReached(reached, root, schema).toLowerCase() };
  });
}
