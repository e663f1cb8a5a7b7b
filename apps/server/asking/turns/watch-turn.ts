import type { TurnStep } from "@askery/api";
import { setTimeout as wait } from "node:timers/promises";
import type { TurnContext } from "./turn-context.ts";
import { findTurn, readState } from "./read-turns.ts";
import { stopLeftTurns } from "./stop-left-turns.ts";
import { streamSteps, type StepListener } from "./stream-steps.ts";

export interface WatchRequest {
  readonly turnId: string;
  /** How many steps the watcher has seen already. */
  readonly seen: number;
  /** Aborted when the watcher leaves. */
  readonly signal: AbortSignal;
}

/** Bytes of a stream of events: all steps of a turn that were not seen yet, those to come, its state. */
export function watchTurn(context: TurnContext, request: WatchRequest): ReadableStream<Uint8Array> {
  return streamSteps(
    request,
    (listener) => context.turns.watch(request.turnId, listener),
    (listener) => replay(context, request, listener),
  );
}

const pollMs = 500;

/** A turn that this server does not work on: it is over, it was left, or another server works on it. */
async function replay(
  context: TurnContext,
  { turnId, signal }: WatchRequest,
  { onStep, onSettled }: StepListener,
): Promise<void> {
  await stopLeftTurns(context, turnId);
  let row = await findTurn(context, turnId);
  while (row.state === "running" && !signal.aborted) {
    await wait(pollMs);
    row = await findTurn(context, turnId);
  }
  if (signal.aborted) return;
  const steps = JSON.parse(row.steps ?? "[]") as readonly TurnStep[];
  for (const [index, step] of steps.entries()) onStep(step, index + 1);
  onSettled(await readState(context.store, row));
}
