import { connectDatabase, type AskableDatabase } from "@askery/asking";
import { openFile } from "@askery/connectors";
import { unlessStopped } from "../../unless-stopped.ts";
import type { DatabaseSource, ProcessOptions } from "./jobs.ts";

/**
 * The databases that are open: each is opened by the first that needs it, shared by all who come, and closed once nobody
 * has needed it for a while.
 */
export class OpenDatabases {
  readonly #options: ProcessOptions;
  readonly #open = new Map<string, OpenDatabase>();

  constructor(options: ProcessOptions) {
    this.#options = options;
  }

  isOpen({ path }: DatabaseSource): boolean {
    return this.#open.get(path)?.isReady ?? false;
  }

  /**
   * Lends a database for as long as `use` takes. Who is stopped does not wait for it to open; others may.
   *
   * @throws AppError where it can't be opened, or `query-cancelled`
   */
  async use<Result>(
    source: DatabaseSource,
    use: (database: AskableDatabase) => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result> {
    const entry = this.#open.get(source.path) ?? this.#start(source);
    clearTimeout(entry.idleTimer);
    entry.users++;
    try {
      return await use(await unlessStopped(entry.database, signal));
    } finally {
      entry.users--;
      if (entry.users === 0) this.#closeLater(source, entry);
    }
  }

  async close(): Promise<void> {
    const entries = [...this.#open.values()];
    this.#open.clear();
    for (const entry of entries) clearTimeout(entry.idleTimer);
    await Promise.all(entries.map(closeEntry));
  }

  #start(source: DatabaseSource): OpenDatabase {
    const entry: OpenDatabase = {
      database: openDatabase(source, this.#options),
      isReady: false,
      users: 0,
      idleTimer: undefined,
    };
    this.#open.set(source.path, entry);
    entry.database.then(
      () => (entry.isReady = true),
      // What can't be opened is tried anew by the next who needs it.
      () => this.#open.delete(source.path),
    );
    return entry;
  }

  #closeLater({ path }: DatabaseSource, entry: OpenDatabase): void {
    if (this.#open.get(path) !== entry) return;
    entry.idleTimer = setTimeout(() => {
      this.#open.delete(path);
      void closeEntry(entry);
    }, this.#options.idleMs);
  }
}

interface OpenDatabase {
  readonly database: Promise<AskableDatabase>;
  isReady: boolean;
  users: number;
  idleTimer: NodeJS.Timeout | undefined;
}

async function openDatabase(
  { path }: DatabaseSource,
  { memoryMb, maxProcesses }: ProcessOptions,
): Promise<AskableDatabase> {
  const connector = await openFile(path, { memoryMb, maxProcesses });
  try {
    return await connectDatabase(connector);
  } catch (cause) {
    await connector.close();
    throw cause;
  }
}

async function closeEntry({ database }: OpenDatabase): Promise<void> {
  const opened = await database.catch(() => null);
  await opened?.connector.close();
}
