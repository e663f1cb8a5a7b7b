import { fork } from "node:child_process";
import type { ChildProcess as NodeChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { AppError } from "@askery/model";
import type { Reply, Request } from "./protocol.ts";

type WithoutId<Message> = Message extends { readonly id: number } ? Omit<Message, "id"> : never;
export type NewRequest = WithoutId<Request>;
export type ReplyListener = (reply: Reply) => void;

/**
 * A process of ours that holds one database: it can be asked, watched, and killed whatever it is doing.
 *
 * Nothing of our environment reaches it. Whoever listens is told `failed` when it ends, whatever ended it. It keeps
 * this process alive only while a request is open.
 */
export class ChildProcess {
  readonly program: URL;
  readonly #process: NodeChildProcess;
  readonly #listeners = new Map<number, ReplyListener>();
  readonly #memoryWatch: NodeJS.Timeout;
  #nextId = 1;
  #end: AppError | null = null;

  constructor(program: URL, memoryMb: number) {
    this.program = program;
    this.#process = fork(fileURLToPath(program), [], {
      env: { TZ: "UTC", NODE_COMPILE_CACHE: compileCache },
      execArgv: ["--no-warnings", `--max-old-space-size=${String(memoryMb)}`],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.#process.on("message", (reply: Reply) => this.#listeners.get(reply.id)?.(reply));
    this.#process.on("exit", () => this.#finish(processEnded()));
    this.#process.on("error", (cause) => this.#finish(processEnded(cause)));
    this.#memoryWatch = setInterval(() => this.#checkMemory(memoryMb), memoryCheckMs).unref();
    this.#letGo();
  }

  get isAlive(): boolean {
    return this.#end === null;
  }

  /** Sends a request and passes every reply to it on, until `forget`. The id is what later messages refer to. */
  listen(request: NewRequest, listener: ReplyListener): number {
    const id = this.#nextId++;
    if (this.#end) {
      listener({ id, kind: "failed", failure: this.#end });
      return id;
    }
    this.#listeners.set(id, listener);
    this.#process.ref();
    this.#process.channel?.ref();
    this.tell({ ...request, id });
    return id;
  }

  forget(id: number): void {
    this.#listeners.delete(id);
    if (this.#listeners.size === 0) this.#letGo();
  }

  tell(request: Request): void {
    if (this.#process.connected) this.#process.send(request, () => undefined);
  }

  /** Ends the process at once. Listeners are told why. */
  kill(reason: AppError): void {
    this.#finish(reason);
    this.#process.kill("SIGKILL");
  }

  #finish(reason: AppError): void {
    if (this.#end) return;
    this.#end = reason;
    clearInterval(this.#memoryWatch);
    for (const [id, listener] of this.#listeners) listener({ id, kind: "failed", failure: reason });
    this.#listeners.clear();
    this.#letGo();
  }

  #letGo(): void {
    this.#process.unref();
    this.#process.channel?.unref();
  }

  #checkMemory(memoryMb: number): void {
    if (this.#listeners.size === 0 || this.#process.pid === undefined) return;
    if (readMemoryMb(this.#process.pid) > memoryMb + baseMemoryMb) {
      this.kill(memoryExceeded(memoryMb, this.#listeners.size));
    }
  }
}

/** Compiled code of earlier starts: a start takes a third of the time with it. Where it can't be written, none. */
const compileCache = fileURLToPath(new URL("../../../.cache/compile", import.meta.url));
const memoryCheckMs = 100;
/** What an idle process takes. */
const baseMemoryMb = 150;

/** Resident memory of a process; 0 where the system does not tell (it is told on Linux). */
function readMemoryMb(pid: number): number {
  try {
    const pages = readFileSync(`/proc/${String(pid)}/statm`, "utf8").split(" ")[1];
    return (Number(pages ?? 0) * 4096) / 1_048_576;
  } catch {
    return 0;
  }
}

/** Which of several queries took it can't be told. */
function memoryExceeded(memoryMb: number, queryCount: number): AppError {
  const who = queryCount > 1 ? "The queries running at the same time" : "The query";
  return new AppError("query-too-large", `${who} needed more than ${String(memoryMb)} MB of memory.`, {
    fix: "Ask again, or ask for less at once: a shorter period, fewer columns, or a filter.",
  });
}

function processEnded(cause?: unknown): AppError {
  return new AppError("database-gone", "The process that runs queries has ended.", {
    fix: "Ask again: it starts anew with the next query.",
    cause,
  });
}
