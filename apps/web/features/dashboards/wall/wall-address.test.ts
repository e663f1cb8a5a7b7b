import { expect, test } from "vitest";
import { readWall } from "./wall-address.ts";

test("an address without a wall is none; one without seconds, or with none that can be, rotates as usual", () => {
  expect([undefined, "", "15", "0", "soon", "-3", "99999"].map(readWall)).toEqual([
    null,
    30,
    15,
    0,
    30,
    30,
    3_600,
  ]);
});
