import { fork, type ChildProcess as NodeProcess } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { AppError } from "@askery/model";
import { type CallOptions, Calls, type StreamOptions } from "./calls.ts";
import type { JobStream } from "./item-stream.ts";
import type { Handlers, JobMap, NoJobs } from "./job.ts";
import type { Message } from "./message.ts";
import { openOutbox, type Outbox } from "./outbox.ts";
import { Performer } from "./performer.ts";
import { readMemoryMb } from "./read-memory.ts";

/** The program of a process, and its limits. */
export interface Program<ParentJobs extends JobMap<ParentJobs> = NoJobs> {
  /** A module that calls `serve`. */
  readonly url: URL;
  readonly args?: readonly string[];
  /** The maximum size of the JavaScript heap, in megabytes. Default: Node's own. */
  readonly heapMb?: number;
  /**
   * The maximum size of each half of the heap of young objects, in megabytes. Node's own lets it grow to 100 MB and more,
   * which are not returned.
   */
  readonly semiSpaceMb?: number;
  /** The resident memory, in megabytes, beyond which the process is killed while it has jobs. Works only on Linux. */
  readonly maxResidentMb?: number;
  /** `json` is faster for rows of cells; `advanced` supports bytes and every other plain value. */
  readonly serialization: "json" | "advanced";
  /** How much the process yields to others on the machine, from 0, the default, to 19. */
  readonly niceness?: number;
  /** Whether its standard error is written to ours. Default false. */
  readonly showsErrors?: boolean;
  /** How long it may be silent while it has jobs before it is killed. Default: no limit. */
  readonly maxSilenceMs?: number;
  /** How long a cancelled job may continue before the process is killed. Default: no limit. */
  readonly stopGraceMs?: number;
  /** How long it may take to close its resources before it ends. Default: it is killed at once. */
  readonly endGraceMs?: number;
  /** The jobs that this process performs for its child. */
  readonly handlers?: Handlers<ParentJobs>;
  /** Makes the error of every job that the end of the process interrupts. */
  readonly describeEnd: (end: ProcessEnd) => AppError;
}

/** Why a process ended. */
export type ProcessEnd =
  | { readonly kind: "crashed"; readonly cause: Error }
  | { readonly kind: "silent" }
  /** It used more memory than `maxResidentMb` while it had this many jobs. */
  | { readonly kind: "too-large"; readonly jobCount: number }
  /** It did not stop another job in time. */
  | { readonly kind: "stuck" }
  | { readonly kind: "closed" };

/**
 * A child process that performs jobs. It can be called, watched, and killed whatever it is doing.
 *
 * It inherits nothing of our environment, which contains secrets. If it ends, its open jobs fail, and so does every
 * later one. It ends with this process, and keeps this process alive only while a job is open.
 */
export class ChildProcess<Jobs extends JobMap<Jobs>, ParentJobs extends JobMap<ParentJobs> = NoJobs> {
  readonly program: Program<ParentJobs>;
  readonly #process: NodeProcess;
  readonly #outbox: Outbox<Message>;
  readonly #calls: Calls<Jobs>;
  readonly #exited: Promise<void>;
  #performer: Performer<ParentJobs> | null = null;
  #watches: readonly NodeJS.Timeout[] = [];
  #heardAtMs = 0;
  #isEnding = false;
  #hasEnded = false;

