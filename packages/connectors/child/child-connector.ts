import type { Catalog, ColumnValues, DialectName, Statement } from "@askery/model";
import { completeLimits } from "../complete-limits.ts";
import type { Connector, IntrospectOptions, Run, RunOptions, SampleOptions } from "../connector.ts";
import { ChildPool } from "./child-pool.ts";
import type { PoolOptions } from "./child-pool.ts";
import { startRun } from "./child-run.ts";
import { request } from "./request.ts";

/** A database behind child processes, as a connector. */
export class ChildConnector implements Connector {
  readonly dialect: DialectName;
  readonly #pool: ChildPool;

  private constructor(dialect: DialectName, pool: ChildPool) {
    this.dialect = dialect;
    this.#pool = pool;
  }

  /** Resolves when a first process has opened the database. */
  static async open(dialect: DialectName, options: PoolOptions): Promise<ChildConnector> {
    const pool = new ChildPool(options);
    const connector = new ChildConnector(dialect, pool);
    try {
      (await pool.lease()).release();
      return connector;
    } catch (cause) {
      await pool.close();
      throw cause;
    }
  }

  async introspect(options: IntrospectOptions = {}): Promise<Catalog> {
    const lease = await this.#pool.lease();
    try {
      const timeoutMs = options.timeoutMs ?? defaultReadingMs;
      return (await request(lease.child, { kind: "introspect", options }, timeoutMs)) as Catalog;
    } finally {
      lease.release();
    }
  }

  async sampleValues(options: SampleOptions = {}): Promise<readonly ColumnValues[]> {
    const lease = await this.#pool.lease();
    try {
      const timeoutMs = options.timeoutMs ?? defaultReadingMs;
      return (await request(
        lease.child,
        { kind: "sampleValues", options },
        timeoutMs,
      )) as readonly ColumnValues[];
    } finally {
      lease.release();
    }
  }

  async run(statement: Statement, { limits, signal, onPlace }: RunOptions = {}): Promise<Run> {
    const lease = await this.#pool.lease(signal, onPlace);
    return startRun(statement, { lease, limits: completeLimits(limits), signal });
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

const defaultReadingMs = 60_000;
