import type { TableId } from "@askery/model";
import { bareNames } from "../../meaning/meaning-words.data.ts";
import { nameInRole, nameRole } from "../../meaning/names/name-role.ts";
import { findParting } from "../../meaning/tables/find-rival-chains.ts";
import type { ColumnRef } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import { findPathVia } from "../schema/find-path-via.ts";
import { findRivalPaths } from "../schema/find-rival-paths.ts";
import type { Way } from "../schema/find-ways.ts";
import type { JoinEdge, JoinGraph } from "../schema/join-graph.ts";
import type { Schema } from "../schema/schema.ts";
import { nameColumn } from "./name-outputs.ts";

/** Labels a column like `nameColumn`, and names the way to it if there are several: "origin city", "store city". */
export function nameReached(ref: ColumnRef, root: TableId, schema: Schema): string {
  const { graph } = schema;
  const label = nameColumn(ref, schema);
  const path = ref.via === undefined ? graph.findPath(root, ref.table) : pathTo(ref, ref.via, root, graph);
  if (path === null || path.some(({ isFanOut }) => isFanOut)) return label;
  const chainOf = (steps: readonly JoinEdge[]) => steps.map(({ relationship }) => relationship);
  const others = [graph.findPath(root, ref.table) ?? [], ...findRivalPaths(root, ref.table, graph)]
    .map(chainOf)
    .filter((chain) => !isSame(chain, chainOf(path)));
  const parting = findParting(chainOf(path), others);
  const role = parting && nameRole(parting.step);
  return parting === null || role === null
    ? label
    : nameOnWay({ ref, label }, { role, isOwn: parting.isLast }, schema);
}

/** A column in words, on one of several ways to its table. */
export function nameOnWay(
  { ref, label }: { readonly ref: ColumnRef; readonly label: string },
  { role, isOwn }: Pick<Way, "role" | "isOwn">,
  schema: Schema,
): string {
  const isName = bareNames.includes(ref.column);
  if (isOwn || isName) return nameInRole(role, label, isOwn && isName);
  // "customer address" would be that of the customer, not of the customer's store.
  return nameInRole(role, `${nameColumn({ table: ref.table, column: "name" }, schema)} ${label}`, false);
}

function pathTo(ref: ColumnRef, via: ColumnRef, root: TableId, graph: JoinGraph): readonly JoinEdge[] | null {
  const [before, after] = [graph.findPath(root, via.table), findPathVia(ref.table, via, graph)];
  return before === null || after === null ? null : [...before, ...after];
}
