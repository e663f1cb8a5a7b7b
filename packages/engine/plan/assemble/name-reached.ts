import type { TableId } from "@askery/model";
import { bareNames } from "../../meaning/meaning-words.data.ts";
import { nameInRole, nameRole } from "../../meaning/names/name-role.ts";
import { findParting } from "../../meaning/tables/find-rival-chains.ts";
import type { ColumnRef } from "../request/clause.ts";
import { findRivalPaths } from "../schema/find-rival-paths.ts";
import type { Schema } from "../schema/schema.ts";
import { nameColumn } from "./name-outputs.ts";

/** Labels a column like `nameColumn`, and names the way to it if there are several: "origin city", "store city". */
export function nameReached(ref: ColumnRef, root: TableId, schema: Schema): string {
  const label = nameColumn(ref, schema);
  const path = schema.graph.findPath(root, ref.table) ?? [];
  if (path.some(({ isFanOut }) => isFanOut)) return label;
  const chainOf = (steps: typeof path) => steps.map(({ relationship }) => relationship);
  const rivals = findRivalPaths(root, ref.table, schema.graph).map(chainOf);
  const parting = findParting(chainOf(path), rivals);
  const role = parting && nameRole(parting.step);
  if (parting === null || role === null) return label;
  const isName = bareNames.includes(ref.column);
  if (parting.isLast || isName) return nameInRole(role, label, parting.isLast && isName);
  // "customer address" would be that of the customer, not of the customer's store.
  return nameInRole(role, `${nameColumn({ table: ref.table, column: "name" }, schema)} ${label}`, false);
}
