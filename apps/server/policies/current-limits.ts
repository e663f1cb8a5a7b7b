import { AsyncLocalStorage } from "node:async_hooks";
import { invariant } from "@askery/model";
import type { DataLimits } from "./data-limits.ts";

/** For whom work is done: a caller with access to one database, or the server itself. */
export type Reader =
  | { readonly kind: "caller"; readonly databaseId: string | null; readonly limits: DataLimits | null }
  | { readonly kind: "server" };

const readers = new AsyncLocalStorage<Reader>();

/** Does work for a reader. Everything that the work starts is done for the same reader. */
export function readAs<Result>(reader: Reader, work: () => Result): Result {
  return readers.run(reader, work);
}

/** Does work of the server, which reads everything: background jobs. */
export function readAsServer<Result>(work: () => Result): Result {
  return readers.run({ kind: "server" }, work);
}

/**
 * The key of what the present reader may read: that of their limits, or an empty text for everything. Results belong to the
 * key under which they were computed. Visitors of links have no limits: they see what somebody without limits shared.
 */
export function readerKey(): string {
  const reader = readers.getStore();
  invariant(reader !== undefined, "A result is computed and read for somebody.");
  return reader.kind === "server" ? "" : (reader.limits?.key ?? "");
}

/**
 * What the present reader may read of a database; null for everything. This is the only place that decides it, so work
 * without a reader, or for the reader of another database, is a bug.
 */
export function currentLimits(databaseId: string): DataLimits | null {
  const reader = readers.getStore();
  invariant(reader !== undefined, "A database is asked for somebody.");
  if (reader.kind === "server") return null;
  invariant(reader.databaseId === databaseId, "A caller asks the database that they were given access to.");
  return reader.limits;
}
