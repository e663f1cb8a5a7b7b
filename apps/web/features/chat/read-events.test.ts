import { expect, test } from "vitest";
import { readEvents } from "./read-events.ts";

async function* inPieces(text: string, length: number): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += length) yield text.slice(start, start + length);
}

const stream =
  ':\n\nid: 1\nevent: step\ndata: {"kind":"running"}\n\n:\n\nevent: state\ndata: {"a": "b: c"}\n\n';

test.each([1, 7, 1_000])("reads events from pieces of %i characters", async (length) => {
  const events = [];
  for await (const event of readEvents(inPieces(stream, length))) events.push(event);
  expect(events).toEqual([
    { event: "step", id: "1", data: '{"kind":"running"}' },
    { event: "state", id: "1", data: '{"a": "b: c"}' },
  ]);
});
