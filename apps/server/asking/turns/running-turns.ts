import type { DoneState, TurnStep } from "@askery/api";
import { AppError } from "@askery/model";
import { unlessStopped } from "../../runtime/unless-stopped.ts";
import type { UntimedStep } from "../../asking-process/jobs.ts";
import { askingMessages } from "../../messages/asking-messages.ts";

/** The outcome of a turn, as stored. */
export interface SettledTurn {
  readonly state: "done" | "stopped" | "failed";
  /** JSON. For a stopped turn, a `StoppedBy`, or null if a person stopped it. */
  readonly result: string | null;
  /** Absent without an answer. */
  readonly shown?: ShownFacts | undefined;
}

/** Which result an answered turn shows, and the edits that led to it. */
export type ShownFacts = Pick<DoneState, "shownId" | "edit" | "history">;

/** The cause of a stop that no person requested. */
export type StoppedBy = "leaving" | "server";

export interface TurnWork {
  readonly id: string;
  readonly userId: string;
  /** Does the work and saves the outcome. Never rejects. Aborting the signal stops it. */
  readonly run: (control: TurnControl) => Promise<SettledTurn>;
}

export interface TurnControl {
  readonly signal: AbortSignal;
  /** The cause of the abort; null if a person stopped the turn. */
  readonly stoppedBy: () => StoppedBy | null;
  readonly report: (step: UntimedStep) => void;
  /** All steps reported so far. */
  readonly steps: () => readonly TurnStep[];
}

/** Receives the events of a turn. */
export interface TurnListener {
  readonly onStep: (step: TurnStep, position: number) => void;
  readonly onSettled: (settled: SettledTurn) => void;
}

export interface RunningTurnsOptions {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number;
  /** How long a turn continues after its last watcher has left. Default 1,500: its query must end within 2 s. */
  readonly graceMs?: number;
}

/**
 * The turns that are in progress. A watcher receives all steps from the start. A turn whose last watcher has left stops
 * after a grace period, in which a reload can reconnect.
 */
export class RunningTurns {
  readonly #options: RunningTurnsOptions;
  readonly #turns = new Map<string, RunningTurn>();
  /** The number of reserved places, by user. */
  readonly #reserved = new Map<string, number>();
  /** Waiting work, by user. */
  readonly #lines = new Map<string, (() => void)[]>();

  constructor(options: RunningTurnsOptions) {
    this.#options = options;
  }

