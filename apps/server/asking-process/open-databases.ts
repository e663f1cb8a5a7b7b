import { systemClock, type AskableDatabase, type Clock } from "@askery/asking";
import { AppError } from "@askery/model";
import { askingMessages } from "../messages/asking-messages.ts";
import { unlessStopped } from "../runtime/unless-stopped.ts";
import type { DatabaseSource, SavedSource } from "./database-source.ts";
import { weighDatabase, type DatabaseWeight } from "./database-weight.ts";
import type { Admit } from "./open-database.ts";
import type { ProcessOptions } from "./process-options.ts";

export interface OpenDatabasesOptions extends Pick<ProcessOptions, "idleMs" | "budgetMb"> {
  /** Opens a database once it is admitted. One whose weight is not known before needs no admission. */
  readonly open: (source: DatabaseSource, admit: Admit) => Promise<AskableDatabase>;
  /** Default: the system's clock. */
  readonly now?: Clock;
  /** How long a large database waits for memory before its callers get `too-many-requests`. Default: 25 s. */
  readonly patienceMs?: number;
}

/**
 * The open databases. The first caller opens a database, all callers share it, and it is closed after a period without
 * use, or when others need its memory.
 *
 * All together fit a budget. A large one that does not waits until others are closed, and those then take turns. Small
 * ones never wait, and one large one may be open whatever it weighs.
 */
export class OpenDatabases {
  readonly #options: OpenDatabasesOptions;
  readonly #now: Clock;
  /** In the order of their last use. */
  readonly #open = new Map<string, OpenDatabase>();
  /** Large ones, in the order in which they were asked for. */
  readonly #waiting: Waiting[] = [];
  #change = Promise.withResolvers<void>();

  constructor(options: OpenDatabasesOptions) {
    this.#options = options;
    this.#now = options.now ?? systemClock;
  }

  isOpen(source: DatabaseSource): boolean {
    return this.#open.get(keyOf(source))?.isReady ?? false;
  }

  /**
   * Lends a database until `use` is done. A caller that is stopped does not wait for the database to open; others
   * may.
   *
   * @throws AppError if it can't be opened, `query-cancelled`, or `too-many-requests` if there is no memory for it
   */
  async use<Result>(
    source: DatabaseSource,
    use: (database: AskableDatabase) => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result> {
    while (this.#isOthersTurn(source)) await unlessStopped(this.#change.promise, signal);
    const entry = this.#open.get(keyOf(source)) ?? this.#start(source);
    clearTimeout(entry.idleTimer);
    entry.users++;
    this.#moveToEnd(entry);
    try {
      return await use(await unlessStopped(entry.database, signal));
    } finally {
      entry.users--;
      if (entry.users === 0) this.#closeLater(entry);
      this.#update();
    }
  }

  async close(): Promise<void> {
    const entries = [...this.#open.values()];
    this.#open.clear();
    for (const { refuse } of this.#waiting.splice(0)) refuse();
    for (const entry of entries) clearTimeout(entry.idleTimer);
    await Promise.all(entries.map(closeEntry));
  }

  /** Whether callers have had this database for long, and others wait for its memory. */
  #isOthersTurn(source: DatabaseSource): boolean {
    const entry = this.#open.get(keyOf(source));
    return (
      this.#waiting.length > 0 &&
      entry?.weight?.isLarge === true &&
      entry.users > 0 &&
      this.#now() >= entry.turnEndsAtMs
    );
  }

  #start(source: DatabaseSource): OpenDatabase {
    if (source.kind === "saved") this.#retireBefore(source);
    const key = keyOf(source);
    const opened = Promise.withResolvers<AskableDatabase>();
    const entry: OpenDatabase = {
      key,
      source,
      database: opened.promise,
      isReady: false,
      isRetired: false,
      admittedAtMs: this.#now(),
      turnEndsAtMs: Infinity,
      weight: null,
      users: 0,
      idleTimer: undefined,
    };
    this.#open.set(key, entry);
    opened.resolve(this.#options.open(source, (weight) => this.#admit(entry, weight)));
    entry.database.then(
      (database) => this.#weigh(entry, database),
      () => {
        // The next caller tries again.
        if (this.#open.get(key) === entry) this.#open.delete(key);
        this.#update();
      },
    );
    return entry;
  }

  async #admit(entry: OpenDatabase, weight: DatabaseWeight): Promise<void> {
    if (weight.isLarge && !(this.#waiting.length === 0 && this.#makeRoom(weight))) {
      await this.#waitForRoom(weight, entry);
    }
    entry.weight = weight;
    entry.admittedAtMs = this.#now();
  }

  async #waitForRoom(weight: DatabaseWeight, entry: OpenDatabase): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = {
      weight,
      admit: () => {
        entry.weight = weight;
        resolve();
      },
      refuse: () => reject(new AppError("too-many-requests", askingMessages.databasesBusy)),
    };
    this.#waiting.push(waiting);
    const patience = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      waiting.refuse();
    }, this.#options.patienceMs ?? usualPatienceMs);
    await promise.finally(() => clearTimeout(patience));
  }

  /** After a database was left or closed: admits those that have room now, and keeps the rest within the budget. */
  #update(): void {
    for (
      let [next] = this.#waiting;
      next !== undefined && this.#makeRoom(next.weight);
      [next] = this.#waiting
    ) {
      this.#waiting.shift();
      next.admit();
    }
    this.#closeUnused(0);
    this.#change.resolve();
    this.#change = Promise.withResolvers();
  }

