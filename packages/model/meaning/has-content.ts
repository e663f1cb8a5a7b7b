import { columnRoles, type ColumnRole, type RoleContent, type RoleRecord } from "./roles.data.ts";

/** Whether the cells of columns with a role contain this. */
export function hasContent(role: ColumnRole, content: RoleContent): boolean {
  const record: RoleRecord = columnRoles[role];
  return record.content.includes(content);
}
