import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { watchMessages } from "./watch-messages.ts";

/** A message with so many bytes behind its header. */
function message(size: number): Buffer {
  const bytes = Buffer.alloc(5 + size, "x");
  bytes.writeUInt32BE(4 + size, 1);
  return bytes;
}

async function countOversized(parts: readonly Buffer[]): Promise<number> {
  const socket = new PassThrough();
  let count = 0;
  watchMessages(socket, 10, () => count++);
  for (const part of parts) socket.write(part);
  socket.end();
  await new Promise((resolve) => socket.on("end", resolve));
  return count;
}

const allowed = [message(0), message(10), message(3), message(10)];

test("messages up to the limit pass, however they are cut up", async () => {
  const whole = Buffer.concat(allowed);
  expect(await countOversized(allowed)).toBe(0);
  for (let size = 1; size <= whole.length; size++) {
    const parts = Array.from({ length: Math.ceil(whole.length / size) }, (_, index) =>
      whole.subarray(index * size, (index + 1) * size),
    );
    expect(await countOversized(parts)).toBe(0);
  }
});

test("a longer one is told once, by its header alone", async () => {
  const header = message(11).subarray(0, 5);
  expect(await countOversized([...allowed, header])).toBe(1);
  expect(await countOversized([...allowed, ...[...header].map((byte) => Buffer.from([byte]))])).toBe(1);
  expect(await countOversized([message(11), message(11)])).toBe(1);
});
