import { isOpenSchema, isPart } from "./schema-queries.ts";

/** Schemas that this user may use, each with its number of readable tables and views. */
export const listSchemas = `
  SELECT n.nspname, count(c.oid)
  FROM pg_catalog.pg_namespace n
  LEFT JOIN pg_catalog.pg_class c
    ON c.relnamespace = n.oid AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
    AND (has_table_privilege(c.oid, 'SELECT') OR has_any_column_privilege(c.oid, 'SELECT'))
    AND NOT EXISTS (
      SELECT FROM pg_catalog.pg_depend d
      WHERE d.classid = 'pg_catalog.pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e'
    )
    AND NOT ${isPart}
  WHERE ${isOpenSchema}
    AND has_schema_privilege(n.oid, 'USAGE')
  GROUP BY n.nspname
  ORDER BY n.nspname`;

/**
 * Whether this user, or a role that it may become, can change rows, tables, sequences, schemas or the database, or is a
 * superuser.
 */
export const probeRights = `
  WITH roles AS (SELECT oid, rolname, rolsuper FROM pg_catalog.pg_roles WHERE pg_has_role(oid, 'MEMBER')),
  places AS (
    SELECT oid FROM pg_catalog.pg_namespace
    WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
  )
  SELECT EXISTS (SELECT FROM roles WHERE rolsuper OR rolname IN ('pg_write_all_data', 'pg_write_server_files'))
    OR EXISTS (
      SELECT FROM roles WHERE has_database_privilege(roles.oid, current_database(), 'CREATE')
    )
    OR EXISTS (
      SELECT FROM roles, places WHERE has_schema_privilege(roles.oid, places.oid, 'CREATE')
    )
    OR EXISTS (
      SELECT FROM roles, pg_catalog.pg_class c JOIN places ON places.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f')
        AND (
          has_table_privilege(roles.oid, c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE')
          OR has_any_column_privilege(roles.oid, c.oid, 'INSERT, UPDATE')
        )
    )
    OR EXISTS (
      SELECT FROM roles, pg_catalog.pg_class c JOIN places ON places.oid = c.relnamespace
      WHERE c.relkind = 'S' AND has_sequence_privilege(roles.oid, c.oid, 'USAGE, UPDATE')
    )`;
