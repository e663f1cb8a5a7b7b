import type { SyncProgress } from "@askery/api";
import { findSecrets, forgetSecrets } from "@askery/engine";
import { findUnchanged, type Connector, type ReadingProgress } from "@askery/connectors";
import { unlessStopped } from "../runtime/unless-stopped.ts";
import { forgetValues } from "../knowledge/forget-values.ts";
import { packContents, unpackCatalog, unpackContents } from "./pack-contents.ts";
import { findChanges } from "./find-changes.ts";
import type { ProcessOptions, ReadDatabase, ToRead } from "./jobs.ts";
import { openTarget } from "./open-target.ts";

export interface ReadingControl {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SyncProgress) => void;
}

/** A large server's tables may take longer than a file's. */
const timeoutMs = 10 * 60 * 1000;

/** The limit for all columns together. */
const maxValues = 500_000;

/**
 * Reads the contents of a database over a separate connection, so that questions do not wait. Parts that have not
 * changed since the last reading, according to the server, are reused.
 *
 * @throws AppError if the database fails, `query-cancelled` when stopped
 */
export async function readPlace(
  toRead: ToRead,
  options: Pick<ProcessOptions, "memoryMb" | "maxProcesses">,
  { signal, onProgress }: ReadingControl,
): Promise<ReadDatabase> {
  const { place, before, privateColumns } = toRead;
  onProgress({ step: "connecting", done: 0, total: 0, table: null });
  const connector = await openTarget(place, options, signal);
  try {
    // Files are read fast by processes that take no callbacks: closing them stops them.
    const reading = (step: SyncProgress["step"]) =>
      place.kind === "file"
        ? {}
        : { signal, timeoutMs, onProgress: (at: ReadingProgress) => onProgress({ step, ...at }) };
    onProgress({ step: "reading-tables", done: 0, total: 0, table: null });
    const known = mayTrust(connector, toRead) && before !== null ? await unpackContents(before) : null;
    const catalog = await unlessStopped(
      connector.introspect({ ...reading("reading-tables"), ...(known && { known: known.catalog }) }),
      signal,
    );
    const total = catalog.tables.length;
    onProgress({ step: "reading-values", done: 0, total, table: null });
    // By name, so that what is called a password is never read; by their looks the others, which are then forgotten.
    const named = [...privateColumns, ...findSecrets({ catalog, values: [] })];
    const unchanged = findUnchanged(catalog.tables, known?.catalog);
    const kept = (known?.values ?? []).filter(({ table }) => unchanged.has(table));
    const read = await unlessStopped(
      connector.sampleValues({
        ...reading("reading-values"),
        privateColumns: named,
        // Of a table without any there may have been no time for them.
        except: new Set(kept.map(({ table }) => table)),
        maxTotal: Math.max(0, maxValues - kept.reduce((sum, { values }) => sum + values.length, 0)),
      }),
      signal,
    );
    onProgress({ step: "keeping", done: total, total, table: null });
    const values = [...kept, ...read];
    const secrets = findSecrets({ catalog, values });
    const contents = forgetSecrets(forgetValues({ catalog, values }, privateColumns), secrets);
    return {
      ...(await packContents(contents)),
      tableCount: total,
      changes:
        before === null ? [] : findChanges(known?.catalog ?? (await unpackCatalog(before.catalog)), catalog),
    };
  } finally {
    await connector.close();
  }
}

/**
 * Whether the server's statistics of changes decide what is read again. PostgreSQL updates them seconds late: a sync
 * that a person starts reads everything.
 */
function mayTrust({ dialect }: Connector, { place, isSameTarget, isAsked }: ToRead): boolean {
  return place.kind === "server" && isSameTarget && !(isAsked && dialect === "postgres");
}
