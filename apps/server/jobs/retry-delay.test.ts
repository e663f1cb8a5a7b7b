import { expect, test } from "vitest";
import { retryDelayMs } from "./retry-delay.ts";

test("each delay is twice the previous one, an hour at most, and up to half of it less", () => {
  const seconds = (random: number) => [1, 2, 3, 9, 10, 60].map((tries) => retryDelayMs(tries, random) / 1000);
  expect(seconds(1)).toEqual([10, 20, 40, 2560, 3600, 3600]);
  expect(seconds(0)).toEqual([5, 10, 20, 1280, 1800, 1800]);
});
