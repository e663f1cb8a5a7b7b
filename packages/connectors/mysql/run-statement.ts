import type { AppError, Cell, Statement, TableColumn } from "@askery/model";
import type { FieldPacket, PrepareStatementInfo, QueryError } from "mysql2";
import type { Block } from "../child/database.ts";
import type { ServerQuery } from "../server/server-run.ts";
import type { Lease } from "../server/session-pool.ts";
import { bindParameters } from "./bind-parameters.ts";
import { typeOfField } from "./column-type.ts";
import { databaseGone } from "../server/database-gone.ts";
import { queryRefused } from "../query-failures.ts";
import { describeQueryError } from "./describe-error.ts";
import type { MysqlSession } from "./mysql-session.ts";
import { chooseReader } from "./read-cell.ts";

/**
 * A statement on a session in a transaction; closing it returns the session.
 *
 * It is prepared first, and refused if it has no columns: INSERT, CALL, SET and `INTO OUTFILE` have none. Rows are
 * streamed; while nobody asks for more, nothing is read from the connection.
 */
export class MysqlQuery implements ServerQuery {
  readonly #lease: Lease<MysqlSession>;
  readonly #statement: Statement;
  #prepared: PrepareStatementInfo | null = null;
  #columns: TableColumn[] = [];
  #readers: readonly ((value: unknown) => Cell)[] = [];
  #cells: Cell[][] = [];
  #rowCount = 0;
  #isRunning = false;
  #isStopped = false;
  #failure: AppError | null = null;
  #wake: (() => void) | null = null;

  constructor(lease: Lease<MysqlSession>, statement: Statement) {
    this.#lease = lease;
    this.#statement = statement;
  }

  async next(maxRows: number): Promise<Block | null> {
    if (!this.#prepared) await this.#start();
    if (this.#rowCount === 0 && this.#isRunning) await this.#waitForRows();
    if (this.#failure) throw this.#failure;
    return this.#rowCount === 0 ? null : this.#takeBlock(maxRows);
  }

  columns(): readonly TableColumn[] {
    return this.#columns;
  }

  stop(): Promise<void> {
    this.#isStopped = true;
    return this.#lease.session.cancel();
  }

  abandon(): void {
    this.#lease.session.end();
  }

  /** A session that may still receive rows, or a request to end its query, is not reused. */
  close(): void {
    const { session } = this.#lease;
    session.onGone = null;
    if (this.#isRunning && !this.#isStopped) void session.cancel();
    if (this.#isRunning || this.#isStopped) session.end();
    this.#lease.release();
  }

  async #start(): Promise<void> {
    const { session } = this.#lease;
    this.#isRunning = true;
    session.onGone = () => this.#end(databaseGone());
    try {
      const prepared = await session.prepare(this.#statement.text);
      if ((prepared as PrepareStatementInfo & Prepared).columns.length === 0) {
        throw queryRefused("it is not a query, or it writes its result elsewhere");
      }
      this.#prepared = prepared;
    } catch (cause) {
      this.#isRunning = false;
      throw cause;
    }
    // A callback would collect all rows; the command emits them one by one.
    const command = this.#prepared.execute(bindParameters(this.#statement.parameters)) as unknown as Command;
    command.on("fields", (fields) => this.#begin(fields));
    command.on("result", (row) => this.#add(row));
    command.on("error", (cause) => this.#end(cause.fatal ? databaseGone(cause) : describeQueryError(cause)));
    command.on("end", () => this.#end(null));
  }

  #begin(fields: readonly FieldPacket[] | undefined): void {
    this.#columns = (fields ?? []).map((field) => ({ name: field.name, type: typeOfField(field) }));
    this.#readers = (fields ?? []).map((field, index) =>
      chooseReader(field, this.#columns[index]?.type ?? "other"),
    );
    this.#cells = this.#columns.map(() => []);
    // The driver refuses some names, and needs none to return rows as arrays.
    for (const field of fields ?? []) field.name = "";
  }

  #add(row: readonly unknown[]): void {
    if (!Array.isArray(row)) return;
    for (const [index, read] of this.#readers.entries()) this.#cells[index]?.push(read(row[index] ?? null));
    this.#rowCount += 1;
    // Rows that arrive together form one block.
    if (this.#wake && this.#rowCount === 1) setImmediate(() => this.#pause());
  }

  #end(failure: AppError | null): void {
    if (!this.#isRunning) return;
    this.#isRunning = false;
    this.#failure = failure;
    this.#wake?.();
  }

  #pause(): void {
    if (this.#isRunning) this.#lease.session.connection.pause();
    this.#wake?.();
  }

  async #waitForRows(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#wake = resolve;
    this.#lease.session.connection.resume();
    await promise;
    this.#wake = null;
  }

  #takeBlock(maxRows: number): Block {
    const rowCount = Math.min(this.#rowCount, maxRows);
    const columns = this.#cells.map((cells) => cells.splice(0, rowCount));
    this.#rowCount -= rowCount;
    return { columns, rowCount };
  }
}

/** The part of the driver's API that its types lack. */
interface Prepared {
  readonly columns: readonly unknown[];
}

interface Command {
  on(event: "fields", listener: (fields: readonly FieldPacket[] | undefined) => void): void;
  on(event: "result", listener: (row: readonly unknown[]) => void): void;
  on(event: "error", listener: (cause: QueryError) => void): void;
  on(event: "end", listener: () => void): void;
}
