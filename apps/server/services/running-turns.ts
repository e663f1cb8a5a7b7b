import type { TurnStep } from "@askery/api";
import type { UntimedStep } from "../children/asking/jobs.ts";

/** What a turn came to, as the store keeps it. */
export interface SettledTurn {
  readonly state: "done" | "stopped" | "failed";
  /** JSON; null when stopped. */
  readonly result: string | null;
}

/** What is done for a turn. */
export interface TurnWork {
  readonly id: string;
  readonly userId: string;
  /** Does it and keeps what comes of it. Never rejects. Aborting the signal stops it. */
  readonly run: (control: TurnControl) => Promise<SettledTurn>;
}

export interface TurnControl {
  readonly signal: AbortSignal;
  readonly tell: (step: UntimedStep) => void;
  /** All that was told so far. */
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
  /** How long a turn goes on after the last one who watched it has left. Default 2,000. */
  readonly graceMs?: number;
}

/**
 * The turns that are being worked on: who watches one is told all of it from the start. A turn that was watched and is
 * not any longer is stopped, after a grace in which a reload comes back.
 */
export class RunningTurns {
  readonly #options: RunningTurnsOptions;
  readonly #turns = new Map<string, RunningTurn>();

  constructor(options: RunningTurnsOptions) {
    this.#options = options;
  }

  countOf(userId: string): number {
    return [...this.#turns.values()].filter((turn) => turn.userId === userId).length;
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
    const tell = (untimed: UntimedStep) => {
      // A database is opened once, whoever says so.
      if (untimed.kind === "opening-database" && turn.steps.length > 0) return;
      const step: TurnStep = { ...untimed, atMs: Math.round(now() - startedAtMs) };
      turn.steps.push(step);
      for (const listener of turn.listeners) listener.onStep(step, turn.steps.length);
    };
    this.#turns.set(id, turn);
    turn.settled = this.#settle(
      id,
      turn,
      run({ signal: turn.controller.signal, tell, steps: () => turn.steps }),
    );
  }

  /** Tells a listener all there was and all there will be; null where the turn does not run. The result ends it. */
  watch(id: string, listener: TurnListener): (() => void) | null {
    const turn = this.#turns.get(id);
    if (turn === undefined) return null;
    clearTimeout(turn.leaving);
    for (const [index, step] of turn.steps.entries()) listener.onStep(step, index + 1);
    turn.listeners.add(listener);
    return () => {
      if (!turn.listeners.delete(listener) || turn.listeners.size > 0) return;
      clearTimeout(turn.leaving);
      turn.leaving = setTimeout(() => turn.controller.abort(), this.#options.graceMs ?? 2_000);
    };
  }

  /** Stops a turn and resolves when it is over; false where it does not run here. */
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
    for (const listener of turn.listeners) listener.onSettled(settled);
    turn.listeners.clear();
  }
}

interface RunningTurn {
  readonly userId: string;
  readonly controller: AbortController;
  readonly steps: TurnStep[];
  readonly listeners: Set<TurnListener>;
  settled: Promise<void>;
  leaving: NodeJS.Timeout | undefined;
}
