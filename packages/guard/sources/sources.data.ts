import type { GuardDialect } from "../guard-verdict.ts";

/**
 * System tables that a query may read, lower case. A catalog without a list allows nothing: everything
 * else in it is refused. They describe what is in a database, never secrets, settings, files, or other people's queries.
 */
export interface SystemSources {
  /** System schemas → their readable tables. */
  readonly schemas: Readonly<Record<string, string>>;
  /** Names with this prefix, without a schema, are system tables. */
  readonly reservedPrefixes: readonly string[];
  /** The exceptions. */
  readonly allowedNames: string;
}

const informationSchema = `check_constraints columns constraint_column_usage constraint_table_usage element_types
  key_column_usage keywords referential_constraints schemata statistics table_constraints tables views`;

const postgresCatalog = `pg_am pg_attribute pg_class pg_constraint pg_description pg_enum pg_index pg_indexes
  pg_inherits pg_matviews pg_namespace pg_opclass pg_range pg_sequences pg_tables pg_timezone_abbrevs
  pg_timezone_names pg_type pg_views`;

export const systemSources: Readonly<Record<GuardDialect, SystemSources>> = {
  postgres: {
    schemas: {
      information_schema: informationSchema,
      pg_catalog: postgresCatalog,
      pg_toast: "",
      pg_temp: "",
    },
    reservedPrefixes: ["pg_"],
    allowedNames: postgresCatalog,
  },
  mysql: {
    schemas: {
      information_schema: informationSchema,
      mysql: "",
      performance_schema: "",
      sys: "",
      ndbinfo: "",
    },
    reservedPrefixes: [],
    allowedNames: "",
  },
  sqlite: {
    schemas: {},
    reservedPrefixes: ["sqlite_", "pragma_", "fts5vocab", "dbstat", "bytecode", "tables_used", "completion"],
    allowedNames:
      "sqlite_master sqlite_schema sqlite_temp_master sqlite_temp_schema sqlite_sequence sqlite_stat1",
  },
  duckdb: {
    schemas: {
      information_schema: informationSchema,
      pg_catalog: postgresCatalog,
      system: "",
      temp: "",
    },
    reservedPrefixes: ["duckdb_", "pragma_", "sqlite_", "pg_"],
    allowedNames: `duckdb_columns duckdb_constraints duckdb_indexes duckdb_tables duckdb_types duckdb_views
      sqlite_master sqlite_schema ${postgresCatalog}`,
  },
  clickhouse: {
    schemas: {
      information_schema: informationSchema,
      system: "columns data_type_families databases functions numbers one parts tables zeros",
    },
    reservedPrefixes: [],
    allowedNames: "",
  },
};
