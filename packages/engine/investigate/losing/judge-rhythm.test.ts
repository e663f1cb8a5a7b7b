import { expect, test } from "vitest";
import { judgeSilence } from "./judge-rhythm.ts";

test("the longer the silence beside the usual wait, the less likely it is chance", () => {
  const monthly = { count: 13, first: 0, last: 360 };
  const [week, quarter, half] = [367, 450, 540].map((today) => judgeSilence(monthly, today) ?? 1);
  expect(week).toBeGreaterThan(0.75);
  expect(quarter).toBeLessThan(0.1);
  expect(half).toBeLessThan(0.01);
});

test("the same silence says less of something that was rarely seen", () => {
  const rare = judgeSilence({ count: 4, first: 0, last: 360 }, 540) ?? 0;
  expect(rare).toBeGreaterThan(0.25);
});

test("with fewer than four events, or all on a day, there is no rhythm", () => {
  expect(judgeSilence({ count: 3, first: 0, last: 60 }, 400)).toBe(null);
  expect(judgeSilence({ count: 9, first: 5, last: 5 }, 400)).toBe(null);
});

test("of things that have not stopped, one in twenty is below one in twenty", () => {
  let state = 7;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const low = Array.from({ length: 20_000 }, () => {
    const waits = Array.from({ length: 6 }, () => -30 * Math.log(next()));
    const silence = waits.pop() ?? 0;
    const last = waits.reduce((sum, wait) => sum + wait, 0);
    return judgeSilence({ count: 6, first: 0, last }, last + silence) ?? 1;
  }).filter((p) => p < 0.05).length;
  expect([low > 800, low < 1_100]).toEqual([true, true]);
});
