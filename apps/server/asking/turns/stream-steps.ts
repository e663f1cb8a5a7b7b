import type { TurnStep } from "@askery/api";
import { printState, type PrintedState } from "./print-turn.ts";

/** Who watches what is done for a question, and how it ends. */
export interface StepListener {
  readonly onStep: (step: TurnStep, place: number) => void;
  readonly onSettled: (settled: PrintedState) => void;
}

interface StreamOptions {
  /** How many steps the watcher has seen already. Default 0. */
  readonly seen?: number;
  /** Aborted when the watcher leaves. */
  readonly signal: AbortSignal;
}

/**
 * Bytes of a stream of events: steps that were not seen yet, and the state that ends it.
 *
 * @param watch begins to tell, and gives the way to leave; null where nothing runs, and `replay` tells instead
 */
export function streamSteps(
  { seen = 0, signal }: StreamOptions,
  watch: (listener: StepListener) => (() => void) | null,
  replay?: (listener: StepListener) => Promise<void>,
): ReadableStream<Uint8Array> {
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
        if (place > seen || step.kind === "receiving") write(printEvent("step", JSON.stringify(step), place));
      };
      const onSettled = (settled: PrintedState) => {
        write(printEvent("state", printState(settled)));
        end();
      };
      // So that something comes at once, whatever stands between.
      write(":\n\n");
      const unwatch = watch({ onStep, onSettled });
      leave = () => {
        unwatch?.();
        if (isOver) return;
        isOver = true;
        clearInterval(heartbeat);
      };
      signal.addEventListener("abort", leave, { once: true });
      if (unwatch === null) await replay?.({ onStep, onSettled });
    },
    cancel: () => leave(),
  });
}

const heartbeatMs = 10_000;

function printEvent(event: string, data: string, id?: number): string {
  return `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`;
}
