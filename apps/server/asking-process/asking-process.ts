import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { SyncProgress } from "@askery/api";
import { AppError } from "@askery/model";
import { describeFailure, restoreFailure } from "./asking-failure.ts";
import type { SavedDatabase, SavedSource } from "./database-source.ts";
import { openOutgoing, type Outgoing } from "./outgoing.ts";
import { openInbox, type RowBytes } from "./row-inbox.ts";
import type { JobKind, Jobs, ProcessOptions, AskingReply, AskingRequest, UntimedStep } from "./jobs.ts";

export interface AskingOptions extends ProcessOptions {
  /** How long the process may stay silent while it has work before it is taken for stuck and ended. Default 30,000. */
  readonly silenceMs?: number;
  /** What opening a saved database takes; without it there are none. */
  readonly loadSaved?: (source: SavedSource) => Promise<SavedDatabase>;
}

export interface JobOptions {
  /** Aborting stops the job, in the database too; it then fails with `query-cancelled`. */
  readonly signal?: AbortSignal | undefined;
  readonly onStep?: ((step: UntimedStep) => void) | undefined;
  readonly onProgress?: ((progress: SyncProgress) => void) | undefined;
  readonly onRows?: ((part: RowBytes) => void) | undefined;
}

/**
 * The process that plans questions and talks to databases, as seen from outside: started by the first job, started anew by
 * the next one when it has died, and ended when nobody has needed it for a while, which gives its memory back.
 */
export class AskingProcess {
  readonly #options: AskingOptions;
  readonly #jobs = new Map<number, PendingJob>();
  #child: ChildProcess | null = null;
  #outgoing: Outgoing<AskingRequest> | null = null;
  #nextId = 1;
  #idleTimer: NodeJS.Timeout | undefined;
  #watch: NodeJS.Timeout | undefined;
  #heardAtMs = 0;
  #isClosed = false;

  constructor(options: AskingOptions) {
    this.#options = options;
  }

