import type { CallOptions, StreamOptions } from "./calls.ts";
import type { WaitOptions } from "./fair-queue.ts";
import type { JobMap, NoJobs } from "./job.ts";
import { ProcessPool, type LeaseOptions, type PoolOptions } from "./process-pool.ts";

export interface GroupOptions<Jobs extends JobMap<Jobs>, ParentJobs extends JobMap<ParentJobs> = NoJobs> {
  /** The options of each process. */
  readonly each: Omit<PoolOptions<Jobs, ParentJobs>, "maxProcesses">;
  readonly maxProcesses: number;
  /** What a job's process has to open, which takes time and memory; null for nothing. */
  readonly keyOf: (input: Jobs[keyof Jobs & string]["input"]) => string | null;
  /**
   * Whether a job is long work, or brings it with what it has to open. Such jobs share half of the processes. Default:
   * none is.
   */
  readonly isHeavy?: (input: Jobs[keyof Jobs & string]["input"], job: keyof Jobs & string) => boolean;
  /** The niceness of that half, if there are others. Default: that of all processes. */
  readonly heavyNiceness?: number | undefined;
  /** How long a process is the home of what it opened, after the last job. */
  readonly homeMs: number;
}

/**
 * Processes that each hold several things open, such as databases. All jobs about one thing go to its home, the process
 * that opened it; a new thing settles in the process with the fewest, away from heavy ones. It moves when heavy ones come to its
 * process, once no job about it runs. So a busy process delays only what lives there.
 */
export class ProcessGroup<Jobs extends JobMap<Jobs>, ParentJobs extends JobMap<ParentJobs> = NoJobs> {
  readonly #options: GroupOptions<Jobs, ParentJobs>;
  readonly #seats: readonly Seat<Jobs, ParentJobs>[];
  readonly #heavySeats: readonly Seat<Jobs, ParentJobs>[];
  readonly #homes = new Map<string, Home<Jobs, ParentJobs>>();

