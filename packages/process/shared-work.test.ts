import { expect, test } from "vitest";
import { SharedWork } from "./shared-work.ts";

test("work that several callers want at the same time is done once, and again for later ones", async () => {
  const shared = new SharedWork<number>();
  let runs = 0;
  const work = async () => Promise.resolve(++runs);
  expect(await Promise.all([shared.share("one", work), shared.share("one", work)])).toEqual([1, 1]);
  expect(await Promise.all([shared.share("one", work), shared.share("other", work)])).toEqual([2, 3]);
});

test("all callers get the failure of the work, and the next one tries again", async () => {
  const shared = new SharedWork<string>();
  const fail = async () => Promise.reject(new Error("no"));
  const both = await Promise.allSettled([shared.share("one", fail), shared.share("one", fail)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await shared.share("one", async () => Promise.resolve("yes"))).toBe("yes");
});

test("a caller that leaves does not stop the work of others; the last one does", async () => {
  const shared = new SharedWork<string>();
  const [first, second] = [new AbortController(), new AbortController()];
  const { promise, resolve } = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const work = async (signal: AbortSignal) => {
    signals.push(signal);
    return promise;
  };
  const one = shared.share("key", work, first.signal);
  const other = shared.share("key", work, second.signal);
  first.abort(new Error("left"));
  await expect(one).rejects.toThrow("left");
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  second.abort(new Error("left as well"));
  await expect(other).rejects.toThrow("left as well");
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  const next = shared.share("key", work);
  resolve("done");
  expect([await next, signals.length]).toEqual(["done", 2]);
});
