import { expect, test } from "vitest";
import { queueMount } from "./mount-queue.ts";

test("what is queued is mounted in several tasks, the first positions first", async () => {
  const mounted: number[] = [];
  const countPerTask: number[] = [];
  let count = 0;
  const positions = Array.from({ length: 14 }, (_, index) => 13 - index);
  const ordered = Array.from({ length: 14 }, (_, index) => index);
  await Promise.all(
    positions.map(
      async (position) =>
        new Promise<void>((resolve) => {
          const mount = () => {
            mounted.push(position);
            count += 1;
            // Runs after the task.
            if (count === 1) {
              queueMicrotask(() => {
                countPerTask.push(count);
                count = 0;
              });
            }
            resolve();
          };
          queueMount({ position, mount });
        }),
    ),
  );
  expect(mounted).toEqual(ordered);
  expect(countPerTask).toEqual([6, 6, 2]);
});

test("what is taken back is not mounted", async () => {
  const mounted: string[] = [];
  const takeBack = queueMount({ position: 0, mount: () => mounted.push("gone") });
  const other = new Promise<void>((resolve) => {
    queueMount({
      position: 1,
      mount: () => {
        mounted.push("there");
        resolve();
      },
    });
  });
  takeBack();
  await other;
  expect(mounted).toEqual(["there"]);
});
