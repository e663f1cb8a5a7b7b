import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { openLogStream } from "./log-stream.ts";

test("lines wait for a reader that is slow, up to a limit", () => {
  const output = new Writable({ write: () => undefined });
  const stream = openLogStream(output);
  const line = `${"x".repeat(99_999)}\n`;
  for (let count = 0; count < 50; count++) stream.write(line);
  expect(output.writableLength).toBe(1_000_000);
});

test("a reader that has gone is no failure", () => {
  const output = new Writable({ write: (_line, _encoding, done) => done(new Error("write EPIPE")) });
  const stream = openLogStream(output);
  stream.write("one\n");
  stream.write("two\n");
  expect(output.listenerCount("error")).toBe(1);
});
