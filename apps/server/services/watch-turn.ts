import type { TurnStep } from "@askery/api";
import { setTimeout as wait } from "node:timers/promises";
import type { TurnContext } from "./asking-context.ts";
import { printState } from "./print-turn.ts";
import { findTurn } from "./read-turns.ts";
import { stopLeftTurns } from "./stop-left-turns.ts";

export interface WatchRequest {
  readonly turnId: string;
  /** How many steps the watcher has seen already. */
  readonly seen: number;
  /** Aborted when the watcher leaves. */
  readonly signal: AbortSignal;
}

/** Bytes of a stream of events: all steps of a turn that were not seen yet, those to come, its state. */
export function watchTurn(context: TurnContext, request: WatchRequest): ReadableStream<Uint8Array> {
  const { turnId, seen, signal } = request;
  const encoder = new TextEncoder();
  let leave: () => void = () => undefined;
  return new ReadableStream<Uint8Array>({
    start: async (controller) => {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      const heartbeat = setInterval(() => write(":\n\n"), heartbeatMs);
      let isOver = false;
      const end = () => {
        if (isOver) return;
        isOver = true;
        clearInterval(heartbeat);
        controller.close();
      };
      const onStep = (step: TurnStep, place: number) => {
        if (place > seen) write(printEvent("step", JSON.stringify(step), place));
      };
      const onSettled = (settled: Parameters<typeof printState>[0]) => {
        write(printEvent("state", printState(settled)));
        end();
      };
      // So that something comes at once, whatever stands between.
      write(":\n\n");
      const unwatch = context.turns.watch(turnId, { onStep, onSettled });
      leave = () => {
        unwatch?.();
        if (isOver) return;
        isOver = true;
        clearInterval(heartbeat);
      };
      signal.addEventListener("abort", leave, { once: true });
      if (unwatch === null) await replay(context, request, { onStep, onSettled });
    },
    cancel: () => leave(),
  });
}

const heartbeatMs = 10_000;
const pollMs = 500;

function printEvent(event: string, data: string, id?: number): string {
  return `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`;
}

interface Watcher {
  readonly onStep: (step: TurnStep, place: number) => void;
  readonly onSettled: (settled: Parameters<typeof printState>[0]) => void;
}

/** A turn that this server does not work on: it is over, it was left, or another server works on it. */
async function replay(
  context: TurnContext,
  { turnId, signal }: WatchRequest,
  { onStep, onSettled }: Watcher,
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
  onSettled(row);
}
