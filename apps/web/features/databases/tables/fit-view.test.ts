import { expect, test } from "vitest";
import { fitView } from "./fit-view.ts";

const room = { width: 100, height: 100 };
const corner = { x: 0, y: 0 };

test("centers a small drawing at its size, and scales down a larger one", () => {
  const start = { smallest: 0.2, focus: corner };
  expect(fitView(room, { width: 50, height: 20 }, start)).toEqual({ scale: 1, x: 25, y: 40 });
  expect(fitView(room, { width: 200, height: 100 }, start)).toEqual({ scale: 0.5, x: 0, y: 25 });
});

test("at the minimum scale, shows the area around the focus, without gaps at the ends", () => {
  const tall = { width: 100, height: 1_000 };
  const at = (y: number) => fitView(room, tall, { smallest: 0.5, focus: { x: 50, y } });
  expect(at(500)).toEqual({ scale: 0.5, x: 25, y: -200 });
  expect(at(0)).toEqual({ scale: 0.5, x: 25, y: 0 });
  expect(at(1_000)).toEqual({ scale: 0.5, x: 25, y: -400 });
});