  /** The user's turns in progress, with the places that are reserved for others. */
  countOf(userId: string): number {
    const running = [...this.#turns.values()].filter((turn) => turn.userId === userId).length;
    return running + (this.#reserved.get(userId) ?? 0);
  }

  /**
   * Reserves a place for work that is being prepared, so that questions that arrive at the same moment count as well. Returns
   * a function that gives the place back, right before the work starts or when it is over; null if the user has `most`
   * already.
   */
  reserve(userId: string, most: number): (() => void) | null {
    if (this.countOf(userId) >= most) return null;
    this.#changeReserved(userId, 1);
    let isReserved = true;
    return () => {
      if (!isReserved) return;
      isReserved = false;
      this.#changeReserved(userId, -1);
      this.#lines.get(userId)?.shift()?.();
    };
  }

  /**
   * Starts work when the user has fewer than `most` turns in progress; waiting work starts in order.
   *
   * @throws AppError `query-cancelled`, or `too-many-requests` if the queue is too long
   */
  async startInLine(work: TurnWork, { most, signal }: InLine): Promise<void> {
    const { userId } = work;
    const line = this.#lines.get(userId) ?? [];
    if (line.length >= longestLine) throw lineTooLong();
    this.#lines.set(userId, line);
    let isCalled = false;
    while (this.countOf(userId) >= most || (!isCalled && line.length > 0)) {
      await waitIn(line, { isCalled, signal });
      isCalled = true;
    }
    if (line.length === 0) this.#lines.delete(userId);
    this.start(work);
  }

  isRunning(id: string): boolean {
    return this.#turns.has(id);
  }

  start({ id, userId, run }: TurnWork): void {
    const { now } = this.#options;
    const startedAtMs = now();
    const turn: RunningTurn = {
      userId,
      controller: new AbortController(),
      steps: [],
      listeners: new Set(),
      leaving: undefined,
      stoppedBy: null,
      settled: Promise.resolve(),
    };
    const report = (untimed: UntimedStep) => {
      // A database opens once, but several jobs may report it.
      if (untimed.kind === "opening-database" && turn.steps.length > 0) return;
      const step: TurnStep = { ...untimed, atMs: Math.round(now() - startedAtMs) };
      // Keep only the latest row count.
      if (step.kind === "receiving" && turn.steps.at(-1)?.kind === "receiving") turn.steps.pop();
      turn.steps.push(step);
      for (const listener of turn.listeners) listener.onStep(step, turn.steps.length);
    };
    this.#turns.set(id, turn);
    turn.settled = this.#settle(
      id,
      turn,
      run({
        signal: turn.controller.signal,
        stoppedBy: () => turn.stoppedBy,
        report,
        steps: () => turn.steps,
      }),
    );
  }

  /**
   * Sends a listener all past and future steps, then the outcome. Returns a function that stops listening; null if the
   * turn is not running.
   */
  watch(id: string, listener: TurnListener): (() => void) | null {
    const turn = this.#turns.get(id);
    if (turn === undefined) return null;
    clearTimeout(turn.leaving);
    for (const [index, step] of turn.steps.entries()) listener.onStep(step, index + 1);
    turn.listeners.add(listener);
    return () => {
      if (!turn.listeners.delete(listener) || turn.listeners.size > 0) return;
      clearTimeout(turn.leaving);
      turn.leaving = setTimeout(() => abort(turn, "leaving"), this.#options.graceMs ?? 1_500);
    };
  }

  /** Stops a turn and resolves when it is over; false if it is not running here. Default: a person stops it. */
  async stop(id: string, by: StoppedBy | null = null): Promise<boolean> {
    const turn = this.#turns.get(id);
    if (turn === undefined) return false;
    abort(turn, by);
    await turn.settled;
    return true;
  }

  /** Stops a turn that nobody watches any longer, and resolves when it is over. */
  async stopIfLeft(id: string): Promise<void> {
    if (this.#turns.get(id)?.listeners.size === 0) await this.stop(id, "leaving");
  }

  /** Stops all turns. */
  async close(): Promise<void> {
    await Promise.all([...this.#turns.keys()].map((id) => this.stop(id, "server")));
  }

  #changeReserved(userId: string, by: number): void {
    const count = (this.#reserved.get(userId) ?? 0) + by;
    if (count > 0) this.#reserved.set(userId, count);
    else this.#reserved.delete(userId);
  }

  async #settle(id: string, turn: RunningTurn, running: Promise<SettledTurn>): Promise<void> {
    const settled = await running;
    clearTimeout(turn.leaving);
    this.#turns.delete(id);
    this.#lines.get(turn.userId)?.shift()?.();
    for (const listener of turn.listeners) listener.onSettled(settled);
    turn.listeners.clear();
  }
}

interface InLine {
  readonly most: number;
  readonly signal: AbortSignal;
}

/**
 * Waits to be called. A waiter that was called in vain is the next again; one that leaves when called passes the call
 * on.
 */
async function waitIn(
  line: (() => void)[],
  { isCalled, signal }: { readonly isCalled: boolean; readonly signal: AbortSignal },
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (isCalled) line.unshift(resolve);
  else line.push(resolve);
  try {
    await unlessStopped(promise, signal);
  } catch (cause) {
    const position = line.indexOf(resolve);
    if (position === -1) line.shift()?.();
    else line.splice(position, 1);
    throw cause;
  }
}

/** The maximum length of one user's queue. */
const longestLine = 100;

function lineTooLong(): AppError {
  return new AppError("too-many-requests", askingMessages.tooManyQueries(longestLine));
}

interface RunningTurn {
  readonly userId: string;
  readonly controller: AbortController;
  readonly steps: TurnStep[];
  readonly listeners: Set<TurnListener>;
  settled: Promise<void>;
  leaving: NodeJS.Timeout | undefined;
  stoppedBy: StoppedBy | null;
}

function abort(turn: RunningTurn, by: StoppedBy | null): void {
  if (turn.controller.signal.aborted) return;
  turn.stoppedBy = by;
  turn.controller.abort();
}
