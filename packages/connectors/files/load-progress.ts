import type { DuckDBConnection } from "@duckdb/node-api";
import type { LoadProgress } from "./load-request.ts";

/** Reports the progress of a load several times a second while DuckDB works. */
export class ProgressReporter {
  readonly #report: (progress: LoadProgress) => void;
  readonly #connection: DuckDBConnection;
  readonly #timer: NodeJS.Timeout;
  #file = "";
  #rowCount = 0;
  /** Rows that this stretch will add, if known. */
  #added = 0;
  #from = 0;
  #to = 0;
  #reached = 0;

  constructor(connection: DuckDBConnection, report: (progress: LoadProgress) => void) {
    this.#connection = connection;
    this.#report = report;
    this.#timer = setInterval(() => this.#send(), everyMs);
  }

  /** Begins a file, whose progress is unknown at first. */
  startFile(file: string): void {
    this.#file = file;
    this.#rowCount = 0;
    this.#reached = 0;
    this.startStretch(0, 0);
    this.#send();
  }

  /** Begins a stretch of the file's progress, from one share to another, which adds `added` rows. */
  startStretch(from: number, to: number, added = 0): void {
    this.#from = from;
    this.#to = to;
    this.#added = added;
  }

  endStretch(): void {
    this.#rowCount += this.#added;
    this.#from = this.#to;
    this.#added = 0;
    this.#send();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #send(): void {
    const share = Math.max(0, Math.min(1, this.#connection.progress.percentage / 100));
    // A stretch may be several statements, each of which starts at 0%.
    this.#reached = Math.max(this.#reached, this.#from + (this.#to - this.#from) * share);
    const isKnown = this.#to > 0;
    this.#report({
      file: this.#file,
      rowCount: this.#rowCount + Math.round(this.#added * share),
      shareDone: isKnown ? this.#reached : null,
    });
  }
}

const everyMs = 250;
