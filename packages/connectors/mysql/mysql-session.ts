import type { Duplex } from "node:stream";
import { TLSSocket } from "node:tls";
import type { AppError } from "@askery/model";
import type { Connection, PrepareStatementInfo, QueryError } from "mysql2";
import type { Dialer } from "../server/dialer.ts";
import type { ReadingSession, Row } from "../server/reading.ts";
import type { ServerTarget } from "../server/server-target.ts";
import { printSettings } from "./allow-reading.ts";
import { databaseGone } from "../server/database-gone.ts";
import { describeQueryError } from "./describe-error.ts";
import { signIn } from "./sign-in.ts";

/** One signed-in connection, on which everything is read-only. */
export class MysqlSession implements ReadingSession {
  readonly #connection: Connection;
  readonly #socket: Duplex;
  readonly #way: readonly [Dialer, ServerTarget];
  #isAlive = true;
  #onGone: (() => void) | null = null;
  readonly #pending = new Set<(reason: AppError) => void>();
  /** What the server enforces for a statement now. */
  #timeoutMs = 0;

  private constructor(connection: Connection, socket: Duplex, way: readonly [Dialer, ServerTarget]) {
    this.#connection = connection;
    this.#socket = socket;
    this.#way = way;
    const onEnd = () => {
      this.#isAlive = false;
      this.#onGone?.();
      // The driver tells nobody when it is us who hang up.
      for (const fail of this.#pending) fail(databaseGone());
    };
    connection.on("error", onEnd);
    connection.on("end", onEnd);
    socket.once("close", onEnd);
  }

  static async open(dialer: Dialer, target: ServerTarget, signal?: AbortSignal): Promise<MysqlSession> {
    const { connection, socket } = await signIn(dialer, target, signal ? { signal } : {});
    const session = new MysqlSession(connection, socket, [dialer, target]);
    // One that lets us in and then says nothing.
    const insist = setTimeout(() => session.end(), settleMs);
    try {
      await session.#settle();
      return session;
    } catch (cause) {
      session.end();
      throw cause;
    } finally {
      clearTimeout(insist);
    }
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  get isEncrypted(): boolean {
    return (this.#connection as Connection & { readonly stream: unknown }).stream instanceof TLSSocket;
  }

  /** For what reads in its own way; a transaction is begun. */
  get connection(): Connection {
    return this.#connection;
  }

  /** Begins a transaction that can only read. The server ends a statement in it that takes longer than the limit. */
  async begin(timeoutMs: number): Promise<void> {
    await this.#limit(timeoutMs);
    await this.#query("START TRANSACTION READ ONLY");
  }

  /** Compiles a statement, which runs nothing yet. */
  prepare(sql: string): Promise<PrepareStatementInfo> {
    return this.#settled((done) => this.#connection.prepare(sql, done));
  }

  /** Runs a query of ours; names and texts in it must be quoted. */
  async read(sql: string, timeoutMs: number): Promise<readonly Row[]> {
    await this.#limit(timeoutMs);
    return this.#query(sql);
  }

  /** Who listens hears once when the connection is lost. */
  set onGone(listener: (() => void) | null) {
    this.#onGone = listener;
  }

  /**
   * Asks the server, over a connection of its own, to end what this session runs. Whether it does shows only in the
   * query; resolves when the request was delivered, or could not be. This session must not be used again.
   */
  async cancel(): Promise<void> {
    const [dialer, target] = this.#way;
    try {
      const { connection, socket } = await signIn(dialer, target, { timeoutMs: cancelMs });
      await new Promise<void>((resolve) => {
        connection.query(`KILL QUERY ${String(this.#connection.threadId)}`, () => resolve());
        setTimeout(resolve, cancelMs).unref();
      });
      connection.destroy();
      socket.destroy();
    } catch {
      // Who can't be reached to cancel is left by closing the session.
    }
  }

  /** Transactions, locks, temporary tables, variables and prepared statements of the last user end here. */
  async reset(): Promise<void> {
    await this.#settled<void>((done) => {
      // The driver has it, its types do not.
      (this.#connection as Connection & { reset(done: (cause: QueryError | null) => void): void }).reset(
        done,
      );
    });
    await this.#settle();
  }

  end(): void {
    this.#isAlive = false;
    this.#connection.destroy();
    this.#socket.destroy();
  }

  async #settle(): Promise<void> {
    this.#timeoutMs = usualTimeoutMs;
    for (const sql of printSettings(usualTimeoutMs)) await this.#query(sql);
  }

  async #limit(timeoutMs: number): Promise<void> {
    if (timeoutMs === this.#timeoutMs) return;
    const [settings] = printSettings(timeoutMs);
    await this.#query(settings);
    this.#timeoutMs = timeoutMs;
  }

  #query(sql: string): Promise<readonly Row[]> {
    return this.#settled((done) =>
      this.#connection.query<never>({ sql, typeCast: (field) => field.string() }, (cause, rows) =>
        done(cause, rows),
      ),
    );
  }

  #settled<Value>(act: (done: (cause: QueryError | null, value: Value) => void) => unknown): Promise<Value> {
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    this.#pending.add(reject);
    act((cause, value) => {
      if (!cause) return resolve(value);
      reject(this.#isAlive && !cause.fatal ? describeQueryError(cause) : databaseGone(cause));
    });
    return promise.finally(() => this.#pending.delete(reject));
  }
}

const settleMs = 10_000;
const cancelMs = 1_400;
/** What most runs ask for, so that their limit needs no round trip. */
const usualTimeoutMs = 32_000;
