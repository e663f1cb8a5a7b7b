import { getPriority } from "node:os";
import { AppError } from "@askery/model";
import { expect, onTestFinished, test } from "vitest";
import { ChildProcess, type Program } from "./child-process.ts";
import { testProgram } from "./start-test-program.test-support.ts";
import type { TestJobs, TestParentJobs } from "./test-jobs.test-support.ts";

function startChild(options: Partial<Program<TestParentJobs>> = {}): ChildProcess<TestJobs, TestParentJobs> {
  const child = new ChildProcess<TestJobs, TestParentJobs>(testProgram(options));
  onTestFinished(() => child.kill());
  return child;
}

/** The error that a promise rejects with. */
async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => "done",
    (cause: unknown) => cause,
  );
}

async function readAll<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const read: Item[] = [];
  for await (const item of items) read.push(item);
  return read;
}

test.each(["json", "advanced"] as const)(
  "a job has its input, its progress and its result (%s)",
  async (serialization) => {
    const child = startChild({ serialization });
    expect(await child.run("echo", { a: [1, null, "ü"] })).toEqual({ a: [1, null, "ü"] });
    const seen: number[] = [];
    const stream = child.stream("count", { to: 3 }, { onProgress: (number) => seen.push(number) });
    expect(await readAll(stream)).toEqual([1, 2, 3]);
    expect([seen, await stream.result]).toEqual([[1, 2, 3], 3]);
  },
);

test("bytes arrive as bytes if the program's serialization supports them", async () => {
  expect(await startChild().run("echo", Buffer.from("abc"))).toEqual(Buffer.from("abc"));
});

test("an AppError arrives complete, and keeps the process alive", async () => {
  const child = startChild();
  expect(await failureOf(child.run("fail", { code: "tls-failed" }))).toEqual(
    new AppError(
      "tls-failed",
      { message: "It is broken.", fix: "Mend it." },
      { field: "host", span: { start: 2, end: 4 } },
    ),
  );
  expect(await child.run("echo", 1)).toBe(1);
});

test("any other error is a bug, with the stack of its origin", async () => {
  const failure = await failureOf(startChild().run("failUnexpectedly", null));
  expect(failure).not.toBeInstanceOf(AppError);
  expect(String(failure)).toMatch(/^Error: In another process: TypeError: not expected\n.*test-program/);
});

test("a child may call its parent", async () => {
  expect(await startChild().run("doubled", 21)).toBe(42);
});

test("it inherits nothing of our environment", async () => {
  process.env["ASKERY_TEST_SECRET"] = "hidden";
  onTestFinished(() => void delete process.env["ASKERY_TEST_SECRET"]);
  expect(await startChild().run("environment", null)).toEqual(["NODE_COMPILE_CACHE", "TZ"]);
});

test("no more items are sent than the credit allows", async () => {
  const child = startChild();
  const sent: number[] = [];
  const stream = child.stream("count", { to: 10 }, { credit: 3, onProgress: (number) => sent.push(number) });
  const items = stream[Symbol.asyncIterator]();
  await expect.poll(() => sent).toEqual([1, 2, 3, 4]);
  await child.run("echo", "a while");
  // The fourth item is ready and waits for credit.
  expect(sent).toEqual([1, 2, 3, 4]);
  expect(await items.next()).toEqual({ done: false, value: 1 });
  await expect.poll(() => sent).toEqual([1, 2, 3, 4, 5]);
  await items.return?.();
});

test("leaving a stream cancels its job", async () => {
  const child = startChild();
  const stream = child.stream("count", { to: 1_000_000 });
  for await (const number of stream) if (number === 2) break;
  expect(await failureOf(stream.result)).toMatchObject({ code: "query-cancelled" });
});

test("aborting cancels a job in the child, which fails with the reason of the signal", async () => {
  const child = startChild();
  const stopping = new AbortController();
  const reason = new AppError("query-timed-out", { message: "Too long.", fix: "" });
  const waiting = child.run("wait", null, {
    signal: stopping.signal,
    onProgress: () => stopping.abort(reason),
  });
  expect(await failureOf(waiting)).toBe(reason);
  expect(await failureOf(child.run("echo", 1, { signal: AbortSignal.abort() }))).toMatchObject({
    code: "query-cancelled",
  });
  expect(child.isAlive).toBe(true);
});

test("a cancelled job that continues is killed, and other jobs of its process fail", async () => {
  const child = startChild({ stopGraceMs: 100 });
  const neighbor = failureOf(child.run("wait", null));
  const stopping = new AbortController();
  const spinning = child.run("spin", null, {
    signal: stopping.signal,
    onProgress: () => stopping.abort(),
  });
  expect(await failureOf(spinning)).toMatchObject({ code: "query-cancelled" });
  expect(await neighbor).toMatchObject({ message: "ended: stuck" });
  expect([child.isAlive, await failureOf(child.run("echo", 1))]).toMatchObject([
    false,
    { message: "ended: stuck" },
  ]);
});

test("a crash fails each of its jobs, with the end of the process as the cause", async () => {
  const child = startChild();
  const stream = child.stream("count", { to: 1_000_000 });
  const waiting = failureOf(child.run("wait", null));
  const exiting = failureOf(child.run("exit", { code: 3 }));
  const expected = {
    code: "database-gone",
    message: "ended: crashed",
    cause: new Error("The process ended with code 3."),
  };
  expect([await exiting, await waiting, await failureOf(stream.result)]).toMatchObject([
    expected,
    expected,
    expected,
  ]);
});

test("a process that is silent while it has work is killed", async () => {
  const child = startChild({ maxSilenceMs: 3_000, showsErrors: false });
  await child.run("echo", 1);
  expect(await failureOf(child.run("spin", null))).toMatchObject({ message: "ended: silent" });
});

test("a process that exceeds its memory is killed", async () => {
  const child = startChild({ maxResidentMb: 300 });
  expect(await failureOf(child.run("fillMemory", null))).toMatchObject({ message: "ended: too-large" });
});

test("a missing program fails its jobs", async () => {
  const child = startChild({ url: new URL("./missing.ts", import.meta.url), showsErrors: false });
  expect(await failureOf(child.run("echo", 1))).toMatchObject({ message: "ended: crashed" });
});

test("ending a process cancels its jobs and waits for it to close", async () => {
  const child = startChild({ endGraceMs: 30_000 });
  const waiting = failureOf(child.run("wait", null));
  await child.run("echo", 1);
  await child.end();
  expect([await waiting, child.isAlive]).toMatchObject([{ code: "query-cancelled" }, false]);
});

test("a process yields to others on the machine as much as it should", async () => {
  const [usual, nice] = await Promise.all(
    [0, 4].map(async (niceness) => getPriority(await startChild({ niceness }).run("processId", null))),
  );
  expect(nice).toBe(4);
  expect(usual).toBe(getPriority());
});