  constructor(program: Program<ParentJobs>) {
    this.program = program;
    const child = start(program);
    this.#process = child;
    this.#outbox = openOutbox<Message>((messages) => {
      if (child.connected) child.send([...messages], () => undefined);
    });
    this.#calls = new Calls<Jobs>({
      send: (request) => this.#outbox.put(request),
      onBusy: (isBusy) => (isBusy ? this.#watch() : this.#rest()),
      stopGraceMs: program.stopGraceMs,
      onStuck: () => this.kill(program.describeEnd({ kind: "stuck" })),
    });
    this.perform(program.handlers);
    child.on("message", (messages: readonly Message[]) => this.#receive(messages));
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#exited = promise;
    const crash = (cause: Error) => {
      this.#finish(program.describeEnd(this.#isEnding ? { kind: "closed" } : { kind: "crashed", cause }));
      resolve();
    };
    child.on("error", crash);
    child.on("exit", (code, signal) => {
      crash(new Error(`The process ended with ${signal ?? `code ${String(code)}`}.`));
    });
    this.#rest();
  }

  get isAlive(): boolean {
    return !this.#hasEnded;
  }

  /** Sets the handlers of the child's own requests, which replace earlier ones. */
  perform(handlers: Handlers<ParentJobs> | undefined): void {
    this.#performer = handlers ? new Performer(handlers, this.#outbox) : null;
  }

  /** @throws AppError the error of the job, the signal's reason, or the reason why the process ended */
  run<Name extends keyof Jobs & string>(
    job: Name,
    input: Jobs[Name]["input"],
    options?: CallOptions<Jobs[Name]["progress"]>,
  ): Promise<Jobs[Name]["result"]> {
    return this.#calls.run(job, input, options);
  }

  /** The items of a job, sent as their reader takes them. Read the stream to its end, or cancel it. */
  stream<Name extends keyof Jobs & string>(
    job: Name,
    input: Jobs[Name]["input"],
    options?: StreamOptions<Jobs[Name]["progress"]>,
  ): JobStream<Jobs[Name]["item"], Jobs[Name]["result"]> {
    return this.#calls.stream(job, input, options);
  }

  /** Ends the process at once. Its jobs fail with the reason. */
  kill(reason: AppError = this.program.describeEnd({ kind: "closed" })): void {
    this.#finish(reason);
    this.#process.kill("SIGKILL");
  }

  /**
   * Cancels its jobs, lets it close its resources, and resolves when it has ended. The process is killed if it exceeds
   * `endGraceMs`, or at once if there is none.
   */
  async end(): Promise<void> {
    const { endGraceMs } = this.program;
    if (endGraceMs === undefined) return this.kill();
    this.#isEnding = true;
    this.#process.ref();
    this.#outbox.put({ kind: "end" });
    this.#outbox.flush();
    const deadline = setTimeout(() => this.kill(), endGraceMs);
    await this.#exited;
    clearTimeout(deadline);
  }

  #receive(messages: readonly Message[]): void {
    this.#heardAtMs = performance.now();
    for (const message of messages) {
      switch (message.kind) {
        case "start":
        case "credit":
        case "cancel":
          this.#performer?.receive(message);
          break;
        case "progress":
        case "item":
        case "done":
        case "failed":
          this.#calls.receive(message);
          break;
        case "ping":
        case "pong":
        case "end":
          break;
      }
    }
  }

  /** Keeps this process alive and watches the child's resources while it has jobs. */
  #watch(): void {
    if (this.#hasEnded) return;
    this.#process.ref();
    this.#process.channel?.ref();
    const { maxResidentMb, maxSilenceMs } = this.program;
    const watches: NodeJS.Timeout[] = [];
    if (maxResidentMb !== undefined) {
      watches.push(setInterval(() => this.#checkMemory(maxResidentMb), memoryCheckMs));
    }
    if (maxSilenceMs !== undefined) {
      this.#heardAtMs = performance.now();
      watches.push(setInterval(() => this.#checkSilence(maxSilenceMs), maxSilenceMs / 4));
    }
    for (const watch of watches) watch.unref();
    this.#watches = watches;
  }

  #rest(): void {
    this.#process.unref();
    this.#process.channel?.unref();
    for (const watch of this.#watches) clearInterval(watch);
    this.#watches = [];
  }

  #checkMemory(maxResidentMb: number): void {
    const { pid } = this.#process;
    if (pid === undefined || readMemoryMb(pid) <= maxResidentMb) return;
    this.kill(this.program.describeEnd({ kind: "too-large", jobCount: this.#calls.count }));
  }

  #checkSilence(maxSilenceMs: number): void {
    if (performance.now() - this.#heardAtMs > maxSilenceMs) {
      this.kill(this.program.describeEnd({ kind: "silent" }));
    } else {
      this.#outbox.put({ kind: "ping" });
    }
  }

  #finish(reason: AppError): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#performer?.cancelAll(reason);
    this.#calls.fail(reason);
    this.#rest();
  }
}

function start({
  url,
  args = [],
  heapMb,
  semiSpaceMb,
  serialization,
  showsErrors = false,
  niceness = 0,
}: StartOptions) {
  const child = fork(fileURLToPath(url), args, {
    env: { TZ: "UTC", NODE_COMPILE_CACHE: compileCache },
    execArgv: [
      "--no-warnings",
      tieringBudget,
      ...(heapMb === undefined ? [] : [`--max-old-space-size=${String(heapMb)}`]),
      ...(semiSpaceMb === undefined ? [] : [`--max-semi-space-size=${String(semiSpaceMb)}`]),
    ],
    serialization,
    stdio: ["ignore", "ignore", showsErrors ? "inherit" : "ignore", "ipc"],
  });
  if (niceness > 0) lowerPriority(child, niceness);
  return child;
}

type StartOptions = Pick<
  Program,
  "url" | "args" | "heapMb" | "semiSpaceMb" | "serialization" | "showsErrors" | "niceness"
>;

function lowerPriority({ pid }: NodeProcess, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness);
  } catch {
    // If that is not permitted, the process keeps its normal priority.
  }
}

/** Caches compiled code between starts, which cuts the time of a start to a third. Unused if it can't be written. */
const compileCache = fileURLToPath(new URL("../../.cache/compile", import.meta.url));
/**
 * V8 optimizes a WebAssembly function after this many bytes of it have run, 150 times its default. The guard's parser has
 * functions so large that optimizing them competed with the first questions for half a second of processor time.
 */
const tieringBudget = "--wasm-tiering-budget=2000000000";
const memoryCheckMs = 100;
