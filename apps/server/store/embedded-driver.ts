import { SqliteDriver, type DatabaseConnection, type Driver, type SqliteDatabase } from "kysely";
import type { WriteAheadLog } from "./open-log.ts";

/** What a caller has written, and whether it waits until that is on the disk. */
export type Written = "nothing" | "ahead-of-disk" | "awaited";

interface EmbeddedDriverOptions {
  readonly database: SqliteDatabase;
  /** What was written since the last call. */
  readonly takeWritten: () => Written;
  readonly log: WriteAheadLog;
}

/**
 * One connection that callers use in turns, each for a statement or a transaction. A caller that has written continues when
 * its writes are on the disk, unless all of them go ahead of it; meanwhile, the connection is free for others.
 */
export function createEmbeddedDriver(options: EmbeddedDriverOptions): Driver {
  return new EmbeddedDriver(options);
}

class EmbeddedDriver extends SqliteDriver {
  readonly #options: EmbeddedDriverOptions;
  /** Ends when the connection is free. */
  #turn: Promise<void> = Promise.resolve();
  #endTurn: () => void = () => undefined;

  constructor(options: EmbeddedDriverOptions) {
    super({ database: options.database });
    this.#options = options;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#turn = promise;
    await before;
    this.#endTurn = resolve;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    const { takeWritten, log } = this.#options;
    const written = takeWritten();
    this.#endTurn();
    if (written === "nothing") return;
    if (written === "ahead-of-disk") log.syncSoon();
    else await log.sync();
  }

  override async destroy(): Promise<void> {
    await this.#options.log.close();
    await super.destroy();
  }
}
