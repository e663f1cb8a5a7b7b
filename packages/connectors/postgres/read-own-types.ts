import type { OwnType } from "./column-type.ts";
import { firstOwnOid } from "./column-type.ts";
import type { PostgresSession } from "./postgres-session.ts";

/** Reads enums, types of extensions, and arrays of those. Omits the row types of tables, of which there are many. */
export async function readOwnTypes(session: PostgresSession): Promise<readonly OwnType[]> {
  const rows = await session.read(query, timeoutMs);
  return rows.map(([oid, category]) => ({ oid: Number(oid), category: category ?? "" }));
}

const timeoutMs = 10_000;

const query = `
  SELECT t.oid, t.typcategory
  FROM pg_catalog.pg_type t LEFT JOIN pg_catalog.pg_type element ON element.oid = t.typelem
  WHERE t.oid >= ${String(firstOwnOid)} AND t.typtype <> 'c' AND coalesce(element.typtype, '') <> 'c'`;
