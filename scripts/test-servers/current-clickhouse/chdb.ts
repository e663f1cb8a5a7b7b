import { createRequire } from "node:module";
import { join } from "node:path";

/** What we use of the package chdb, which is ClickHouse as a library. */
export interface Chdb {
  /** Sessions of one folder share its databases; settings are each one's own. */
  readonly Session: new (folder: string) => ChdbSession;
}

export interface ChdbSession {
  query(sql: string, format?: string): string;
  queryAsync(sql: string, options: { readonly format: string }): Promise<{ bytes(): Uint8Array }>;
  /** Begins on this thread; the rest runs beside it. Each chunk has the head of its format. */
  queryStreamBind(
    sql: string,
    parameters: Readonly<Record<string, string>>,
    options: { readonly format: string },
  ): AsyncIterable<{ raw(): Uint8Array }>;
  close(): void;
}

/** Loads the package from where `fetchChdb` has brought it. */
export function loadChdb(folder: string): Chdb {
  return createRequire(join(folder, "package.json"))("chdb") as Chdb;
}
