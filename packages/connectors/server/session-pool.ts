import { AppError } from "@askery/model";
import { FairQueue } from "@askery/process";
import type { OnQueuePosition } from "../connector.ts";
import { queryCancelled } from "../stop-reasons.ts";
import { queryMessages } from "../messages/query-messages.ts";

/** A server connection that serves one user at a time. */
export interface Session {
  readonly isAlive: boolean;
  /**
   * Clears the state of the last user: transaction, settings, locks, temporary tables. If this fails, the session must
   * not be reused.
   */
  reset(): Promise<void>;
  /** Closes the session at once, even while it works. May be called twice. */
  end(): void;
}

export interface PoolOptions<One extends Session> {
  readonly maxSessions: number;
  open(signal?: AbortSignal): Promise<One>;
}

/** The right to use a session until it is released. */
export interface Lease<One extends Session> {
  readonly session: One;
  /** Whether it was used before; the server may have closed it since without our knowledge. */
  readonly isReused: boolean;
  /** Returns the session, which is reset before it is reused. May be called twice. */
  release(): void;
}

/**
 * The sessions of one connector: opened on demand, reset between users, dropped when they die or stay idle. Callers
 * wait in order while all sessions are in use, or while the server accepts no more of them.
 */
export class SessionPool<One extends Session> {
  readonly #options: PoolOptions<One>;
  readonly #line = new FairQueue<null>();
  readonly #idle: { readonly session: One; readonly timer: NodeJS.Timeout }[] = [];
  readonly #leased = new Set<One>();
  /** The number of sessions being opened, in use or being reset. */
  #busy = 0;
  #isClosed = false;

  constructor(options: PoolOptions<One>) {
    this.#options = options;
  }

  async lease(signal?: AbortSignal, onQueuePosition?: OnQueuePosition): Promise<Lease<One>> {
    await this.#takeSlot(signal, onQueuePosition);
    for (;;) {
      onQueuePosition?.("taken");
      const idle = this.#takeIdle();
      if (idle) return this.#lend(idle, true);
      try {
        const session = await this.#options.open(signal);
        if (!this.#isClosed) return this.#lend(session, false);
        session.end();
        throw connectionClosed();
      } catch (cause) {
        if (signal?.aborted || !isRefused(cause) || !this.#hasOthers) {
          this.#freeSlot();
          throw signal?.aborted ? queryCancelled(cause) : cause;
        }
      }
      if (this.#idle.length > 0) continue;
      this.#busy--;
      await this.#waitForSlot(signal, onQueuePosition);
    }
  }

  /** Closes all sessions, including those in use. */
  close(): void {
    this.#isClosed = true;
    for (const { session, timer } of this.#idle.splice(0)) {
      clearTimeout(timer);
      session.end();
    }
    for (const session of this.#leased) session.end();
    this.#line.close(connectionClosed());
  }

  /** Whether there are other sessions, or soon may be. */
  get #hasOthers(): boolean {
    return this.#busy > 1 || this.#idle.some(({ session }) => session.isAlive);
  }

  async #takeSlot(
    signal: AbortSignal | undefined,
    onQueuePosition: OnQueuePosition | undefined,
  ): Promise<void> {
    if (signal?.aborted) throw queryCancelled(signal.reason);
    if (this.#isClosed) throw connectionClosed();
    if (this.#busy < this.#options.maxSessions) {
      this.#busy++;
      return;
    }
    await this.#waitForSlot(signal, onQueuePosition);
  }

  /** Waits until another caller frees a slot. */
  async #waitForSlot(
    signal: AbortSignal | undefined,
    onQueuePosition: OnQueuePosition | undefined,
  ): Promise<void> {
    onQueuePosition?.("waiting");
    await this.#line.wait({ signal });
  }

  /** Gives the slot to the caller that has waited longest. */
  #freeSlot(): void {
    if (!this.#line.give(null)) this.#busy--;
  }

  #takeIdle(): One | null {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      clearTimeout(idle.timer);
      if (idle.session.isAlive) return idle.session;
    }
    return null;
  }

  #lend(session: One, isReused: boolean): Lease<One> {
    this.#leased.add(session);
    let isReleased = false;
    const release = () => {
      if (isReleased) return;
      isReleased = true;
      void this.#takeBack(session);
    };
    return { session, isReused, release };
  }

  async #takeBack(session: One): Promise<void> {
    const isReady = session.isAlive && !this.#isClosed && (await isReset(session));
    this.#leased.delete(session);
    if (isReady && session.isAlive && !this.#isClosed) this.#makeIdle(session);
    else session.end();
    this.#freeSlot();
  }

  #makeIdle(session: One): void {
    const timer = setTimeout(() => {
      const index = this.#idle.findIndex((idle) => idle.session === session);
      if (index !== -1) this.#idle.splice(index, 1);
      session.end();
    }, idleMs).unref();
    this.#idle.push({ session, timer });
  }
}

/** How long a session may stay idle before it is closed. */
const idleMs = 60_000;
/** How long a reset may take. */
const resetMs = 5_000;

async function isReset(session: Session): Promise<boolean> {
  const timer = setTimeout(() => session.end(), resetMs);
  try {
    await session.reset();
    return true;
  } catch {
    // Whatever failed, another session takes its place.
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function isRefused(cause: unknown): boolean {
  return cause instanceof AppError && cause.code === "connection-refused";
}

function connectionClosed(): AppError {
  return new AppError("database-gone", queryMessages.closed);
}
