import { getPriority } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { ProcessGroup } from "./process-group.ts";
import { testProgram } from "./start-test-program.test-support.ts";
import type { TestJobs, TestParentJobs } from "./test-jobs.test-support.ts";

/** The input of a job that takes long. */
const longWork = { rows: 1_000_000 };

/** A group in which a job's input, if it is a text, names what the job needs. What has grown is heavy, too. */
function openGroup(
  maxProcesses: number,
  grown: ReadonlySet<unknown> = new Set(),
): ProcessGroup<TestJobs, TestParentJobs> {
  const group = new ProcessGroup<TestJobs, TestParentJobs>({
    each: { program: testProgram(), jobsPerProcess: Infinity },
    maxProcesses,
    keyOf: (input) => (typeof input === "string" ? input : null),
    isHeavy: (input) =>
      input === longWork || grown.has(input) || (typeof input === "string" && input.startsWith("heavy")),
    heavyNiceness: 7,
    homeMs: 60_000,
  });
  onTestFinished(() => group.close());
  return group;
}

test("jobs about one thing share a process, and things are spread over processes", async () => {
  const group = openGroup(2);
  const pidOf = (key: string) => group.run("processId", key);
  const [a, b, c] = await Promise.all([pidOf("a"), pidOf("b"), pidOf("c")]);
  expect(a).not.toBe(b);
  expect([a, b]).toContain(c);
  expect(await Promise.all([pidOf("a"), pidOf("b"), pidOf("c")])).toEqual([a, b, c]);
});

test("heavy things share half of the processes, and others live where none of them is", async () => {
  const group = openGroup(4);
  const pidsOf = async (...keys: readonly string[]) =>
    new Set(await Promise.all(keys.map((key) => group.run("processId", key))));
  const heavy = await pidsOf("heavy 1", "heavy 2", "heavy 3", "heavy 4");
  const light = await pidsOf("a", "b", "c", "d");
  expect([heavy.size, light.size, new Set([...heavy, ...light]).size]).toEqual([2, 2, 4]);
});

test("things leave a process that heavy work has come to, once no job about them runs", async () => {
  const group = openGroup(2);
  const pidOf = (key: string) => group.run("processId", key);
  const [a, b] = [await pidOf("a"), await pidOf("b")];
  const heavy = await pidOf("heavy");
  expect(new Set([a, b])).toContain(heavy);
  const light = [a, b].find((pid) => pid !== heavy);
  expect(await Promise.all([pidOf("a"), pidOf("b"), pidOf("heavy")])).toEqual([light, light, heavy]);
});

test("a thing that turns out to be heavy moves to where such things live", async () => {
  const grown = new Set<unknown>();
  const group = openGroup(2, grown);
  const before = await group.run("processId", "growing");
  grown.add("growing");
  const after = await group.run("processId", "growing");
  expect(after).not.toBe(before);
  expect(after).toBe(await group.run("processId", "heavy"));
});

test("processes of heavy things yield to the others", async () => {
  const group = openGroup(2);
  const [light, heavy] = await Promise.all(
    ["a", "heavy"].map(async (key) => getPriority(await group.run("processId", key))),
  );
  expect([light, heavy]).toEqual([getPriority(), 7]);
  const only = await openGroup(1).run("processId", "heavy");
  expect(getPriority(only)).toBe(getPriority());
});

test("long work that needs nothing is done where heavy things live", async () => {
  const group = openGroup(2);
  const light = await group.run("processId", "a");
  const [long, usual] = [await group.run("processId", longWork), await group.run("processId", null)];
  expect([long === (await group.run("processId", "heavy")), usual]).toEqual([true, light]);
});

test("with one process, heavy things and others share it", async () => {
  const group = openGroup(1);
  expect(await group.run("processId", "heavy")).toBe(await group.run("processId", "a"));
});

test("a busy process delays only what lives there", async () => {
  const group = openGroup(2);
  const stopping = new AbortController();
  const home = await group.run("processId", "a");
  const busy = group.run("wait", null, { signal: stopping.signal }).catch((cause: unknown) => cause);
  const other = await group.run("processId", "b");
  expect(other).not.toBe(home);
  stopping.abort();
  expect(await busy).toMatchObject({ code: "query-cancelled" });
});

test("a job that needs nothing goes to a process that runs already, unless it is busy", async () => {
  const group = openGroup(2);
  const home = await group.run("processId", "a");
  expect(await group.run("processId", null)).toBe(home);
  const stopping = new AbortController();
  const busy = group.run("wait", null, { signal: stopping.signal }).catch((cause: unknown) => cause);
  expect(await group.run("processId", null)).not.toBe(home);
  stopping.abort();
  await busy;
});

test("a process that died is replaced, and the others go on", async () => {
  const group = openGroup(2);
  const [a, b] = await Promise.all([group.run("processId", "a"), group.run("processId", "b")]);
  const failed = await group.run("exit", { code: 1 }).catch((cause: unknown) => cause);
  expect(failed).toMatchObject({ code: "database-gone" });
  const after = await Promise.all([group.run("processId", "a"), group.run("processId", "b")]);
  expect(after.filter((pid) => pid === a || pid === b)).toHaveLength(1);
});

test("streams come from the home of their thing, too", async () => {
  const group = openGroup(1);
  const numbers: number[] = [];
  for await (const number of group.stream("count", { to: 3 })) numbers.push(number);
  expect(numbers).toEqual([1, 2, 3]);
});

test("a closed group refuses jobs", async () => {
  const group = openGroup(2);
  await group.close();
  await group.close();
  await expect(group.run("echo", "a")).rejects.toMatchObject({ code: "database-gone" });
});
