import type { TurnStep } from "@askery/api";
import { setTimeout as wait } from "node:timers/promises";
import type { TurnContext } from "./turn-context.ts";
import { findTurn, readState } from "./read-turns.ts";
import { stopLeftTurns } from "./stop-left-turns.ts";
import { streamSteps, type StepListener } from "./stream-steps.ts";

export interface WatchRequest {
  readonly turnId: string;
  /** How many steps the client has already received. */
  readonly seen: number;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

/**
 * The bytes of an event stream: all past and future steps of a turn that the client has not received, then its state.
 */
export function watchTurn(context: TurnContext, request: WatchRequest): ReadableStream<Uint8Array> {
  return streamSteps(
    request,
    (listener) => context.turns.watch(request.turnId, listener),
    (listener) => replay(context, request, listener),
  );
}

const pollMs = 500;

/**
 * Sends the state of a turn that does not run on this server: it has ended, was abandoned, or runs on another server.
 */
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
