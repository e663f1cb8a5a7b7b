import { expect, test } from "vitest";
import { giveColors, type RawSeries } from "./give-colors.ts";

const series = (name: string, value: number, cell: RawSeries["cell"] = name): RawSeries => ({
  name,
  cell,
  column: "revenue",
  values: [value],
  rows: [[value]],
});
const ten = Array.from({ length: 10 }, (_, index) => series(`s${index}`, 10 - index));
const summarize = (all: ReturnType<typeof giveColors>) =>
  all.map(({ name, role, slot }) => `${name} ${role} ${slot}`);

test("colors are assigned in order, largest first", () => {
  expect(summarize(giveColors([series("a", 1), series("b", 2)], { isAdditive: true, maxColors: 8 }))).toEqual(
    ["b own 0", "a own 1"],
  );
});

test("beyond eight, the smaller parts of a whole become one Other with their sum", () => {
  const colored = giveColors(ten, { isAdditive: true, maxColors: 8 });
  expect(summarize(colored).slice(-2)).toEqual(["s6 own 6", "Other other 7"]);
  expect(colored.at(-1)?.values).toEqual([3 + 2 + 1]);
  expect(colored.at(-1)?.rows).toEqual([[3, 2, 1]]);
});

test("figures that do not add up are never summed: the smaller series become context", () => {
  const colored = giveColors(ten, { isAdditive: false, maxColors: 8 });
  expect(colored).toHaveLength(10);
  expect(summarize(colored).slice(0, 4)).toEqual([
    "s7 context 7",
    "s8 context 7",
    "s9 context 7",
    "s0 own 0",
  ]);
});

test("the earlier of two years is the past", () => {
  const years = [series("2025", 1, 2025), series("2026", 2, 2026)];
  expect(summarize(giveColors(years, { isAdditive: false, maxColors: 8 }))).toEqual([
    "2025 past 0",
    "2026 own 0",
  ]);
});

test("a name keeps its color across cards, and no other name uses it", () => {
  const slots = new Map([
    ["b", 0],
    ["c", 4],
  ]);
  const three = [series("a", 3), series("b", 2), series("c", 1)];
  expect(summarize(giveColors(three, { isAdditive: false, maxColors: 8, slots }))).toEqual([
    "a own 1",
    "b own 0",
    "c own 4",
  ]);
});
