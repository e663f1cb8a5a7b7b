import type { SyncProgress } from "@askery/api";
import type { ReadingProgress } from "@askery/connectors";
import { unlessStopped } from "../../unless-stopped.ts";
import { forgetValues } from "../../knowledge/forget-values.ts";
import { packContents, unpackCatalog } from "../../knowledge/pack-contents.ts";
import { findChanges } from "./find-changes.ts";
import type { ProcessOptions, ReadDatabase, ToRead } from "./jobs.ts";
import { openPlace } from "./open-place.ts";

export interface ReadingControl {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SyncProgress) => void;
}

/** A large server's tables may take longer than a file's. */
const timeoutMs = 10 * 60 * 1000;

/**
 * Reads what a database holds, over a connection of its own, so that who asks it meanwhile is not held up.
 *
 * @throws AppError as the database fails, `query-cancelled` when stopped
 */
export async function readPlace(
  { place, before, privateColumns }: ToRead,
  options: Pick<ProcessOptions, "memoryMb" | "maxProcesses">,
  { signal, onProgress }: ReadingControl,
): Promise<ReadDatabase> {
  onProgress({ step: "connecting", done: 0, total: 0, table: null });
  const connector = await openPlace(place, options, signal);
  try {
    // Files are read fast by processes that take no callbacks: closing them stops them.
    const reading = (step: SyncProgress["step"]) =>
      place.kind === "file"
        ? {}
        : { signal, timeoutMs, onProgress: (at: ReadingProgress) => onProgress({ step, ...at }) };
    onProgress({ step: "reading-tables", done: 0, total: 0, table: null });
    const catalog = await unlessStopped(connector.introspect(reading("reading-tables")), signal);
    const total = catalog.tables.length;
    onProgress({ step: "reading-values", done: 0, total, table: null });
    const values = await unlessStopped(
      connector.sampleValues({ ...reading("reading-values"), privateColumns }),
      signal,
    );
    onProgress({ step: "keeping", done: total, total, table: null });
    const kept = forgetValues({ catalog, values }, privateColumns);
    return {
      ...(await packContents(kept)),
      tableCount: total,
      changes: before === null ? [] : findChanges(await unpackCatalog(before), catalog),
    };
  } finally {
    await connector.close();
  }
}
