import type { ExportProgress } from "@askery/api";
import { AppError } from "@askery/model";
import { askingMessages } from "../../messages/asking-messages.ts";

interface OwnedExport {
  /** Chosen by the caller. */
  readonly exportId: string;
  readonly userId: string;
}

/** An export, as its work sees it. */
export interface RunningExport {
  /** Aborted when the user stops the export. */
  readonly signal: AbortSignal;
  readonly report: (rowCount: number) => void;
  /** Records the end. Only the first call counts. */
  readonly end: (state: Exclude<ExportProgress["state"], { readonly kind: "running" }>) => void;
}

interface Entry {
  readonly userId: string;
  readonly stopping: AbortController;
  progress: ExportProgress;
}

/** How long the end of an export can be read. */
const readableMs = 60_000;

/** The exports in progress on this server, and those that have just ended: a download cannot report its own failure. */
export class RunningExports {
  readonly #entries = new Map<string, Entry>();

  start({ exportId, userId }: OwnedExport): RunningExport {
    const stopping = new AbortController();
    const entry: Entry = { userId, stopping, progress: { rowCount: 0, state: { kind: "running" } } };
    this.#entries.set(exportId, entry);
    return {
      signal: stopping.signal,
      report: (rowCount) => {
        entry.progress = { ...entry.progress, rowCount };
      },
      end: (state) => {
        if (entry.progress.state.kind !== "running") return;
        entry.progress = { ...entry.progress, state };
        setTimeout(() => this.#entries.delete(exportId), readableMs).unref();
      },
    };
  }

  /** @throws AppError `not-found` for an export that ended long ago, or of another user */
  read(owned: OwnedExport): ExportProgress {
    return this.#find(owned).progress;
  }

  /** @throws AppError `not-found` */
  stop(owned: OwnedExport): void {
    this.#find(owned).stopping.abort();
  }

  #find({ exportId, userId }: OwnedExport): Entry {
    const entry = this.#entries.get(exportId);
    if (entry?.userId === userId) return entry;
    throw new AppError("not-found", askingMessages.noExport);
  }
}