  /** Earlier revisions are never used again, so they are closed when their current users are done. */
  #retireBefore({ databaseId, revision }: SavedSource): void {
    for (const entry of this.#open.values()) {
      const { source } = entry;
      const isEarlier =
        source.kind === "saved" && source.databaseId === databaseId && source.revision < revision;
      if (!isEarlier) continue;
      entry.isRetired = true;
      if (entry.users === 0) this.#closeLater(entry);
    }
  }

  #closeLater(entry: OpenDatabase): void {
    if (this.#open.get(entry.key) !== entry) return;
    clearTimeout(entry.idleTimer);
    const close = () => {
      this.#close(entry);
      this.#update();
    };
    entry.idleTimer = setTimeout(close, entry.isRetired ? 0 : this.#options.idleMs);
  }

  #close(entry: OpenDatabase): void {
    clearTimeout(entry.idleTimer);
    this.#open.delete(entry.key);
    void closeEntry(entry);
  }

  #weigh(entry: OpenDatabase, { connector, prepared, values }: AskableDatabase): void {
    entry.isReady = true;
    entry.turnEndsAtMs =
      this.#now() + Math.max(shortestTurnMs, turnShare * (this.#now() - entry.admittedAtMs));
    const isFile = connector.dialect === "sqlite" || connector.dialect === "duckdb";
    entry.weight ??= weighDatabase({ catalog: prepared.catalog, values }, isFile);
    this.#update();
  }

  #moveToEnd(entry: OpenDatabase): void {
    if (this.#open.delete(entry.key)) this.#open.set(entry.key, entry);
  }

  /** Closes unused databases until one of this weight fits. True if it does, or if no other large one is open. */
  #makeRoom({ mb }: DatabaseWeight): boolean {
    this.#closeUnused(mb);
    const open = [...this.#open.values()];
    return (
      this.#totalMb() + mb <= this.#options.budgetMb || open.every(({ weight }) => weight?.isLarge !== true)
    );
  }

  /**
   * Closes databases that nobody uses, the least recently used first, until the rest leaves so much of the budget. If
   * nothing more is needed, the most recently used one stays, however large it is.
   */
  #closeUnused(neededMb: number): void {
    const entries = [...this.#open.values()];
    for (const entry of neededMb === 0 ? entries.slice(0, -1) : entries) {
      if (this.#totalMb() + neededMb <= this.#options.budgetMb) return;
      if (entry.users === 0 && entry.isReady) this.#close(entry);
    }
  }

  #totalMb(): number {
    return [...this.#open.values()].reduce((sum, { weight }) => sum + (weight?.mb ?? 0), 0);
  }
}

/**
 * How long a large database stays open, at least, while others wait for its memory: four times as long as opening it took,
 * so that most time is spent on questions.
 */
const shortestTurnMs = 5_000;
const turnShare = 4;
const usualPatienceMs = 25_000;

function keyOf(source: DatabaseSource): string {
  if (source.kind === "file") return source.path;
  return [source.databaseId, source.revision, source.limits?.key ?? ""].join(" ").trimEnd();
}

interface OpenDatabase {
  readonly key: string;
  readonly source: DatabaseSource;
  readonly database: Promise<AskableDatabase>;
  isReady: boolean;
  isRetired: boolean;
  admittedAtMs: number;
  turnEndsAtMs: number;
  /** Null until it is admitted, or open. */
  weight: DatabaseWeight | null;
  users: number;
  idleTimer: NodeJS.Timeout | undefined;
}

interface Waiting {
  readonly weight: DatabaseWeight;
  readonly admit: () => void;
  readonly refuse: () => void;
}

async function closeEntry({ database }: OpenDatabase): Promise<void> {
  const opened = await database.catch(() => null);
  await opened?.connector.close();
}
