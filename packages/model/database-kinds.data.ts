/** A kind of database that is reached over the network. */
interface ServerRecord {
  readonly location: "server";
  /** The name of the product, and of its SQL. */
  readonly name: string;
  readonly sqlName: string;
  /** Compatible products, or how it connects: a few words. */
  readonly detail: string;
  /** The schemes of its URLs. */
  readonly schemes: readonly string[];
  /** The default ports. */
  readonly ports: { readonly encrypted: number; readonly plain: number };
  /** The database that exists from the start; empty if there is none. */
  readonly defaultDatabase: string;
}

/** A kind of database that is a file on the server. */
interface FileRecord {
  readonly location: "file";
  readonly name: string;
  readonly sqlName: string;
  readonly detail: string;
  /** The file extension, without the dot. */
  readonly ending: string;
}

/**
 * Every kind of database, except how to connect to it, read it and guard it: names, forms and lists are derived from
 * here. A kind is a record here and a line each in connectors, engine, guard and the SQL editor, which do not compile
 * without it.
 */
export const databaseKinds = {
  sqlite: {
    location: "file",
    name: "SQLite",
    sqlName: "SQLite SQL",
    detail: "A file on the server",
    ending: "db",
  },
  duckdb: {
    location: "file",
    name: "DuckDB",
    sqlName: "DuckDB SQL",
    detail: "A file on the server",
    ending: "duckdb",
  },
  postgres: {
    location: "server",
    name: "PostgreSQL",
    sqlName: "PostgreSQL",
    detail: "CockroachDB, Redshift too",
    schemes: ["postgres", "postgresql", "cockroachdb", "redshift", "timescaledb"],
    ports: { encrypted: 5432, plain: 5432 },
    defaultDatabase: "",
  },
  mysql: {
    location: "server",
    name: "MySQL",
    sqlName: "MySQL",
    detail: "MariaDB too",
    schemes: ["mysql", "mariadb"],
    ports: { encrypted: 3306, plain: 3306 },
    defaultDatabase: "",
  },
  clickhouse: {
    location: "server",
    name: "ClickHouse",
    sqlName: "ClickHouse SQL",
    detail: "Over HTTP",
    schemes: ["clickhouse"],
    ports: { encrypted: 8443, plain: 8123 },
    defaultDatabase: "default",
  },
} as const satisfies Readonly<Record<string, ServerRecord | FileRecord>>;
