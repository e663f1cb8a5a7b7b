import { createRequire } from "node:module";
import { join } from "node:path";

/** The part of the package chdb, ClickHouse as a library, that we use. */
export interface Chdb {
  /** Sessions on the same folder share its databases; each has its own settings. */
  readonly Session: new (folder: string) => ChdbSession;
}

export interface ChdbSession {
  query(sql: string, format?: string): string;
  queryAsync(sql: string, options: { readonly format: string }): Promise<{ bytes(): Uint8Array }>;
  /** Starts on this thread and continues in the background. Each chunk starts with the header of its format. */
  queryStreamBind(
    sql: string,
    parameters: Readonly<Record<string, string>>,
    options: { readonly format: string },
  ): AsyncIterable<{ raw(): Uint8Array }>;
  close(): void;
}

/** Loads the package from the folder of `fetchChdb`. */
export function loadChdb(folder: string): Chdb {
  return createRequire(join(folder, "package.json"))("chdb") as Chdb;
}
