import { AppError } from "@askery/model";
import { expect, onTestFinished, test } from "vitest";
import { type PoolOptions, ProcessPool } from "./process-pool.ts";
import { SpareProcesses } from "./spare-processes.ts";
import { testProgram } from "./start-test-program.test-support.ts";
import type { TestJobs, TestParentJobs } from "./test-jobs.test-support.ts";

type Options = PoolOptions<TestJobs, TestParentJobs>;

function openPool(options: Partial<Options> = {}): ProcessPool<TestJobs, TestParentJobs> {
  const pool = new ProcessPool<TestJobs, TestParentJobs>({
    program: testProgram(),
    maxProcesses: 1,
    jobsPerProcess: 1,
    ...options,
  });
  onTestFinished(() => pool.close());
  return pool;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test("each job has a process up to the maximum; further ones wait in order and are notified", async () => {
  const pool = openPool({ maxProcesses: 2 });
  const positions: string[] = [];
  const leases = [await pool.lease(), await pool.lease()];
  const pids = await Promise.all(leases.map(({ child }) => child.run("processId", null)));
  const third = pool.run("processId", null, { onQueuePosition: (position) => positions.push(position) });
  const fourth = pool.run("processId", null);
  expect(positions).toEqual(["waiting"]);
  leases[0]?.release();
  leases[0]?.release();
  expect([await third, await fourth, positions]).toEqual([pids[0], pids[0], ["waiting", "taken"]]);
  expect(new Set(pids).size).toBe(2);
});

test("a process performs several jobs if allowed", async () => {
  const pool = openPool({ jobsPerProcess: 2 });
  const stopping = new AbortController();
  const waiting = pool.run("wait", null, { signal: stopping.signal }).catch((cause: unknown) => cause);
  expect(await pool.run("echo", 1)).toBe(1);
  stopping.abort();
  expect(await waiting).toMatchObject({ code: "query-cancelled" });
});

test("waiting owners take turns", async () => {
  const pool = openPool();
  const lease = await pool.lease();
  const served: string[] = [];
  const ask = (owner: string) => pool.run("echo", 1, { owner }).then(() => served.push(owner));
  const all = Promise.all(["a", "a", "a", "b"].map(ask));
  lease.release();
  await all;
  expect(served).toEqual(["a", "b", "a", "a"]);
});

test("a process that ended is replaced, also for waiting jobs", async () => {
  const pool = openPool();
  const first = await pool.run("processId", null);
  const dying = pool.run("exit", { code: 1 }).catch((cause: unknown) => cause);
  const second = pool.run("processId", null);
  expect(await dying).toMatchObject({ message: "ended: crashed" });
  expect(await second).not.toBe(first);
});

test("a process is prepared before its first job; if that fails, the next job tries again", async () => {
  const failure = new AppError("file-missing", { message: "Not there.", fix: "" });
  let tries = 0;
  const pool = openPool({ prepare: () => (tries++ === 0 ? Promise.reject(failure) : Promise.resolve()) });
  await expect(pool.run("echo", 1)).rejects.toBe(failure);
  expect([await pool.run("echo", 2), await pool.run("echo", 3), tries]).toEqual([2, 3, 2]);
});

test("an idle process is ended, and the next job starts another", async () => {
  const pool = openPool({ idleMs: 1 });
  const first = await pool.run("processId", null);
  await expect.poll(() => isRunning(first)).toBe(false);
  expect(await pool.run("processId", null)).not.toBe(first);
});

test("a stream is read from a process, which is free when the reader leaves", async () => {
  const pool = openPool();
  const seen: number[] = [];
  for await (const number of pool.stream("count", { to: 1_000 })) if (seen.push(number) === 3) break;
  expect([seen, await pool.run("echo", 1)]).toEqual([[1, 2, 3], 1]);
});

test("closing fails running, waiting and later jobs", async () => {
  const pool = openPool();
  const codeOf = (job: Promise<unknown>) => job.catch((cause: unknown) => String(cause));
  const jobs = [codeOf(pool.run("wait", null)), codeOf(pool.run("echo", 1))];
  await pool.close();
  await pool.close();
  jobs.push(codeOf(pool.run("echo", 1)));
  expect(await Promise.all(jobs)).toEqual(Array(3).fill("AppError: ended: closed"));
});

test("spare processes serve one pool after another, and are killed at the end", async () => {
  const spares = new SpareProcesses<TestJobs, TestParentJobs>((child) => child.run("echo", "cleared"));
  const pids: number[] = [];
  for (let round = 0; round < 2; round++) {
    const program = testProgram({ handlers: { double: (number) => number * 2 + round } });
    const pool = openPool({ spares, program });
    pids.push(await pool.run("processId", null));
    expect(await pool.run("doubled", 4)).toBe(8 + round);
    await pool.close();
  }
  expect(pids[1]).toBe(pids[0]);
  expect(spares.take(testProgram({ args: ["other"] }))).toBeNull();
  spares.close();
  await expect.poll(() => isRunning(pids[0] ?? 0)).toBe(false);
});
