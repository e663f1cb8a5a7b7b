import { limitConnector, prepareContents, type AskableDatabase } from "@askery/asking";
import type { Connector } from "@askery/connectors";
import { findSecrets } from "@askery/engine";
import type { Catalog } from "@askery/model";
import { applyKnowledge, type DatabaseContents } from "../knowledge/apply-knowledge.ts";
import { listPrivateColumns } from "../knowledge/list-private-columns.ts";
import { unpackContents } from "./pack-contents.ts";
import type { DataLimits } from "../policies/data-limits.ts";
import { unlessStopped } from "../runtime/unless-stopped.ts";
import type { DatabaseSource, DatabaseTarget, SavedDatabase, SavedSource } from "./database-source.ts";
import type { ProcessOptions } from "./process-options.ts";
import { limitContents } from "./limit-contents.ts";
import { openTarget } from "./open-target.ts";
import { readContents } from "./read-contents.ts";

/**
 * The open databases. The first caller opens a database, all callers share it, and it is closed after a period without
 * use.
 */
export class OpenDatabases {
  readonly #options: ProcessOptions;
  readonly #saved: SavedLoader;
  readonly #open = new Map<string, OpenDatabase>();

  constructor(options: ProcessOptions, saved: SavedLoader) {
    this.#options = options;
    this.#saved = saved;
  }

  isOpen(source: DatabaseSource): boolean {
    return this.#open.get(keyOf(source))?.isReady ?? false;
  }

  /**
   * Lends a database until `use` is done. A caller that is stopped does not wait for the database to open; others
   * may.
   *
   * @throws AppError if it can't be opened, or `query-cancelled`
   */
  async use<Result>(
    source: DatabaseSource,
    use: (database: AskableDatabase) => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result> {
    const entry = this.#open.get(keyOf(source)) ?? this.#start(source);
    clearTimeout(entry.idleTimer);
    entry.users++;
    this.#moveToEnd(source, entry);
    try {
      return await use(await unlessStopped(entry.database, signal));
    } finally {
      entry.users--;
      if (entry.users === 0) this.#closeLater(source, entry);
      this.#closeUnused();
    }
  }

  async close(): Promise<void> {
    const entries = [...this.#open.values()];
    this.#open.clear();
    for (const entry of entries) clearTimeout(entry.idleTimer);
    await Promise.all(entries.map(closeEntry));
  }

  #start(source: DatabaseSource): OpenDatabase {
    if (source.kind === "saved") this.#retireBefore(source);
    const key = keyOf(source);
    const entry: OpenDatabase = {
      source,
      database: openDatabase(source, this.#options, this.#saved),
      isReady: false,
      isRetired: false,
      weightMb: 0,
      users: 0,
      idleTimer: undefined,
    };
    this.#open.set(key, entry);
    entry.database.then(
      (database) => this.#weigh(entry, database),
      // After a failure, the next caller tries again.
      () => this.#open.delete(key),
    );
    return entry;
  }

  /** Earlier revisions are never used again, so they are closed when their current users are done. */
  #retireBefore({ databaseId, revision }: SavedSource): void {
    for (const entry of this.#open.values()) {
      const { source } = entry;
      const isEarlier =
        source.kind === "saved" && source.databaseId === databaseId && source.revision < revision;
      if (!isEarlier) continue;
      entry.isRetired = true;
      if (entry.users === 0) this.#closeLater(source, entry);
    }
  }

  #closeLater(source: DatabaseSource, entry: OpenDatabase): void {
    const key = keyOf(source);
    if (this.#open.get(key) !== entry) return;
    clearTimeout(entry.idleTimer);
    entry.idleTimer = setTimeout(() => this.#close(key, entry), entry.isRetired ? 0 : this.#options.idleMs);
  }

  #close(key: string, entry: OpenDatabase): void {
    clearTimeout(entry.idleTimer);
    this.#open.delete(key);
    void closeEntry(entry);
  }

  #weigh(entry: OpenDatabase, database: AskableDatabase): void {
    entry.isReady = true;
    entry.weightMb = estimateMb(database);
    this.#closeUnused();
  }

