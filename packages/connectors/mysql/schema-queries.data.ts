/* Queries of the server's catalog; `$schemas` is replaced with the condition on schema names. */

/** Schema, name, kind, comment, estimated row count. */
export const listTables = `
  SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, TABLE_COMMENT, TABLE_ROWS
  FROM information_schema.TABLES
  WHERE TABLE_SCHEMA $schemas AND TABLE_TYPE IN ('BASE TABLE', 'SYSTEM VERSIONED', 'VIEW')
  ORDER BY TABLE_SCHEMA, TABLE_NAME`;

/**
 * When each table was created and last changed. Times have whole seconds, so a table that changed just now is omitted.
 * Tables unchanged since the server started have no update time.
 */
export const listTableVersions = `
  SELECT TABLE_SCHEMA, TABLE_NAME, CONCAT_WS(' ', CREATE_TIME, UPDATE_TIME)
  FROM information_schema.TABLES
  WHERE TABLE_SCHEMA $schemas AND TABLE_TYPE = 'BASE TABLE' AND UPDATE_TIME < NOW() - INTERVAL 2 SECOND`;

/** The definition is empty if this user may not see it. */
export const listDefinitions = `
  SELECT TABLE_SCHEMA, TABLE_NAME, VIEW_DEFINITION
  FROM information_schema.VIEWS
  WHERE TABLE_SCHEMA $schemas`;

export const listColumns = `
  SELECT TABLE_SCHEMA, TABLE_NAME, COLUMN_NAME, DATA_TYPE, COLUMN_TYPE, IS_NULLABLE, COLUMN_COMMENT, PRIVILEGES
  FROM information_schema.COLUMNS
  WHERE TABLE_SCHEMA $schemas
  ORDER BY TABLE_SCHEMA, TABLE_NAME, ORDINAL_POSITION`;

export const listKeys = `
  SELECT TABLE_SCHEMA, TABLE_NAME, INDEX_NAME, COLUMN_NAME
  FROM information_schema.STATISTICS
  WHERE TABLE_SCHEMA $schemas AND NON_UNIQUE = 0
  ORDER BY TABLE_SCHEMA, TABLE_NAME, INDEX_NAME, SEQ_IN_INDEX`;

export const listForeignKeys = `
  SELECT TABLE_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, COLUMN_NAME,
    REFERENCED_TABLE_SCHEMA, REFERENCED_TABLE_NAME, REFERENCED_COLUMN_NAME
  FROM information_schema.KEY_COLUMN_USAGE
  WHERE TABLE_SCHEMA $schemas AND REFERENCED_TABLE_NAME IS NOT NULL
  ORDER BY TABLE_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, ORDINAL_POSITION`;

/** MariaDB's JSON is text with a CHECK constraint; MySQL has a real type, and not this table. */
export const listJsonColumns = `
  SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME
  FROM information_schema.CHECK_CONSTRAINTS
  WHERE CONSTRAINT_SCHEMA $schemas AND LEVEL = 'Column' AND CHECK_CLAUSE LIKE 'json\\_valid(%'`;