  /** @throws AppError as the job does; `database-gone` when the process died of it */
  perform<Kind extends JobKind>(
    kind: Kind,
    input: Jobs[Kind]["input"],
    { signal, onStep, onProgress, onRows }: JobOptions = {},
  ): Promise<Jobs[Kind]["result"]> {
    if (this.#isClosed) return Promise.reject(serverStopping());
    const id = this.#nextId++;
    const stop = () => this.#send({ id, kind: "stop" });
    return new Promise<unknown>((resolve, reject) => {
      this.#jobs.set(id, { resolve, reject, onStep, onProgress, onRows });
      this.#wake();
      this.#send({ id, kind, input } as AskingRequest);
      if (signal?.aborted) stop();
      signal?.addEventListener("abort", stop);
    }).finally(() => {
      signal?.removeEventListener("abort", stop);
      this.#jobs.delete(id);
      if (this.#jobs.size === 0) this.#rest();
    }) as Promise<Jobs[Kind]["result"]>;
  }

  /**
   * Rows as bytes, which go out as they came. Each is asked for when the one before was taken, so that who reads slowly
   * slows the database; leaving the loop ends the query there.
   *
   * @throws AppError as the job does, before the first bytes or after some of them
   */
  async *stream(
    input: Jobs["rows"]["input"],
    { signal }: Pick<JobOptions, "signal"> = {},
  ): AsyncGenerator<RowBytes> {
    const leaving = new AbortController();
    const leave = () => leaving.abort();
    if (signal?.aborted) leave();
    signal?.addEventListener("abort", leave, { once: true });
    const inbox = openInbox();
    const job = this.perform("rows", input, { signal: leaving.signal, onRows: (part) => inbox.put(part) });
    job.then(
      () => inbox.end(null),
      (cause: unknown) => inbox.end(cause instanceof Error ? cause : new Error(String(cause))),
    );
    try {
      for (let part = await inbox.take(); part !== null; part = await inbox.take()) {
        yield part;
        if (part.isLast) return;
        this.#send({ id: part.id, kind: "more" });
      }
    } finally {
      leave();
      await job.catch(() => undefined);
    }
  }

  /** Stops what runs and closes all databases. Closing twice is allowed. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#retire();
  }

  /** There is a process, and somebody watches whether it still answers. */
  #wake(): void {
    clearTimeout(this.#idleTimer);
    this.#child ??= this.#start();
    this.#child.ref();
    this.#child.channel?.ref();
    if (this.#watch !== undefined) return;
    const { silenceMs = 30_000 } = this.#options;
    this.#heardAtMs = performance.now();
    this.#watch = setInterval(() => {
      if (performance.now() - this.#heardAtMs > silenceMs) this.#bury(processStuck());
      else this.#send({ id: 0, kind: "ping" });
    }, silenceMs / 4);
    this.#watch.unref();
  }

  /** From now on it does not keep ours from ending. */
  #rest(): void {
    this.#child?.unref();
    this.#child?.channel?.unref();
    clearInterval(this.#watch);
    this.#watch = undefined;
    this.#idleTimer = setTimeout(() => void this.#retire(), this.#options.idleMs);
    this.#idleTimer.unref();
  }

  #start(): ChildProcess {
    const { memoryMb, maxProcesses, idleMs } = this.#options;
    const child = fork(program, [memoryMb, maxProcesses, idleMs].map(String), {
      // Nothing of our environment, which holds secrets.
      env: { TZ: "UTC" },
      execArgv: ["--no-warnings", `--max-old-space-size=${heapMb}`],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const outgoing = openOutgoing<AskingRequest>((requests) => {
      if (child.connected) child.send(requests);
    });
    this.#outgoing = outgoing;
    child.on("message", (replies: readonly AskingReply[]) => {
      for (const reply of replies) {
        if (reply.kind === "need") void this.#give(outgoing, reply);
        else this.#receive(reply);
      }
    });
    child.on("error", (cause) => this.#lose(child, processDied(cause)));
    child.on("exit", () => this.#lose(child, processDied(null)));
    return child;
  }

  /** Tells the process that asks for it what opening a saved database takes. */
  async #give(outgoing: Outgoing<AskingRequest>, { id, source }: NeededSource): Promise<void> {
    try {
      const { loadSaved } = this.#options;
      if (loadSaved === undefined) throw notHere();
      outgoing.put({ id, kind: "saved", saved: await loadSaved(source) });
    } catch (cause) {
      outgoing.put({ id, kind: "not-saved", failure: describeFailure(cause) });
    }
  }

  #receive(reply: Exclude<AskingReply, { readonly kind: "need" }>): void {
    this.#heardAtMs = performance.now();
    const job = this.#jobs.get(reply.id);
    if (reply.kind === "step") job?.onStep?.(reply.step);
    else if (reply.kind === "progress") job?.onProgress?.(reply.progress);
    else if (reply.kind === "rows") {
      job?.onRows?.(reply);
      if (reply.isLast) job?.resolve(null);
    } else if (reply.kind === "done") job?.resolve(reply.value);
    else job?.reject(restoreFailure(reply.failure));
  }

  #send(request: AskingRequest): void {
    this.#outgoing?.put(request);
  }

  /** Lets the process close its databases, and ends it. */
  async #retire(): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    clearTimeout(this.#idleTimer);
    clearInterval(this.#watch);
    this.#watch = undefined;
    const outgoing = this.#outgoing;
    this.#child = null;
    this.#outgoing = null;
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    child.ref();
    outgoing?.put({ id: 0, kind: "close" });
    const deadline = setTimeout(() => child.kill("SIGKILL"), closeTimeoutMs);
    await ended;
    clearTimeout(deadline);
  }

  /** Ends a process that does not answer. Its databases' processes end with it. */
  #bury(reason: AppError): void {
    const child = this.#child;
    if (child === null) return;
    this.#lose(child, reason);
    child.kill("SIGKILL");
  }

  #lose(child: ChildProcess, reason: AppError): void {
    if (this.#child !== null && this.#child !== child) return;
    this.#child = null;
    this.#outgoing = null;
    for (const job of this.#jobs.values()) job.reject(reason);
  }
}

type NeededSource = Extract<AskingReply, { readonly kind: "need" }>;

interface PendingJob {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly onStep: ((step: UntimedStep) => void) | undefined;
  readonly onProgress: ((progress: SyncProgress) => void) | undefined;
  readonly onRows: ((part: RowBytes) => void) | undefined;
}

const program = fileURLToPath(new URL("./main.ts", import.meta.url));
/** Of the process itself: the engine, and the words and values of open databases. */
const heapMb = 1_024;
const closeTimeoutMs = 3_000;

function processDied(cause: unknown): AppError {
  return new AppError("database-gone", "What answers questions has ended unexpectedly.", {
    fix: "Ask again: it has been started anew.",
    cause,
  });
}

function processStuck(): AppError {
  return new AppError("query-timed-out", "A question took too long to be understood and was stopped.", {
    fix: "Ask it in fewer words.",
  });
}

function notHere(): AppError {
  return new AppError("not-found", "There is no such database here.", { fix: "Ask another one." });
}

function serverStopping(): AppError {
  return new AppError("database-gone", "The server is stopping.", { fix: "Ask again in a moment." });
}