  /** Databases are in the order of their last use. */
  #moveToEnd(source: DatabaseSource, entry: OpenDatabase): void {
    const key = keyOf(source);
    if (!this.#open.delete(key)) return;
    this.#open.set(key, entry);
  }

  /**
   * Closes databases that nobody uses, those that were not used for longest first, until the rest fits the budget. The last
   * one stays, however large it is.
   */
  #closeUnused(): void {
    let totalMb = [...this.#open.values()].reduce((sum, { weightMb }) => sum + weightMb, 0);
    for (const [key, entry] of [...this.#open].slice(0, -1)) {
      if (totalMb <= this.#options.budgetMb) return;
      if (entry.users > 0 || !entry.isReady) continue;
      totalMb -= entry.weightMb;
      this.#close(key, entry);
    }
  }
}

/** Loads the data for opening a saved database. */
export interface SavedLoader {
  load(source: SavedSource): Promise<SavedDatabase>;
}

function keyOf(source: DatabaseSource): string {
  if (source.kind === "file") return source.path;
  return [source.databaseId, source.revision, source.limits?.key ?? ""].join(" ").trimEnd();
}

interface OpenDatabase {
  readonly source: DatabaseSource;
  readonly database: Promise<AskableDatabase>;
  isReady: boolean;
  isRetired: boolean;
  weightMb: number;
  users: number;
  idleTimer: NodeJS.Timeout | undefined;
}

async function openDatabase(
  source: DatabaseSource,
  options: ProcessOptions,
  loader: SavedLoader,
): Promise<AskableDatabase> {
  const saved = source.kind === "saved" ? await loader.load(source) : { ...nothingDefined, target: source };
  const connector = await openTarget(saved.target, options);
  try {
    return await prepare(connector, saved, source.kind === "saved" ? source.limits : undefined);
  } catch (cause) {
    await connector.close();
    throw cause;
  }
}

/** A file without knowledge, which no sync has read. */
const nothingDefined: Omit<SavedDatabase, "target"> = {
  snapshot: null,
  knowledge: { annotations: [], links: [], entries: [], exampleAuthors: {} },
  removed: [],
};

async function prepare(
  connector: Connector,
  { target, snapshot, knowledge, removed }: SavedDatabase,
  limits: DataLimits | undefined,
): Promise<AskableDatabase> {
  const listPrivate = (catalog: Catalog) =>
    listPrivateColumns(knowledge, findSecrets({ catalog, values: [] }));
  const contents: DatabaseContents =
    snapshot === null
      ? await readContents({ connector, target }, listPrivate)
      : await unpackContents(snapshot);
  const privateColumns = listPrivateColumns(knowledge, []);
  if (limits === undefined) {
    return prepareContents(connector, { ...applyKnowledge(contents, knowledge), privateColumns, removed });
  }
  const limited = limitContents(contents, limits);
  return prepareContents(limitConnector(connector, { ...limited.reads, database: databaseOf(target) }), {
    ...applyKnowledge(limited.contents, knowledge),
    privateColumns,
  });
}

/** The database in whose name tables have no schema. PostgreSQL has the schema `public` instead. */
function databaseOf(target: DatabaseTarget): string | null {
  if (target.kind === "file" || target.target.kind === "postgres") return null;
  return target.target.database;
}

/** The memory of an open database: the process of a file, and what was measured for names and values. */
function estimateMb({ connector, prepared, values }: AskableDatabase): number {
  const columnCount = prepared.catalog.tables.reduce((sum, { columns }) => sum + columns.length, 0);
  const valueCount = values.reduce((sum, one) => sum + one.values.length, 0);
  const isFile = connector.dialect === "sqlite" || connector.dialect === "duckdb";
  return (isFile ? fileProcessMb : 0) + (columnCount * columnBytes + valueCount * valueBytes) / 1e6;
}

const fileProcessMb = 80;
const columnBytes = 2_000;
const valueBytes = 300;

async function closeEntry({ database }: OpenDatabase): Promise<void> {
  const opened = await database.catch(() => null);
  await opened?.connector.close();
}
