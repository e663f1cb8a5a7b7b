import type { TurnStep } from "@askery/api";
import { expect, test } from "vitest";
import { streamSteps, type StepListener } from "./stream-steps.ts";

const words: TurnStep = { kind: "reading-words", atMs: 1 };
const running: TurnStep = { kind: "running", atMs: 2 };

/** A stream of a turn that has read its words, and what it hears later. */
function openStream(seen = 0) {
  const left = new AbortController();
  const heard: { listener: StepListener | null } = { listener: null };
  const stream = streamSteps({ seen, signal: left.signal }, (listener) => {
    listener.onStep(words, 1);
    heard.listener = listener;
    return () => undefined;
  });
  const reader = stream.getReader();
  const read = async () => {
    const { value } = await reader.read();
    return value === undefined ? "the end" : new TextDecoder().decode(value);
  };
  return { heard, left, read };
}

test("past steps are sent at once, and later ones together with what follows them in the same frame", async () => {
  const { heard, read } = openStream();
  expect(await read()).toBe(`:\n\nid: 1\nevent: step\ndata: ${JSON.stringify(words)}\n\n`);
  heard.listener?.onStep(running, 2);
  heard.listener?.onSettled({ state: "stopped", result: null });
  expect(await read()).toBe(
    `id: 2\nevent: step\ndata: ${JSON.stringify(running)}\n\nevent: state\ndata: {"kind":"stopped"}\n\n`,
  );
  expect(await read()).toBe("the end");
});

test("steps that the client has seen are left out, and nothing is sent after it has left", async () => {
  const { heard, left, read } = openStream(1);
  expect(await read()).toBe(":\n\n");
  heard.listener?.onStep(running, 2);
  expect(await read()).toBe(`id: 2\nevent: step\ndata: ${JSON.stringify(running)}\n\n`);
  left.abort();
  heard.listener?.onStep(running, 3);
  const late = Promise.race([read(), new Promise((resolve) => setImmediate(resolve, "nothing"))]);
  expect(await late).toBe("nothing");
});
