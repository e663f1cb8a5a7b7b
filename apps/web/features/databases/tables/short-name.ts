/**
 * Shortens a table id next to another table: omits the schema if both are in the same one. The id of a table in a
 * schema is `schema.name`.
 */
export function shortName(tableId: string, beside: string): string {
  const schema = schemaOf(beside);
  return schema !== "" && tableId.startsWith(schema) ? tableId.slice(schema.length) : tableId;
}

function schemaOf(tableId: string): string {
  return tableId.slice(0, tableId.indexOf(".") + 1);
}
