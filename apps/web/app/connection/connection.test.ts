import { expect, test } from "vitest";
import { backOffMs } from "./connection.ts";

test("pauses double from one second up to thirty", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 40].map(backOffMs)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});
