import { expect, test } from "vitest";
import { fitView } from "./fit-view.ts";

const room = { width: 100, height: 100 };
const corner = { x: 0, y: 0 };

test("a small drawing stands in the middle as it is, a larger one as large as it fits", () => {
  const start = { smallest: 0.2, focus: corner };
  expect(fitView(room, { width: 50, height: 20 }, start)).toEqual({ scale: 1, x: 25, y: 40 });
  expect(fitView(room, { width: 200, height: 100 }, start)).toEqual({ scale: 0.5, x: 0, y: 25 });
});

test("of one that is too large to be read, what is around its focus is in sight, up to its ends", () => {
  const tall = { width: 100, height: 1_000 };
  const at = (y: number) => fitView(room, tall, { smallest: 0.5, focus: { x: 50, y } });
  expect(at(500)).toEqual({ scale: 0.5, x: 25, y: -200 });
  expect(at(0)).toEqual({ scale: 0.5, x: 25, y: 0 });
  expect(at(1_000)).toEqual({ scale: 0.5, x: 25, y: -400 });
});
