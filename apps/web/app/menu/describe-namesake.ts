import type { Database } from "@askery/api";
import { nameKind } from "../../shared/database/name-kind.ts";
import { describeDate } from "../../shared/wording/describe-when.ts";

/**
 * What distinguishes a database from others with the same name: whose it is and its kind, and since when it exists if
 * these are the same, too. Null if no other has its name.
 */
export function describeNamesake(
  database: Database,
  databases: readonly Database[],
  nowMs: number,
): string | null {
  const namesakes = databases.filter(({ id, name }) => id !== database.id && name === database.name);
  if (namesakes.length === 0) return null;
  const description = describeOwner(database);
  if (namesakes.every((other) => describeOwner(other) !== description)) return description;
  return `${description}, since ${describeDate(database.createdAtMs, nowMs)}`;
}

function describeOwner({ role, ownerName, kind }: Database): string {
  const owner = role === "owner" ? "Yours" : `Of ${ownerName}`;
  return `${owner} · ${nameKind(kind)}`;
}
