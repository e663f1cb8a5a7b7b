import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { Readable } from "node:stream";
import type { Cell, Statement, TableColumn } from "@askery/model";
import type { Block } from "../child/database.ts";
import type { ServerQuery } from "../server/server-run.ts";
import type { Lease } from "../server/session-pool.ts";
import { isFailure, type ClickhouseSession } from "./clickhouse-session.ts";
import { typeOf } from "./column-type.ts";
import { databaseGone } from "../server/database-gone.ts";
import { BrokenOff, describeQueryError } from "./describe-error.ts";
import { readers } from "./read-cell.ts";
import { TsvReader, type TextRow } from "./tsv-reader.ts";

/** A statement as one HTTP request, whose rows are read on demand. */
export class ClickhouseQuery implements ServerQuery {
  readonly #lease: Lease<ClickhouseSession>;
  readonly #statement: Statement;
  readonly #timeoutMs: number;
  readonly #queryId = randomUUID();
  readonly #abort = new AbortController();
  readonly #reader = new TsvReader();
  #stream: Readable | null = null;
  #names: TextRow | null = null;
  #columns: TableColumn[] | null = null;
  #rows: TextRow[] = [];
  #isRunning = false;

  constructor(lease: Lease<ClickhouseSession>, statement: Statement, timeoutMs: number) {
    this.#lease = lease;
    this.#statement = statement;
    this.#timeoutMs = timeoutMs;
  }

  async next(maxRows: number): Promise<Block | null> {
    try {
      this.#stream ??= await this.#start();
      while (this.#rows.length < 2 && this.#isRunning) await this.#readMore(this.#stream);
      if (!this.#isRunning) this.#checkEnd();
    } catch (cause) {
      this.#isRunning = false;
      throw describeQueryError(cause, this.#lease.session.version);
    }
    return this.#rows.length === 0 ? null : this.#takeBlock(maxRows);
  }

  columns(): readonly TableColumn[] {
    return this.#columns ?? [];
  }

  async stop(): Promise<void> {
    this.#abort.abort();
    await this.#lease.session.kill(this.#queryId);
  }

  abandon(): void {
    this.#abort.abort();
    this.#stream?.destroy();
  }

  close(): void {
    if (this.#isRunning) {
      this.abandon();
      void this.#lease.session.kill(this.#queryId);
    }
    this.#lease.release();
  }

  async #start(): Promise<Readable> {
    this.#isRunning = true;
    const parameters = Object.fromEntries(
      this.#statement.parameters.map((literal, index) => [
        `p${String(index + 1)}`,
        "value" in literal ? String(literal.value) : "",
      ]),
    );
    return this.#lease.session.ask(this.#statement.text, {
      queryId: this.#queryId,
      timeoutMs: this.#timeoutMs,
      signal: this.#abort.signal,
      ...(this.#statement.parameters.length > 0 && { parameters }),
    });
  }

  /**
   * Holds the last row back: it may be a failure message or half a row. Some servers close the connection after a
   * failure.
   */
  async #readMore(stream: Readable): Promise<void> {
    const bytes = stream.read() as Buffer | null;
    if (bytes === null) {
      if (stream.readableEnded) this.#isRunning = false;
      else if (stream.destroyed) {
        this.#checkFailure();
        throw stream.errored ?? databaseGone();
      } else await waitFor(stream);
      return;
    }
    for (const row of this.#reader.read(bytes)) this.#add(row);
  }

  #add(row: TextRow): void {
    if (this.#names === null) this.#names = row;
    else if (this.#columns === null) {
      this.#columns = this.#names.map((name, index) => ({
        name: name ?? "",
        type: typeOf(row[index] ?? ""),
      }));
    } else this.#rows.push(row);
  }

  #checkFailure(): void {
    const last = this.#reader.rest || (this.#rows.at(-1)?.[0] ?? this.#names?.[0] ?? "");
    if (isFailure(last)) throw new BrokenOff(last);
  }

  #checkEnd(): void {
    this.#checkFailure();
    if (this.#columns === null) throw databaseGone();
  }

  #takeBlock(maxRows: number): Block {
    const held = this.#isRunning ? 1 : 0;
    const rows = this.#rows.splice(0, Math.min(this.#rows.length - held, maxRows));
    const columns = this.columns().map(({ type }, index) => {
      const read = readers[type];
      return rows.map((row): Cell => {
        const text = row[index] ?? null;
        return text === null ? null : read(text);
      });
    });
    return { columns, rowCount: rows.length };
  }
}

async function waitFor(stream: Readable): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  try {
    await Promise.race([
      once(stream, "readable", { signal }),
      once(stream, "end", { signal }),
      once(stream, "close", { signal }),
    ]);
  } catch (cause) {
    // The data that arrived before the connection was cut can still be read.
    if (stream.errored !== cause) throw cause;
  } finally {
    waiting.abort();
  }
}
