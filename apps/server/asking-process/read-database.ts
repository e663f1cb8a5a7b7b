import type { SyncProgress } from "@askery/api";
import { addCodeLists, findForbidden, inSlices } from "@askery/asking";
import { findSecretsInSlices, forgetSecrets } from "@askery/engine";
import { findUnchanged, type Connector, type ReadingProgress } from "@askery/connectors";
import type { Catalog } from "@askery/model";
import { unlessStopped } from "../runtime/unless-stopped.ts";
import { forgetValues } from "../knowledge/forget-values.ts";
import { listPrivateColumns, type FoundSecret } from "../knowledge/list-private-columns.ts";
import { packContents, unpackCatalog, unpackContents } from "./pack-contents.ts";
import { findChanges } from "./find-changes.ts";
import type { ReadDatabase, ToRead } from "./reading-jobs.ts";
import type { ProcessOptions } from "./process-options.ts";
import { openTarget } from "./open-target.ts";

export interface ReadingControl {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SyncProgress) => void;
}

/** Reading the tables of a large server may take longer than reading a file. */
const timeoutMs = 10 * 60 * 1000;

/** The limit for all columns together. */
const maxValues = 500_000;

/**
 * Reads the contents of a database over a separate connection, so that questions do not wait. Parts that, according to
 * the server, have not changed since the previous sync are reused.
 *
 * @throws AppError if the database fails, `query-cancelled` if stopped
 */
export async function readDatabase(
  toRead: ToRead,
  options: Pick<ProcessOptions, "memoryMb" | "maxProcesses">,
  { signal, onProgress }: ReadingControl,
): Promise<ReadDatabase> {
  const { target, before, knowledge } = toRead;
  onProgress({ step: "connecting", done: 0, total: 0, table: null });
  const connector = await openTarget(target, options, signal);
  try {
    // Processes that read files take no progress callbacks; closing them stops the read.
    const reading = (step: SyncProgress["step"]) =>
      target.kind === "file"
        ? {}
        : { signal, timeoutMs, onProgress: (at: ReadingProgress) => onProgress({ step, ...at }) };
    onProgress({ step: "reading-tables", done: 0, total: 0, table: null });
    const known = mayTrust(connector, toRead) && before !== null ? await unpackContents(before) : null;
    const listed = await unlessStopped(
      connector.introspect({ ...reading("reading-tables"), ...(known && { known: known.catalog }) }),
      signal,
    );
    const earlier = known?.catalog ?? (before === null ? null : await unpackCatalog(before.catalog));
    const catalog = await leaveOutForbidden(connector, { before: earlier, after: listed }, signal);
    const total = catalog.tables.length;
    onProgress({ step: "reading-values", done: 0, total, table: null });
    // Columns whose names suggest secrets are not read. Others are recognized by their values, which are then dropped.
    const namedSecrets = await inSlices(findSecretsInSlices({ catalog, values: [] }), { signal });
    const named = listPrivateColumns(knowledge, namedSecrets.result);
    const unchanged = findUnchanged(catalog.tables, known?.catalog);
    const reused = (known?.values ?? []).filter(({ table }) => unchanged.has(table));
    const read = await unlessStopped(
      connector.sampleValues({
        ...reading("reading-values"),
        privateColumns: named,
        // A table without stored values is read again, because the previous sync may have run out of time for it.
        except: new Set(reused.map(({ table }) => table)),
        maxTotal: Math.max(0, maxValues - reused.reduce((sum, { values }) => sum + values.length, 0)),
      }),
      signal,
    );
    onProgress({ step: "keeping", done: total, total, table: null });
    const values = [...reused, ...read];
    const seenSecrets = await inSlices(findSecretsInSlices({ catalog, values }), { signal });
    const secrets = seenSecrets.result.map(({ table, column, reason }): FoundSecret => ({
      table,
      column,
      reason,
    }));
    const withheld = Map.groupBy(listPrivateColumns(knowledge, secrets), ({ origin }) => origin);
    const contents = forgetSecrets(
      forgetValues({ catalog, values }, withheld.get("given") ?? []),
      withheld.get("found") ?? [],
    );
    const withLists = await addCodeLists(connector, contents, signal);
    return {
      ...(await packContents({ ...contents, catalog: withLists })),
      secrets,
      withheld: withheld.get("found") ?? [],
      tableCount: total,
      changes: findChanges(earlier, catalog),
    };
  } finally {
    await connector.close();
  }
}

async function leaveOutForbidden(
  connector: Connector,
  { before, after }: { readonly before: Catalog | null; readonly after: Catalog },
  signal: AbortSignal,
): Promise<Catalog> {
  const forbidden = before === null ? [] : await findForbidden(connector, { before, after }, { signal });
  return forbidden.length === 0 ? after : { ...after, leftOut: [...(after.leftOut ?? []), ...forbidden] };
}

/**
 * Whether the server's change statistics decide what is read again. PostgreSQL updates them with a delay of seconds, so
 * a sync that a person starts reads everything.
 */
function mayTrust({ dialect }: Connector, { target, isSameTarget, isAsked }: ToRead): boolean {
  return target.kind === "server" && isSameTarget && !(isAsked && dialect === "postgres");
}
