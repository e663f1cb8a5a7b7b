import { expect, test } from "vitest";
import { readMode } from "./last-mode.ts";

test("asking starts in Genesis and stays in the mode used last", () => {
  expect([null, "nonsense", "genesis", "explorer", "quantum"].map(readMode)).toEqual([
    "genesis",
    "genesis",
    "genesis",
    "explorer",
    "quantum",
  ]);
});
