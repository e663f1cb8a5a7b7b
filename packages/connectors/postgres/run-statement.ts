import type { AppError, Cell, Statement, TableColumn } from "@askery/model";
import type { Connection, FieldDef, Submittable } from "pg";
import type { Block } from "../child/database.ts";
import type { Limits } from "../connector.ts";
import type { ServerQuery } from "../server/server-run.ts";
import { beginMs, serverGraceMs } from "../server/server-sessions.ts";
import type { Lease } from "../server/session-pool.ts";
import { printSettings, readOnlyBegin } from "./allow-reading.ts";
import { bindParameters } from "./bind-parameters.ts";
import type { ServerTraits } from "./learn-server.ts";
import { leavings, type PostgresSession } from "./postgres-session.ts";
import { chooseReader, type CellReader } from "./read-cell.ts";
import { sendStatement, together } from "./run-pipeline.ts";
import { WireRows } from "./wire-rows.ts";

export interface QueryOptions extends ServerTraits {
  readonly limits: Limits;
}

/**
 * A statement in its own read-only transaction; closing it returns the session. Everything is sent in one round trip,
 * including the statements that reset the session: if one part fails, the server skips the rest.
 *
 * The server sends rows as fast as it finds them, which lets it use all its workers; while nobody asks for more,
 * nothing is read from the connection, and the server waits.
 */
export class PostgresQuery implements ServerQuery, Submittable {
  readonly #lease: Lease<PostgresSession>;
  readonly #statement: Statement;
  readonly #options: QueryOptions;
  #columns: readonly TableColumn[] = [];
  #rows = new WireRows([]);
  #connection: Connection | null = null;
  #completed = 0;
  /** After this time, a server that has not answered counts as working on the query, not as gone. */
  #trustedUntilMs = Infinity;
  #isDescribed = false;
  #hasEnded = false;
  #failure: AppError | null = null;
  #targetBytes = firstBytes;
  #wake: (() => void) | null = null;
  #patience: NodeJS.Timeout | undefined;
  #insist: NodeJS.Timeout | undefined;
  #stopping: Promise<void> | null = null;

  constructor(lease: Lease<PostgresSession>, statement: Statement, options: QueryOptions) {
    this.#lease = lease;
    this.#statement = statement;
    this.#options = options;
  }

  /** Whether the server has received the statement; if not, it may be sent on another session. */
  get hasBegun(): boolean {
    return this.#completed > 0 || performance.now() > this.#trustedUntilMs;
  }

