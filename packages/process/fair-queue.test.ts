import { AppError } from "@askery/model";
import { expect, test } from "vitest";
import { FairQueue, type WaitOptions } from "./fair-queue.ts";

/** The order in which these waiters are served. */
function lineUp(
  waiting: readonly (WaitOptions & { readonly name: string })[],
  queue = new FairQueue<null>(),
) {
  const served: string[] = [];
  for (const { name, ...options } of waiting) {
    queue.wait(options).then(
      () => served.push(name),
      (cause: unknown) => served.push(`${name} ${cause instanceof AppError ? cause.code : String(cause)}`),
    );
  }
  return { queue, served };
}

async function giveAll(queue: FairQueue<null>): Promise<void> {
  while (queue.give(null)) await Promise.resolve();
  await new Promise(setImmediate);
}

test("waits of one owner are served in order", async () => {
  const { queue, served } = lineUp([{ name: "a" }, { name: "b" }, { name: "c" }]);
  await giveAll(queue);
  expect(served).toEqual(["a", "b", "c"]);
  expect([queue.isEmpty, queue.give(null)]).toEqual([true, false]);
});

test("owners take turns, however many waits each has", async () => {
  const { queue, served } = lineUp([
    { name: "a1", owner: "a" },
    { name: "a2", owner: "a" },
    { name: "a3", owner: "a" },
    { name: "b1", owner: "b" },
    { name: "c1", owner: "c" },
    { name: "b2", owner: "b" },
  ]);
  await giveAll(queue);
  expect(served).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
});

test("an aborted wait leaves the queue, and does not delay others", async () => {
  const stopping = new AbortController();
  const { queue, served } = lineUp([
    { name: "a", signal: stopping.signal },
    { name: "b", signal: AbortSignal.abort() },
    { name: "c" },
  ]);
  stopping.abort();
  await giveAll(queue);
  expect(served.toSorted()).toEqual(["a query-cancelled", "b query-cancelled", "c"]);
});

test("an owner with too many waits is refused, others are not", async () => {
  const { queue, served } = lineUp(
    [
      { name: "a1", owner: "a" },
      { name: "a2", owner: "a" },
      { name: "b1", owner: "b" },
    ],
    new FairQueue(1),
  );
  await giveAll(queue);
  expect(served).toEqual(["a2 too-many-requests", "a1", "b1"]);
});

test("closing fails all waits", async () => {
  const { queue, served } = lineUp([{ name: "a", owner: "a" }, { name: "b" }]);
  queue.close(new AppError("database-gone", { message: "Closed.", fix: "" }));
  await giveAll(queue);
  expect(served).toEqual(["a database-gone", "b database-gone"]);
});
