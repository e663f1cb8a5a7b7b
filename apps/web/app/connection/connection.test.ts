import { expect, test } from "vitest";
import { backOffMs } from "./connection.ts";

test("delays double from 1 s to 30 s", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 40].map(backOffMs)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});
