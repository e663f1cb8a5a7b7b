import { sql, type RawBuilder, type SqlBool } from "kysely";
import { rolesBelow } from "./has-role.ts";

/**
 * Whether data rules limit a row of `membership`: everybody below admin, as soon as the database has a rule.
 *
 * @param table the name that the query gives the view
 */
export function isLimitedMember(table: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${table}.role`)} in (${sql.join(rolesBelow("admin"))}) and exists (
    select 1 from data_rule where data_rule.workspace_id = ${sql.ref(`${table}.workspaceId`)}))`;
}
