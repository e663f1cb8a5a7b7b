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

/** A signed-in connection that is read-only. */
export class MysqlSession implements ReadingSession {
  readonly #connection: Connection;
  readonly #socket: Duplex;
  readonly #way: readonly [Dialer, ServerTarget];
  #isAlive = true;
  #onGone: (() => void) | null = null;
  readonly #pending = new Set<(reason: AppError) => void>();
  /** The limit that the server enforces now. */
  #timeoutMs = 0;

  private constructor(connection: Connection, socket: Duplex, way: readonly [Dialer, ServerTarget]) {
    this.#connection = connection;
    this.#socket = socket;
    this.#way = way;
    const onEnd = () => {
      this.#isAlive = false;
      this.#onGone?.();
      // The driver emits nothing when we close the connection.
      for (const fail of this.#pending) fail(databaseGone());
    };
    connection.on("error", onEnd);
    connection.on("end", onEnd);
    socket.once("close", onEnd);
  }

  static async open(dialer: Dialer, target: ServerTarget, signal?: AbortSignal): Promise<MysqlSession> {
    const { connection, socket } = await signIn(dialer, target, signal ? { signal } : {});
    const session = new MysqlSession(connection, socket, [dialer, target]);
    // Ends a session whose server accepts the sign-in but then falls silent.
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

  /** The driver's connection, for streaming; call `begin` first. */
  get connection(): Connection {
    return this.#connection;
  }

  /** Begins a read-only transaction. The server ends any statement in it that exceeds the limit. */
  async begin(timeoutMs: number): Promise<void> {
    await this.#limit(timeoutMs);
    await this.#query("START TRANSACTION READ ONLY");
  }

  /** Compiles a statement without running it. */
  prepare(sql: string): Promise<PrepareStatementInfo> {
    return this.#settled((done) => this.#connection.prepare(sql, done));
  }

  /** Runs one of our own queries; names and literals in it must already be quoted. */
  async read(sql: string, timeoutMs: number): Promise<readonly Row[]> {
    await this.#limit(timeoutMs);
    return this.#query(sql);
  }

  /** Called once when the connection is lost. */
  set onGone(listener: (() => void) | null) {
    this.#onGone = listener;
  }

  /**
   * Asks the server, over a separate connection, to end this session's query. Only the query itself shows whether it
   * worked; resolves once the request is delivered or can't be. The session must not be used afterwards.
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
      // If the server can't be reached, closing the session is all we can do.
    }
  }

  /** Discards the last user's transactions, locks, temporary tables, variables and prepared statements. */
  async reset(): Promise<void> {
    await this.#settled<void>((done) => {
      // The driver implements this, but its types lack it.
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
/** The limit of most runs: setting it in advance saves a round trip. */
const usualTimeoutMs = 32_000;
