import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { AppError } from "@askery/model";
import type {
  JobKind,
  Jobs,
  AskingFailure,
  ProcessOptions,
  AskingReply,
  AskingRequest,
  UntimedStep,
} from "./jobs.ts";

export interface AskingOptions extends ProcessOptions {
  /** How long the process may stay silent while it has work before it is taken for stuck and ended. Default 30,000. */
  readonly silenceMs?: number;
}

export interface JobOptions {
  /** Aborting stops the job, in the database too; it then fails with `query-cancelled`. */
  readonly signal?: AbortSignal | undefined;
  readonly onStep?: ((step: UntimedStep) => void) | undefined;
}

/**
 * The process that plans questions and talks to databases, as seen from outside: started by the first job, started anew by
 * the next one when it has died, and ended when nobody has needed it for a while, which gives its memory back.
 */
export class AskingProcess {
  readonly #options: AskingOptions;
  readonly #jobs = new Map<number, PendingJob>();
  #child: ChildProcess | null = null;
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
    { signal, onStep }: JobOptions = {},
  ): Promise<Jobs[Kind]["result"]> {
    if (this.#isClosed) return Promise.reject(serverStopping());
    const id = this.#nextId++;
    const stop = () => this.#send({ id, kind: "stop" });
    return new Promise<unknown>((resolve, reject) => {
      this.#jobs.set(id, { resolve, reject, onStep });
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
    child.on("message", (reply: AskingReply) => this.#receive(reply));
    child.on("error", (cause) => this.#lose(child, processDied(cause)));
    child.on("exit", () => this.#lose(child, processDied(null)));
    return child;
  }

  #receive(reply: AskingReply): void {
    this.#heardAtMs = performance.now();
    const job = this.#jobs.get(reply.id);
    if (reply.kind === "step") job?.onStep?.(reply.step);
    else if (reply.kind === "done") job?.resolve(reply.value);
    else job?.reject(restoreFailure(reply.failure));
  }

  #send(request: AskingRequest): void {
    if (this.#child !== null) this.#say(this.#child, request);
  }

  #say(child: ChildProcess, request: AskingRequest): void {
    if (child.connected) child.send(request);
  }

  /** Lets the process close its databases, and ends it. */
  async #retire(): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    clearTimeout(this.#idleTimer);
    clearInterval(this.#watch);
    this.#watch = undefined;
    this.#child = null;
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    child.ref();
    this.#say(child, { id: 0, kind: "close" });
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
    if (this.#child === child) this.#child = null;
    else if (this.#child !== null) return;
    for (const job of this.#jobs.values()) job.reject(reason);
  }
}

interface PendingJob {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly onStep: ((step: UntimedStep) => void) | undefined;
}

const program = fileURLToPath(new URL("./main.ts", import.meta.url));
/** Of the process itself: the engine, and the words and values of open databases. */
const heapMb = 1_024;
const closeTimeoutMs = 3_000;

function restoreFailure({ code, message, fix }: AskingFailure): Error {
  return code === null
    ? new Error(`In the asking process: ${message}`)
    : new AppError(code, message, { fix });
}

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

function serverStopping(): AppError {
  return new AppError("database-gone", "The server is stopping.", { fix: "Ask again in a moment." });
}
