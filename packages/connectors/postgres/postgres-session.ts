import type { AppError } from "@askery/model";
import type { Duplex } from "node:stream";
import type { Client } from "pg";
import type { Dialer } from "../server/dialer.ts";
import type { ReadingSession, Row } from "../server/reading.ts";
import type { ServerTarget } from "../server/server-target.ts";
import { printBegin } from "./allow-reading.ts";
import { databaseGone } from "../server/database-gone.ts";
import { describeQueryError, rowTooLarge } from "./describe-error.ts";
import type { RowFilter } from "./row-filter.ts";
import { maxMessageBytes, openSocket, signIn } from "./sign-in.ts";
import type { SignedIn } from "./sign-in.ts";
import { runPipeline } from "./run-pipeline.ts";

/** A signed-in connection. */
export class PostgresSession implements ReadingSession {
  readonly isEncrypted: boolean;
  readonly socket: Duplex;
  readonly rowFilter: RowFilter;
  readonly #client: Client;
  readonly #dialer: Dialer;
  readonly #target: ServerTarget;
  #isAlive = true;
  #heardAtMs = 0;
  /** Resolves to whether the reset statements that a query sent along have succeeded; null if none were sent. */
  #leaving: PromiseWithResolvers<boolean> | null = null;
  /** Why we closed the session on our own initiative. */
  #fault: AppError | null = null;

  private constructor(
    { client, socket, isEncrypted, rowFilter }: SignedIn,
    way: readonly [Dialer, ServerTarget],
  ) {
    this.#client = client;
    this.isEncrypted = isEncrypted;
    this.socket = socket;
    this.rowFilter = rowFilter;
    [this.#dialer, this.#target] = way;
    client.on("error", () => (this.#isAlive = false));
    client.on("end", () => (this.#isAlive = false));
    rowFilter.onOversized = () => {
      this.#fault = rowTooLarge(maxMessageBytes);
      void this.cancel();
      this.end();
    };
  }

  static async open(dialer: Dialer, target: ServerTarget, signal?: AbortSignal): Promise<PostgresSession> {
    return new PostgresSession(await signIn(dialer, target, signal ? { signal } : {}), [dialer, target]);
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Whether the server has answered so recently that it need not be checked. */
  get isFresh(): boolean {
    return performance.now() - this.#heardAtMs < freshMs;
  }

  /** The driver's client, for queries that read rows themselves. */
  get client(): Client {
    return this.#client;
  }

  /** Describes why a query of this session failed. */
  describe(cause: unknown): AppError {
    return this.#fault ?? (this.#isAlive ? describeQueryError(cause) : databaseGone(cause));
  }

  /** Runs one of our own queries in its own transaction, in one round trip; names in it must already be quoted. */
  async read(sql: string, timeoutMs: number): Promise<readonly Row[]> {
    try {
      const results = await this.#client.query<(string | null)[]>({
        text: `${printBegin(timeoutMs)}; ${sql}; COMMIT`,
        rowMode: "array",
        types: { getTypeParser: () => asText },
      });
      const all = Array.isArray(results) ? (results as readonly (typeof results)[]) : [results];
      return all.find(({ fields }) => fields.length > 0)?.rows ?? [];
    } catch (cause) {
      if (this.#isAlive) await this.#client.query("ROLLBACK").catch(() => undefined);
      throw this.describe(cause);
    }
  }

  /**
   * Asks the server, over a separate connection, to end this session's query. Only the query itself shows whether it
   * worked; resolves once the request is delivered or can't be.
   */
  async cancel(): Promise<void> {
    const { processID, secretKey } = this.#client as Client & CancelKey;
    const request = Buffer.alloc(16);
    request.writeInt32BE(16, 0);
    request.writeInt32BE(cancelCode, 4);
    request.writeInt32BE(processID, 8);
    request.writeInt32BE(secretKey, 12);
    try {
      const limit = AbortSignal.timeout(cancelMs);
      const socket = await openSocket(this.#dialer, this.#target, limit);
      const onLimit = () => socket.destroy();
      limit.addEventListener("abort", onLimit, { once: true });
      await new Promise<void>((resolve) => {
        // The server closes the connection without an answer once it has passed the request on.
        socket.once("error", () => resolve()).once("close", () => resolve());
        socket.resume();
        socket.end(request);
      });
      limit.removeEventListener("abort", onLimit);
    } catch {
      // If the server can't be reached, closing the session is all we can do.
    }
  }

  /** Called when a query has sent the reset statements along; `left` follows with the outcome. */
  leaving(): void {
    this.#leaving = Promise.withResolvers();
  }

  left(isReset: boolean): void {
    this.#heardAtMs = performance.now();
    this.#leaving?.resolve(isReset);
  }

  /** Resets the session in one round trip. A late cancel request may hit the reset, so it is tried twice. */
  async reset(): Promise<void> {
    const isReset = this.#leaving !== null && (await this.#leaving.promise);
    this.#leaving = null;
    this.rowFilter.takeRows = null;
    if (isReset) return;
    try {
      await runPipeline(this.#client, leavings);
    } catch {
      for (const leave of leavings) await this.#client.query(leave);
    }
  }

  end(): void {
    this.#isAlive = false;
    // A polite end waits for a running query; this closes the stream at once.
    void this.#client.end().catch(() => undefined);
  }
}

/** Set by the driver at sign-in; its types lack it. */
interface CancelKey {
  readonly processID: number;
  readonly secretKey: number;
}

/** Statements that return a session to its initial state. */
export const leavings: readonly string[] = ["ROLLBACK", "DISCARD ALL"];
/** How long after an answer the server is assumed to be there. */
const freshMs = 1_000;
const cancelCode = 80_877_102;
const cancelMs = 1_400;

function asText(text: string): string {
  return text;
}
