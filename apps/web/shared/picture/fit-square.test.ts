import { expect, test } from "vitest";
import { fitSquare } from "./fit-square.ts";

test.each([
  [
    { width: 400, height: 300 },
    { x: 50, y: 0, side: 300 },
  ],
  [
    { width: 300, height: 500 },
    { x: 0, y: 100, side: 300 },
  ],
  [
    { width: 64, height: 64 },
    { x: 0, y: 0, side: 64 },
  ],
])("of %j the middle is %j", (picture, square) => {
  expect(fitSquare(picture)).toEqual(square);
});
