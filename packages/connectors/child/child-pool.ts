import { AppError } from "@askery/model";
import type { OnPlace } from "../connector.ts";
import { queryCancelled } from "../stop-reasons.ts";
import { ChildProcess } from "./child-process.ts";
import type { Source } from "./protocol.ts";
import { request } from "./request.ts";

/** A place in a child process for one run. */
export interface Lease {
  readonly child: ChildProcess;
  release(): void;
}

export interface PoolOptions {
  readonly program: URL;
  readonly source: Source;
  readonly maxProcesses: number;
  /** Runs that one process works on at the same time. */
  readonly runsPerProcess: number;
  /** Where processes come from and go back to; without it they are started, and killed at the end. */
  readonly spares: ProcessSpares | null;
}

/** Processes kept warm between databases, for callers that open many files one after another. */
export class ProcessSpares {
  readonly #idle: ChildProcess[] = [];

  take(program: URL, memoryMb: number): ChildProcess {
    const index = this.#idle.findIndex((child) => child.isAlive && child.program.href === program.href);
    const [spare] = index < 0 ? [] : this.#idle.splice(index, 1);
    return spare ?? new ChildProcess(program, memoryMb);
  }

  give(child: ChildProcess): void {
    this.#idle.push(child);
  }

  close(): void {
    for (const child of this.#idle.splice(0)) child.kill(connectionClosed());
  }
}

/**
 * The child processes of one database: started when needed, up to a number, and replaced when they end. Runs beyond
 * the places wait in order.
 */
export class ChildPool {
  readonly #options: PoolOptions;
  #members: Member[] = [];
  #waiting: Waiting[] = [];
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Resolves when a place is free and its process has opened the database. */
  async lease(signal?: AbortSignal, onPlace?: OnPlace): Promise<Lease> {
    if (signal?.aborted) throw queryCancelled(signal.reason);
    const member = await this.#place(signal, onPlace);
    onPlace?.("taken");
    const lease = { child: member.child, release: once(() => this.#release(member)) };
    try {
      await member.opened;
      return lease;
    } catch (cause) {
      lease.release();
      throw cause;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const waiting of this.#waiting.splice(0)) waiting.fail(connectionClosed());
    await Promise.all(this.#members.splice(0).map((member) => this.#retire(member)));
  }

  #place(signal?: AbortSignal, onPlace?: OnPlace): Promise<Member> {
    if (this.#isClosed) throw connectionClosed();
    const member = this.#findPlace();
    if (member) return Promise.resolve(member);
    onPlace?.("waiting");
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { take: resolve, fail: reject };
      this.#waiting.push(waiting);
      signal?.addEventListener("abort", () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        reject(queryCancelled(signal.reason));
      });
    });
  }

  #findPlace(): Member | null {
    this.#members = this.#members.filter((member) => member.child.isAlive);
    const idlest = this.#members.toSorted((one, other) => one.runs - other.runs)[0];
    const mayGrow = this.#members.length < this.#options.maxProcesses;
    if (idlest && (idlest.runs === 0 || (!mayGrow && idlest.runs < this.#options.runsPerProcess))) {
      idlest.runs++;
      return idlest;
    }
    return mayGrow ? this.#start() : null;
  }

  #start(): Member {
    const { program, source, spares } = this.#options;
    const child = spares ? spares.take(program, source.memoryMb) : new ChildProcess(program, source.memoryMb);
    const opened = request(child, { kind: "open", source }, openTimeoutMs);
    opened.catch(() => undefined);
    const member = { child, opened, runs: 1 };
    this.#members.push(member);
    return member;
  }

  #release(member: Member): void {
    member.runs--;
    while (this.#waiting.length > 0) {
      const free = this.#findPlace();
      if (!free) return;
      this.#waiting.shift()?.take(free);
    }
  }

  async #retire(member: Member): Promise<void> {
    const { spares } = this.#options;
    if (spares && member.runs === 0 && member.child.isAlive) {
      await request(member.child, { kind: "close" }, closeTimeoutMs).then(
        () => spares.give(member.child),
        () => member.child.kill(connectionClosed()),
      );
    } else {
      member.child.kill(connectionClosed());
    }
  }
}

interface Member {
  readonly child: ChildProcess;
  readonly opened: Promise<unknown>;
  runs: number;
}

interface Waiting {
  readonly take: (member: Member) => void;
  readonly fail: (error: AppError) => void;
}

/** Reading a large text file into memory is part of opening it. */
const openTimeoutMs = 120_000;
const closeTimeoutMs = 1_000;

function connectionClosed(): AppError {
  return new AppError("database-gone", "The connection to the database was closed.", {
    fix: "Open it again.",
  });
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    action();
  };
}
