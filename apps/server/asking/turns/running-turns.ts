import type { SqlEdit, TurnStep } from "@askery/api";
import { AppError } from "@askery/model";
import { unlessStopped } from "../../runtime/unless-stopped.ts";
import type { UntimedStep } from "../../asking-process/jobs.ts";
import { askingMessages } from "../../messages/asking-messages.ts";

/** The outcome of a turn, as the store has it. */
export interface SettledTurn {
  readonly state: "done" | "stopped" | "failed";
  /** JSON; null when stopped. */
  readonly result: string | null;
  /** The author of the SQL that found it; absent if it is the answer to the question. */
  readonly edit?: SqlEdit | undefined;
}

/** What is done for a turn. */
export interface TurnWork {
  readonly id: string;
  readonly userId: string;
  /** Does the work and saves the outcome. Never rejects. Aborting the signal stops it. */
  readonly run: (control: TurnControl) => Promise<SettledTurn>;
}

export interface TurnControl {
  readonly signal: AbortSignal;
  readonly report: (step: UntimedStep) => void;
  /** All steps reported so far. */
  readonly steps: () => readonly TurnStep[];
}

/** Somebody who watches a turn. */
export interface TurnListener {
  readonly onStep: (step: TurnStep, place: number) => void;
  readonly onSettled: (settled: SettledTurn) => void;
}

export interface RunningTurnsOptions {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number;
  /** How long a turn continues after its last watcher has left. Default 1,500: its query must end within 2 s. */
  readonly graceMs?: number;
}

/**
 * The turns that are in progress. A watcher receives all steps from the start. A turn that was watched and no longer
 * is stops after a grace period, in which a reload reconnects.
 */
export class RunningTurns {
  readonly #options: RunningTurnsOptions;
  readonly #turns = new Map<string, RunningTurn>();
  /** Who waits for a place, by person. */
  readonly #lines = new Map<string, (() => void)[]>();

  constructor(options: RunningTurnsOptions) {
    this.#options = options;
  }

  countOf(userId: string): number {
    return [...this.#turns.values()].filter((turn) => turn.userId === userId).length;
  }

  /**
   * Starts work once somebody has fewer than so much under way; what waits starts in order.
   *
   * @throws AppError `query-cancelled`; `too-many-requests` where the line is too long
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
      settled: Promise.resolve(),
    };
    const report = (untimed: UntimedStep) => {
      // A database opens once, whichever job reports it.
      if (untimed.kind === "opening-database" && turn.steps.length > 0) return;
      const step: TurnStep = { ...untimed, atMs: Math.round(now() - startedAtMs) };
      // Rows that come are counted in one place.
      if (step.kind === "receiving" && turn.steps.at(-1)?.kind === "receiving") turn.steps.pop();
      turn.steps.push(step);
      for (const listener of turn.listeners) listener.onStep(step, turn.steps.length);
    };
    this.#turns.set(id, turn);
    turn.settled = this.#settle(
      id,
      turn,
      run({ signal: turn.controller.signal, report, steps: () => turn.steps }),
    );
  }

  /** Sends a listener all past and future steps; the result is last. Returns null if the turn is not running. */
  watch(id: string, listener: TurnListener): (() => void) | null {
    const turn = this.#turns.get(id);
    if (turn === undefined) return null;
    clearTimeout(turn.leaving);
    for (const [index, step] of turn.steps.entries()) listener.onStep(step, index + 1);
    turn.listeners.add(listener);
    return () => {
      if (!turn.listeners.delete(listener) || turn.listeners.size > 0) return;
      clearTimeout(turn.leaving);
      turn.leaving = setTimeout(() => turn.controller.abort(), this.#options.graceMs ?? 1_500);
    };
  }

  /** Stops a turn and resolves when it is over; false if it is not running here. */
  async stop(id: string): Promise<boolean> {
    const turn = this.#turns.get(id);
    turn?.controller.abort();
    await turn?.settled;
    return turn !== undefined;
  }

  /** Stops all that runs. */
  async close(): Promise<void> {
    await Promise.all([...this.#turns.keys()].map((id) => this.stop(id)));
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

/** Waits to be called; who was called in vain is the next. Who leaves when called passes it on. */
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
    const place = line.indexOf(resolve);
    if (place === -1) line.shift()?.();
    else line.splice(place, 1);
    throw cause;
  }
}

/** Of one person. */
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
}
