import type { TurnStep } from "@askery/api";
import { printState, type PrintedState } from "./print-turn.ts";

/** Receives the steps of a question and its outcome. */
export interface StepListener {
  readonly onStep: (step: TurnStep, index: number) => void;
  readonly onSettled: (settled: PrintedState) => void;
}

interface StreamOptions {
  /** How many steps the client has already received. Default 0. */
  readonly seen?: number;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

/**
 * The bytes of an event stream: the steps that were not sent yet, and the final state.
 *
 * @param watch starts to listen and returns a function that stops; null if nothing is running, in which case `replay`
 * sends the events
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
      let isOver = false;
      let unsent = "";
      let sending: NodeJS.Timeout | undefined;
      const send = () => {
        clearTimeout(sending);
        sending = undefined;
        if (unsent !== "" && !isOver) controller.enqueue(encoder.encode(unsent));
        unsent = "";
      };
      // What happens in one frame of a screen is sent together: each part that is sent costs more than its content.
      const write = (text: string) => {
        unsent += text;
        sending ??= setTimeout(send, frameMs);
      };
      const heartbeat = setInterval(() => write(":\n\n"), heartbeatMs);
      const end = () => {
        if (isOver) return;
        send();
        isOver = true;
        clearInterval(heartbeat);
        controller.close();
      };
      const onStep = (step: TurnStep, index: number) => {
        if (index > seen || step.kind === "receiving") write(printEvent("step", JSON.stringify(step), index));
      };
      const onSettled = (settled: PrintedState) => {
        write(printEvent("state", printState(settled)));
        end();
      };
      // Sends something immediately, so that no proxy buffers the stream.
      write(":\n\n");
      const unwatch = watch({ onStep, onSettled });
      send();
      leave = () => {
        unwatch?.();
        if (isOver) return;
        isOver = true;
        clearTimeout(sending);
        clearInterval(heartbeat);
      };
      signal.addEventListener("abort", leave, { once: true });
      if (unwatch === null) await replay?.({ onStep, onSettled });
    },
    cancel: () => leave(),
  });
}

const heartbeatMs = 10_000;
const frameMs = 16;

function printEvent(event: string, data: string, id?: number): string {
  return `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`;
}