  constructor(options: GroupOptions<Jobs, ParentJobs>) {
    this.#options = options;
    const { each, maxProcesses, heavyNiceness } = options;
    const lightCount = Math.floor(maxProcesses / 2);
    const patient = heavyNiceness === undefined ? each.program : { ...each.program, niceness: heavyNiceness };
    this.#seats = Array.from({ length: maxProcesses }, (_, at) => ({
      pool: new ProcessPool({
        ...each,
        program: at >= lightCount && lightCount > 0 ? patient : each.program,
        maxProcesses: 1,
      }),
      jobs: 0,
      homes: 0,
      heavyHomes: 0,
      heavyJobs: 0,
    }));
    this.#heavySeats = this.#seats.slice(lightCount);
  }

  /** @throws AppError the error of the job, the signal's reason, or the reason why its process ended */
  async run<Name extends keyof Jobs & string>(
    job: Name,
    input: Jobs[Name]["input"],
    options: CallOptions<Jobs[Name]["progress"]> & LeaseOptions = {},
  ): Promise<Jobs[Name]["result"]> {
    const { seat, leave } = this.#enter(job, input);
    try {
      return await seat.pool.run(job, input, options);
    } finally {
      leave();
    }
  }

  /** The items of a job as they are read, each sent when there is room for it. Leaving the loop cancels the job. */
  async *stream<Name extends keyof Jobs & string>(
    job: Name,
    input: Jobs[Name]["input"],
    options: StreamOptions<Jobs[Name]["progress"]> & WaitOptions = {},
  ): AsyncGenerator<Jobs[Name]["item"], Jobs[Name]["result"], undefined> {
    const { seat, leave } = this.#enter(job, input);
    try {
      return yield* seat.pool.stream(job, input, options);
    } finally {
      leave();
    }
  }

  /** Ends all processes, whatever they are doing. Later jobs fail. It is safe to call it twice. */
  async close(): Promise<void> {
    for (const { leaving } of this.#homes.values()) clearTimeout(leaving);
    this.#homes.clear();
    await Promise.all(this.#seats.map(({ pool }) => pool.close()));
  }

  #enter(job: keyof Jobs & string, input: Jobs[keyof Jobs & string]["input"]): Entered<Jobs, ParentJobs> {
    const key = this.#options.keyOf(input);
    const isHeavy = this.#options.isHeavy?.(input, job) ?? false;
    const home = key === null ? null : this.#homeOf(key, isHeavy);
    const seat = home?.seat ?? quietestOf(isHeavy ? this.#heavySeats : this.#seats);
    seat.jobs++;
    if (isHeavy) seat.heavyJobs++;
    if (home !== null) {
      home.jobs++;
      clearTimeout(home.leaving);
    }
    const leave = () => {
      seat.jobs--;
      if (isHeavy) seat.heavyJobs--;
      if (home === null || key === null || --home.jobs > 0) return;
      home.leaving = setTimeout(() => this.#forget(key, home), this.#options.homeMs);
      home.leaving.unref();
    };
    return { seat, leave };
  }

  #homeOf(key: string, isHeavy: boolean): Home<Jobs, ParentJobs> {
    const home = this.#homes.get(key);
    if (home === undefined) return this.#settle(key, isHeavy);
    if (home.jobs > 0 || this.#suits(home.seat, isHeavy)) return home;
    clearTimeout(home.leaving);
    this.#forget(key, home);
    return this.#settle(key, isHeavy);
  }

  /** Whether something may stay in a process: what is heavy in its half, and others away from it, if they can. */
  #suits(seat: Seat<Jobs, ParentJobs>, isHeavy: boolean): boolean {
    return isHeavy ? this.#heavySeats.includes(seat) : !hasHeavy(seat) || this.#seats.every(hasHeavy);
  }

  #settle(key: string, isHeavy: boolean): Home<Jobs, ParentJobs> {
    const seat = isHeavy
      ? minBy(this.#heavySeats, (one) => [one.homes, one.jobs])
      : minBy(this.#seats, (one) => [hasHeavy(one) ? 1 : 0, one.homes, one.jobs]);
    const home: Home<Jobs, ParentJobs> = { seat, isHeavy, jobs: 0, leaving: undefined };
    seat.homes++;
    if (isHeavy) seat.heavyHomes++;
    this.#homes.set(key, home);
    return home;
  }

  #forget(key: string, home: Home<Jobs, ParentJobs>): void {
    if (home.jobs > 0 || this.#homes.get(key) !== home) return;
    this.#homes.delete(key);
    home.seat.homes--;
    if (home.isHeavy) home.seat.heavyHomes--;
  }
}

/** The process for a job that needs nothing open: without heavy work, if there is one; among equals the one that runs already. */
function quietestOf<OneSeat extends Pick<Seat<never, never>, "jobs" | "homes" | "heavyJobs">>(
  seats: readonly OneSeat[],
): OneSeat {
  return minBy(seats, (one) => [one.heavyJobs, one.jobs, -one.homes]);
}

interface Seat<Jobs extends JobMap<Jobs>, ParentJobs extends JobMap<ParentJobs>> {
  /** A pool of one process, which starts it, ends it when it is idle, and replaces it when it has died. */
  readonly pool: ProcessPool<Jobs, ParentJobs>;
  jobs: number;
  homes: number;
  /** Those of them that are heavy. */
  heavyHomes: number;
  /** The jobs that are heavy, whether about something or not. */
  heavyJobs: number;
}

function hasHeavy({ heavyHomes, heavyJobs }: Pick<Seat<never, never>, "heavyHomes" | "heavyJobs">): boolean {
  return heavyHomes > 0 || heavyJobs > 0;
}

interface Home<Jobs extends JobMap<Jobs>, ParentJobs extends JobMap<ParentJobs>> {
  readonly seat: Seat<Jobs, ParentJobs>;
  readonly isHeavy: boolean;
  jobs: number;
  leaving: NodeJS.Timeout | undefined;
}

interface Entered<Jobs extends JobMap<Jobs>, ParentJobs extends JobMap<ParentJobs>> {
  readonly seat: Seat<Jobs, ParentJobs>;
  readonly leave: () => void;
}

/** The first of those with the least worth; what is worth the same is compared by the next figure. */
function minBy<Item>(items: readonly Item[], worthOf: (item: Item) => readonly number[]): Item {
  return items.reduce((least, item) => (isLess(worthOf(item), worthOf(least)) ? item : least));
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((figure, index) => figure !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
