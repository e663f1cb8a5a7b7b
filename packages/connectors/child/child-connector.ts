import {
  noCode,
  type Catalog,
  type ColumnValues,
  type DatabaseCode,
  type DialectName,
  type Statement,
} from "@askery/model";
import { ProcessPool } from "@askery/process";
import { completeLimits } from "../complete-limits.ts";
import type { Connector, IntrospectOptions, Run, RunOptions, SampleOptions } from "../connector.ts";
import { explained } from "../explain/explain.ts";
import { childProgram } from "./child-program.ts";
import { startRun } from "./child-run.ts";
import type { DatabaseJobs, Source } from "./database-jobs.ts";
import type { ProcessSpares } from "./process-spares.ts";
import { withinTime } from "./within-time.ts";

export interface ChildOptions {
  readonly dialect: DialectName;
  /** A module that calls `serveDatabase`. */
  readonly program: URL;
  readonly source: Source;
  readonly maxProcesses: number;
  /** Runs that one process works on at the same time. */
  readonly runsPerProcess: number;
  /** Provides warm processes and takes them back. Without it, processes are started here and killed on close. */
  readonly spares: ProcessSpares | null;
}

/** A connector to a database that is open in child processes. */
export class ChildConnector implements Connector {
  readonly dialect: DialectName;
  readonly #pool: ProcessPool<DatabaseJobs>;

  private constructor({ dialect, program, source, maxProcesses, runsPerProcess, spares }: ChildOptions) {
    this.dialect = dialect;
    this.#pool = new ProcessPool<DatabaseJobs>({
      program: childProgram(program, source.memoryMb),
      maxProcesses,
      jobsPerProcess: runsPerProcess,
      prepare: (child) => withinTime(openTimeoutMs, (signal) => child.run("open", source, { signal })),
      spares: spares ?? undefined,
    });
  }

  /** Resolves once the first process has opened the database. */
  static async open(options: ChildOptions): Promise<ChildConnector> {
    const connector = new ChildConnector(options);
    try {
      (await connector.#pool.lease()).release();
      return connector;
    } catch (cause) {
      await connector.close();
      throw cause;
    }
  }

  introspect(options: IntrospectOptions = {}): Promise<Catalog> {
    return withinTime(options.timeoutMs ?? defaultReadingMs, (signal) =>
      this.#pool.run("introspect", options, { signal }),
    );
  }

  sampleValues(options: SampleOptions = {}): Promise<readonly ColumnValues[]> {
    return withinTime(options.timeoutMs ?? defaultReadingMs, (signal) =>
      this.#pool.run("sampleValues", options, { signal }),
    );
  }

  async run(
    statement: Statement,
    { limits, signal, onQueuePosition, explains = false }: RunOptions = {},
  ): Promise<Run> {
    const lease = await this.#pool.lease({ signal, onQueuePosition });
    return startRun(explains ? explained(statement) : statement, {
      lease,
      limits: completeLimits(limits),
      signal,
    });
  }

  /** Files contain no compiled code; their views and macros are SQL and can do no more than a statement. */
  code(): Promise<DatabaseCode> {
    return Promise.resolve(noCode);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

/** Opening includes reading a large text file into memory. */
const openTimeoutMs = 120_000;
const defaultReadingMs = 60_000;
