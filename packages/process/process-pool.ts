import type { AppError } from "@askery/model";
import type { CallOptions, StreamOptions } from "./calls.ts";
import { ChildProcess, type Program } from "./child-process.ts";
import { cancelReasonOf } from "./failure.ts";
import { FairQueue, type WaitOptions } from "./fair-queue.ts";
import type { JobMap, NoJobs } from "./job.ts";
import type { JobStream } from "./item-stream.ts";
import type { SpareProcesses } from "./spare-processes.ts";

export interface PoolOptions<Jobs extends JobMap<Jobs>, ParentJobs extends JobMap<ParentJobs> = NoJobs> {
  readonly program: Program<ParentJobs>;
  readonly maxProcesses: number;
  /** The number of jobs that one process performs at the same time. */
  readonly jobsPerProcess: number;
  /** Prepares a process for its first job, for example by opening a database. */
  readonly prepare?: (child: ChildProcess<Jobs, ParentJobs>) => Promise<unknown>;
  /** How long a process may be idle before it is ended to free its memory. Default: no limit. */
  readonly idleMs?: number;
  /** The number of jobs that may wait for each owner. Default: no limit. */
  readonly maxWaitingPerOwner?: number;
  /** Where the pool gets its processes and returns them. Default: it starts and ends them itself. */
  readonly spares?: SpareProcesses<Jobs, ParentJobs> | undefined;
}

export interface LeaseOptions extends WaitOptions {
  /** Called if the job has to wait for a process, and again when it gets one. */
  readonly onQueuePosition?: ((position: "waiting" | "taken") => void) | undefined;
}

/** The right to run a job in a process, until it is released. */
export interface Lease<Jobs extends JobMap<Jobs>, ParentJobs extends JobMap<ParentJobs> = NoJobs> {
  readonly child: ChildProcess<Jobs, ParentJobs>;
  /** It is safe to call it twice. */
  release(): void;
}

/**
 * Processes of one program. The pool starts them when a job needs them, up to a maximum, replaces them when they have
 * ended, and ends them when they are idle. Further jobs wait in a fair queue.
 */
export class ProcessPool<Jobs extends JobMap<Jobs>, ParentJobs extends JobMap<ParentJobs> = NoJobs> {
  readonly #options: PoolOptions<Jobs, ParentJobs>;
  readonly #line: FairQueue<Member<Jobs, ParentJobs>>;
  #members: Member<Jobs, ParentJobs>[] = [];
  #isClosed = false;

  constructor(options: PoolOptions<Jobs, ParentJobs>) {
    this.#options = options;
    this.#line = new FairQueue(options.maxWaitingPerOwner);
  }

  /** @throws AppError the error of the job, the signal's reason, or the reason why its process ended */
  async run<Name extends keyof Jobs & string>(
    job: Name,
    input: Jobs[Name]["input"],
    options: CallOptions<Jobs[Name]["progress"]> & LeaseOptions = {},
  ): Promise<Jobs[Name]["result"]> {
    const lease = await this.lease(options);
    try {
      return await lease.child.run(job, input, options);
    } finally {
      lease.release();
    }
  }

  /** The items of a job as they are read, each sent when there is room for it. Leaving the loop cancels the job. */
  async *stream<Name extends keyof Jobs & string>(
    job: Name,
    input: Jobs[Name]["input"],
    options: StreamOptions<Jobs[Name]["progress"]> & LeaseOptions = {},
  ): AsyncGenerator<Jobs[Name]["item"], Jobs[Name]["result"], undefined> {
    const lease = await this.lease(options);
    try {
      const stream: JobStream<Jobs[Name]["item"], Jobs[Name]["result"]> = lease.child.stream(
        job,
        input,
        options,
      );
      yield* stream;
      return await stream.result;
    } finally {
      lease.release();
    }
  }

  /** Resolves when a prepared process has room for a job. */
  async lease({ owner, signal, onQueuePosition }: LeaseOptions = {}): Promise<Lease<Jobs, ParentJobs>> {
    if (signal?.aborted) throw cancelReasonOf(signal.reason);
    if (this.#isClosed) throw this.#closed();
    let member = this.#line.isEmpty ? this.#take() : null;
    if (member === null) {
      onQueuePosition?.("waiting");
      member = await this.#line.wait({ owner, signal });
    }
    onQueuePosition?.("taken");
    const lease = { child: member.child, release: this.#releaseOnce(member) };
    try {
      await member.prepared;
      return lease;
    } catch (cause) {
      lease.release();
      throw cause;
    }
  }

  /** Ends all processes, whatever they are doing. Waiting and later jobs fail. It is safe to call it twice. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#line.close(this.#closed());
    await Promise.all(this.#members.splice(0).map((member) => this.#retire(member)));
  }

  /** The process with the fewest jobs if it has room, or else a new process if there may be more. */
  #take(): Member<Jobs, ParentJobs> | null {
    const { maxProcesses, jobsPerProcess } = this.#options;
    this.#members = this.#members.filter((member) => member.child.isAlive);
    const idlest = this.#members.toSorted((one, other) => one.jobs - other.jobs)[0];
    const mayGrow = this.#members.length < maxProcesses;
    const takesMore =
      idlest !== undefined && (idlest.jobs === 0 || (!mayGrow && idlest.jobs < jobsPerProcess));
    const member = takesMore ? idlest : mayGrow ? this.#start() : null;
    if (member === null) return null;
    clearTimeout(member.idleTimer);
    member.jobs++;
    return member;
  }

  #start(): Member<Jobs, ParentJobs> {
    const { program, spares, prepare } = this.#options;
    const child = spares?.take(program) ?? new ChildProcess<Jobs, ParentJobs>(program);
    const prepared = Promise.resolve(prepare?.(child));
    const member: Member<Jobs, ParentJobs> = { child, prepared, jobs: 0, idleTimer: undefined };
    this.#members.push(member);
    // Jobs that wait for it fail with the same cause; the next job starts another process.
    prepared.catch(() => {
      this.#members = this.#members.filter((other) => other !== member);
      child.kill();
    });
    return member;
  }

  #releaseOnce(member: Member<Jobs, ParentJobs>): () => void {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      member.jobs--;
      this.#serveLine();
      this.#endWhenIdle(member);
    };
  }

  #serveLine(): void {
    while (!this.#line.isEmpty) {
      const free = this.#take();
      if (free === null) return;
      this.#line.give(free);
    }
  }

  #endWhenIdle(member: Member<Jobs, ParentJobs>): void {
    const { idleMs } = this.#options;
    if (idleMs === undefined || member.jobs > 0) return;
    member.idleTimer = setTimeout(() => {
      this.#members = this.#members.filter((other) => other !== member);
      void this.#retire(member);
    }, idleMs);
    member.idleTimer.unref();
  }

  async #retire(member: Member<Jobs, ParentJobs>): Promise<void> {
    clearTimeout(member.idleTimer);
    const { spares } = this.#options;
    if (spares !== undefined && member.jobs === 0 && member.child.isAlive) await spares.give(member.child);
    else if (member.child.isAlive) await member.child.end();
  }

  #closed(): AppError {
    return this.#options.program.describeEnd({ kind: "closed" });
  }
}

interface Member<Jobs extends JobMap<Jobs>, ParentJobs extends JobMap<ParentJobs>> {
  readonly child: ChildProcess<Jobs, ParentJobs>;
  readonly prepared: Promise<unknown>;
  jobs: number;
  idleTimer: NodeJS.Timeout | undefined;
}
