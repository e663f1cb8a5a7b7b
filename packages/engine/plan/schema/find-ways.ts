import type { TableId } from "@askery/model";
import { nameRole } from "../../meaning/names/name-role.ts";
import { findParting, type Parting } from "../../meaning/tables/find-rival-chains.ts";
import type { ColumnRef } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import { findPathVia } from "./find-path-via.ts";
import { findRivalPaths } from "./find-rival-paths.ts";
import type { JoinEdge, JoinGraph } from "./join-graph.ts";

/** One of several references that lead to a table: the origin of shipments, or their destination. */
export interface Way {
  readonly via: ColumnRef;
  readonly role: string;
  /** True if it is the table itself that has the role: the seller, but not the seller's city. */
  readonly isOwn: boolean;
  /** True for the path that is taken if nothing names one. */
  readonly isUsual: boolean;
}

/** The ways from a table to another one, if several are as short and each has a name; otherwise none. */
export function findWays(from: TableId, to: TableId, graph: JoinGraph): readonly Way[] {
  const usual = lastReferences(graph.findPath(from, to) ?? []);
  const [first] = usual;
  if (first === undefined) return [];
  const paths = [usual, ...findRivalPaths(first.from, to, graph)];
  const ways = paths.flatMap((path): readonly Way[] => {
    const chainOf = (steps: readonly JoinEdge[]) => steps.map(({ relationship }) => relationship);
    const others = paths.filter((other) => other !== path).map(chainOf);
    const parting = findParting(chainOf(path), others);
    const role = parting && nameRole(parting.step);
    const via = parting && viaOf(parting, to, graph);
    return role && via ? [{ via, role, isOwn: parting.isLast, isUsual: path === usual }] : [];
  });
  const roles = new Set(ways.map(({ role }) => role));
  return ways.length > 1 && roles.size === ways.length ? ways : [];
}

/** The reference at which a chain leaves others, if it leads where the chain does. */
export function viaOf({ step, rest }: Parting, to: TableId, graph: JoinGraph): ColumnRef | null {
  const [column, ...more] = step.from.columns;
  if (column === undefined || more.length > 0) return null;
  const via: ColumnRef = { table: step.from.table, column };
  const path = findPathVia(to, via, graph) ?? [];
  return isSame(
    path.map(({ relationship }) => relationship),
    rest,
  )
    ? via
    : null;
}

/** The steps after the last one to many rows: what each of these rows refers to. */
function lastReferences(path: readonly JoinEdge[]): readonly JoinEdge[] {
  return path.slice(path.findLastIndex(({ isFanOut }) => isFanOut) + 1);
}
