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

/** One signed-in connection. */
export class PostgresSession implements ReadingSession {
  readonly isEncrypted: boolean;
  readonly socket: Duplex;
  readonly sieve: RowFilter;
  readonly #client: Client;
  readonly #dialer: Dialer;
  readonly #target: ServerTarget;
  #isAlive = true;
  #heardAtMs = 0;
  /** Whether what a query sent behind itself has left the session as it was found; null where none was sent. */
  #leaving: PromiseWithResolvers<boolean> | null = null;
  /** Why we ended it, where nobody asked us to. */
  #fault: AppError | null = null;

  private constructor(
    { client, socket, isEncrypted, sieve }: SignedIn,
    way: readonly [Dialer, ServerTarget],
  ) {
    this.#client = client;
    this.isEncrypted = isEncrypted;
    this.socket = socket;
    this.sieve = sieve;
    [this.#dialer, this.#target] = way;
    client.on("error", () => (this.#isAlive = false));
    client.on("end", () => (this.#isAlive = false));
    sieve.onOversized = () => {
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

  /** Whether the server has answered just now: it need not be asked whether it is still there. */
  get isFresh(): boolean {
    return performance.now() - this.#heardAtMs < freshMs;
  }

  /** For what reads in its own way. */
  get client(): Client {
    return this.#client;
  }

  /** What a query of this session failed of. */
  describe(cause: unknown): AppError {
    return this.#fault ?? (this.#isAlive ? describeQueryError(cause) : databaseGone(cause));
  }

  /** Runs a query of ours in a transaction of its own, in one round trip; names in it must be quoted. */
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
   * Asks the server, over a connection of its own, to end what this session runs. Whether it does shows only in the
   * query; resolves when the request was delivered, or could not be.
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
        // The server says nothing and closes once it has passed the request on.
        socket.once("error", () => resolve()).once("close", () => resolve());
        socket.resume();
        socket.end(request);
      });
      limit.removeEventListener("abort", onLimit);
    } catch {
      // Who can't be reached to cancel is left by closing the session.
    }
  }

  /** A query has sent what resets the session behind itself, and will say whether that was done. */
  leaving(): void {
    this.#leaving = Promise.withResolvers();
  }

  left(isReset: boolean): void {
    this.#heardAtMs = performance.now();
    this.#leaving?.resolve(isReset);
  }

  /** In one round trip; what ends a query that has ended already may hit it, so that it is tried twice. */
  async reset(): Promise<void> {
    const isReset = this.#leaving !== null && (await this.#leaving.promise);
    this.#leaving = null;
    this.sieve.takeRows = null;
    if (isReset) return;
    try {
      await runPipeline(this.#client, leavings);
    } catch {
      for (const leave of leavings) await this.#client.query(leave);
    }
  }

  end(): void {
    this.#isAlive = false;
    // Ending politely waits for a query under way; the stream is what is closed at once.
    void this.#client.end().catch(() => undefined);
  }
}

/** What the driver was told at signing in; its types do not list it. */
interface CancelKey {
  readonly processID: number;
  readonly secretKey: number;
}

/** What leaves a session as if it had just been signed in. */
export const leavings: readonly string[] = ["ROLLBACK", "DISCARD ALL"];
/** So long the server is taken to be there still. */
const freshMs = 1_000;
const cancelCode = 80_877_102;
const cancelMs = 1_400;

function asText(text: string): string {
  return text;
}