  async next(maxRows: number): Promise<Block | null> {
    if (!this.#connection) this.#start();
    if (!this.#isReady()) await this.#wait();
    if (this.#rows.rowCount > 0) {
      this.#targetBytes = Math.min(maxBytes, this.#targetBytes * growth);
      return this.#rows.take(maxRows);
    }
    if (this.#failure) throw this.#failure;
    return null;
  }

  columns(): readonly TableColumn[] {
    return this.#columns;
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#lease.session.cancel();
    return this.#stopping;
  }

  abandon(): void {
    this.#lease.session.end();
  }

  close(): void {
    const { session } = this.#lease;
    clearTimeout(this.#insist);
    if (this.#connection && !this.#hasEnded && !this.#failure) void this.stop();
    // Discards the rows that still arrive.
    session.rowFilter.takeRows = this.#connection ? () => undefined : null;
    this.#rows = new WireRows([]);
    session.socket.resume();
    // A cancel request still under way must not hit the next user's query.
    void Promise.resolve(this.#stopping).then(() => this.#lease.release());
  }

  submit(connection: Connection): void {
    this.#connection = connection;
    const { session } = this.#lease;
    const { text, parameters } = this.#statement;
    const { limits, watchesClient, allowedMs } = this.#options;
    session.leaving();
    together(connection, () => {
      sendStatement(connection, readOnlyBegin);
      // Makes the server answer long before the statement has rows, which proves that it is there; unnecessary if it
      // just answered.
      if (this.#trustedUntilMs === Infinity) connection.flush();
      sendStatement(
        connection,
        printSettings(Math.min(limits.timeoutMs + serverGraceMs, allowedMs), watchesClient),
      );
      connection.parse({ name: "", text, types: [] }, true);
      connection.bind({ values: bindParameters(parameters) }, true);
      connection.describe({ type: "P", name: "" }, true);
      connection.execute({}, true);
      for (const leave of leavings) sendStatement(connection, leave);
      connection.sync();
    });
  }

  handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    const { types } = this.#options;
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, type: types.typeOf(dataTypeID) }));
    this.#rows = new WireRows(fields.map(({ dataTypeID }) => this.#chooseReader(dataTypeID)));
    this.#isDescribed = true;
  }

  handleCommandComplete(): void {
    this.#completed++;
    clearTimeout(this.#insist);
    if (this.#completed === statementCount) this.#end(null);
  }

  handleEmptyQuery(): void {
    this.#end(null);
  }

  handleReadyForQuery(): void {
    this.#lease.session.left(this.#completed === statementCount + leavings.length);
  }

  handleError(cause: Error): void {
    const { session } = this.#lease;
    session.left(false);
    // If a part after the statement fails, all of its rows have arrived.
    if (!this.#hasEnded) this.#end(session.describe(cause));
  }

  #start(): void {
    const { session } = this.#lease;
    session.rowFilter.takeRows = (bytes, start, end) => this.#take(bytes, start, end);
    // A session that died silently would not even answer.
    if (session.isFresh) this.#trustedUntilMs = performance.now() + trustMs;
    else this.#insist = setTimeout(() => session.end(), beginMs);
    session.client.query(this);
  }

  #take(bytes: Buffer, start: number, end: number): void {
    // The query for the settings returns a row, too.
    if (!this.#isDescribed) return;
    this.#rows.add(bytes, start, end);
    if (this.#rows.sizeBytes >= this.#targetBytes) {
      if (this.#wake) this.#resume();
      else this.#lease.session.socket.pause();
    } else if (this.#wake && !this.#patience) {
      this.#patience = setTimeout(() => this.#resume(), patienceMs);
    }
  }

  #isReady(): boolean {
    return this.#hasEnded || this.#failure !== null || this.#rows.sizeBytes >= this.#targetBytes;
  }

  async #wait(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#wake = resolve;
    if (this.#rows.rowCount > 0) this.#patience = setTimeout(() => this.#resume(), patienceMs);
    this.#lease.session.socket.resume();
    await promise;
  }

  #resume(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.#wake?.();
    this.#wake = null;
  }

  #end(failure: AppError | null): void {
    this.#hasEnded = true;
    this.#failure = failure;
    this.#resume();
  }

  /** Cuts long texts on arrival, because rows may arrive faster than they are read. */
  #chooseReader(oid: number): CellReader {
    const { form, read } = chooseReader(oid, this.#options.types.isArray(oid));
    const maxLength = this.#options.limits.maxCellBytes * 2 + spareLength;
    return {
      form,
      read: (text): Cell => read(text.length > maxLength ? copyStart(text, maxLength) : text),
    };
  }
}

/** BEGIN, the settings, and the statement. */
const statementCount = 3;
/**
 * The first rows are returned as soon as there are some; later blocks grow. Buffers of much more than 64 KB are new memory each
 * time, on each of the ways to the client: 10,000 rows cost the web process a third more with blocks of 200 KB.
 */
const firstBytes = 4_096;
const growth = 3;
const maxBytes = 64_000;
/** How long available rows wait for more. */
const patienceMs = 10;
const trustMs = 1_000;
const spareLength = 1_000;

/** Copies the beginning of a text; a substring would keep the whole text in memory. */
function copyStart(text: string, length: number): string {
  return Buffer.from(text.slice(0, length)).toString();
}
