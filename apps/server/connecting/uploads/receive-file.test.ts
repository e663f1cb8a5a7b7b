import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "../../testing/start-test-server.test-support.ts";
import { receiveFile } from "./receive-file.ts";

const never = new AbortController().signal;

function streamOf(...pieces: readonly string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
}

test("received bytes are written unchanged, and their size is returned", async () => {
  const path = join(makeTemporaryFolder(), "incoming", "one");
  const request = { path, bytes: streamOf("a,b\n", "1,2\n"), maxBytes: 8, signal: never };
  expect([await receiveFile(request), readFileSync(path, "utf8")]).toEqual([8, "a,b\n1,2\n"]);
});

test("one byte over the limit aborts it, and no file remains", async () => {
  const path = join(makeTemporaryFolder(), "one");
  const receiving = receiveFile({ path, bytes: streamOf("12345678", "9"), maxBytes: 8, signal: never });
  await expect(receiving).rejects.toMatchObject({ code: "plan-limit" });
  expect(existsSync(path)).toBe(false);
});

test("an empty body is not a file", async () => {
  const path = join(makeTemporaryFolder(), "one");
  for (const bytes of [null, streamOf()]) {
    const receiving = receiveFile({ path, bytes, maxBytes: null, signal: never });
    await expect(receiving).rejects.toMatchObject({ code: "file-empty" });
  }
  expect(existsSync(path)).toBe(false);
});

test("if the sender leaves in the middle, no partial file remains", async () => {
  const path = join(makeTemporaryFolder(), "one");
  const leaving = new AbortController();
  const bytes = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.enqueue(new Uint8Array(100_000));
      leaving.abort();
    },
  });
  const receiving = receiveFile({ path, bytes, maxBytes: null, signal: leaving.signal });
  await expect(receiving).rejects.toMatchObject({ code: "query-cancelled" });
  expect(existsSync(path)).toBe(false);
});
