import { DuckDBInstance } from "@duckdb/node-api";
import type { DuckDBConnection } from "@duckdb/node-api";
import type { Database } from "../child/database.ts";
import type { Source } from "../child/database-jobs.ts";
import { lockDown } from "./allow-reading.ts";
import { describeError } from "./describe-error.ts";
import { introspect } from "./introspect.ts";
import { loadFile } from "./load-file.ts";
import { startQuery } from "./run-statement.ts";
import { sampleValues } from "./sample-values.ts";

/**
 * Opens a DuckDB file read-only, or an in-memory database with the rows of one file as its only table. After that, it
 * has no access to files, the network or settings. Every query gets its own connection.
 */
export async function openDatabase(source: Source): Promise<Database> {
  const instance = await createInstance(source);
  const ours = await instance.connect();
  const fileTable = await prepareSource(ours, source);
  return {
    introspect: (options) => introspect(ours, { ...options, fileTable }),
    sampleValues: (options) => sampleValues(ours, { ...options, fileTable }),
    run: async (statement) => startQuery(await instance.connect(), statement),
    close: () => {
      ours.closeSync();
      instance.closeSync();
    },
  };
}

async function createInstance({ path, format, memoryMb }: Source): Promise<DuckDBInstance> {
  const isDatabase = format === "duckdb";
  try {
    return await DuckDBInstance.create(isDatabase ? path : ":memory:", {
      ...(isDatabase ? { access_mode: "READ_ONLY" } : {}),
      memory_limit: `${String(Math.floor(memoryMb * memoryShare))}MB`,
      threads: threadCount,
      temp_directory: "",
      autoinstall_known_extensions: "false",
      autoload_known_extensions: "false",
      allow_community_extensions: "false",
    });
  } catch (cause) {
    throw describeError(cause, path);
  }
}

/** DuckDB accounts for only most of its memory; the limit on the process covers the rest. */
const memoryShare = 0.8;
const threadCount = "4";

async function prepareSource(connection: DuckDBConnection, source: Source): Promise<string | null> {
  try {
    const fileTable = source.format === "duckdb" ? null : await loadFile(connection, source);
    await lockDown(connection, fileTable?.isView === true ? source.path : null);
    return fileTable?.name ?? null;
  } catch (cause) {
    throw describeError(cause, source.path);
  }
}
