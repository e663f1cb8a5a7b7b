import type { Sliced } from "@askery/model";
import { expect, test } from "vitest";
import { inSlices } from "./in-slices.ts";

/** A clock, and work of a number of parts, each of which takes 5 ms of it and is recorded. */
function prepareWork() {
  const clock = { ms: 0 };
  const done: string[] = [];
  function* workOf(name: string, parts: number): Sliced<string> {
    for (let part = 0; part < parts; part++) {
      yield;
      clock.ms += 5;
      done.push(name);
    }
    return name;
  }
  return { now: () => clock.ms, done, workOf };
}

test("two works take turns, and each counts its own time", async () => {
  const { now, done, workOf } = prepareWork();
  const results = await Promise.all([inSlices(workOf("a", 4), { now }), inSlices(workOf("b", 4), { now })]);
  expect(results).toEqual([
    { result: "a", ms: 20 },
    { result: "b", ms: 20 },
  ]);
  expect(done.join("")).toBe("aabbaabb");
});

test("short work is done at once", async () => {
  const { now, done, workOf } = prepareWork();
  const work = inSlices(workOf("a", 1), { now });
  expect(done).toEqual(["a"]);
  expect(await work).toEqual({ result: "a", ms: 5 });
});

test("work in shorter slices lets the other go on sooner", async () => {
  const { now, done, workOf } = prepareWork();
  await Promise.all([inSlices(workOf("a", 2), { now, sliceMs: 2 }), inSlices(workOf("b", 2), { now })]);
  expect(done.join("")).toBe("abba");
});

test("work that is stopped fails with the reason", async () => {
  const { now, done, workOf } = prepareWork();
  const controller = new AbortController();
  const work = inSlices(workOf("a", 1_000), { now, signal: controller.signal });
  controller.abort(new Error("Stopped."));
  await expect(work).rejects.toThrow("Stopped.");
  expect(done).toHaveLength(2);
});

test("work that has used less time goes first, and what waits longest is not forgotten", async () => {
  const { now, done, workOf } = prepareWork();
  const heavy = ["a", "b", "c"].map((name) => inSlices(workOf(name, 40), { now }));
  // All three have used much when the light one comes.
  await expect.poll(() => done.length).toBeGreaterThan(30);
  const before = done.length;
  await inSlices(workOf("light", 6), { now });
  const others = done.slice(before, done.lastIndexOf("light")).filter((name) => name !== "light");
  expect(others.length).toBeLessThanOrEqual(4);
  await Promise.all(heavy);
  expect(done).toHaveLength(126);
});

test("heavy works of one size go on one after the other", async () => {
  const { now, done, workOf } = prepareWork();
  const names = ["a", "b", "c", "d"];
  const works = names.map((name) => inSlices(workOf(name, 300), { now }));
  await Promise.race(works);
  const counts = names.map((name) => done.filter((one) => one === name).length);
  const [most = 0, ...others] = counts.toSorted((one, other) => other - one);
  // 100 parts make a work a heavy one. When the first is done, the others have used little more.
  expect([most, others.every((count) => count >= 100 && count < 160)]).toEqual([300, true]);
  await Promise.all(works);
});
