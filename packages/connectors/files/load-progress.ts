import type { DuckDBConnection } from "@duckdb/node-api";
import type { LoadProgress } from "./load-request.ts";

/** Tells how far a load is while DuckDB works, a few times a second. */
export class ProgressReporter {
  readonly #tell: (progress: LoadProgress) => void;
  readonly #connection: DuckDBConnection;
  readonly #timer: NodeJS.Timeout;
  #file = "";
  #rowCount = 0;
  /** Rows that this stretch will add, where they are known. */
  #added = 0;
  #from = 0;
  #to = 0;
  #reached = 0;

  constructor(connection: DuckDBConnection, tell: (progress: LoadProgress) => void) {
    this.#connection = connection;
    this.#tell = tell;
    this.#timer = setInterval(() => this.#say(), everyMs);
  }

  /** A file is next; how far it is can't be told. */
  startFile(file: string): void {
    this.#file = file;
    this.#rowCount = 0;
    this.#reached = 0;
    this.startStretch(0, 0);
    this.#say();
  }

  /** Part of a file's way, and the rows that it brings. */
  startStretch(from: number, to: number, added = 0): void {
    this.#from = from;
    this.#to = to;
    this.#added = added;
  }

  endStretch(): void {
    this.#rowCount += this.#added;
    this.#from = this.#to;
    this.#added = 0;
    this.#say();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #say(): void {
    const share = Math.max(0, Math.min(1, this.#connection.progress.percentage / 100));
    // A stretch may be several statements, each of which starts at nothing.
    this.#reached = Math.max(this.#reached, this.#from + (this.#to - this.#from) * share);
    const isKnown = this.#to > 0;
    this.#tell({
      file: this.#file,
      rowCount: this.#rowCount + Math.round(this.#added * share),
      shareDone: isKnown ? this.#reached : null,
    });
  }
}

const everyMs = 250;
