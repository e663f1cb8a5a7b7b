import { expect, test } from "vitest";
import type { Cell, ChartAxis, Grain } from "@askery/model";
import { placeAxis } from "../data/place-axis.ts";
import { monthAxis } from "../samples.test-support.ts";
import { chooseTicks } from "./choose-ticks.ts";

function ticksOf(cells: readonly Cell[], grain: Grain | null, width: number): readonly string[] {
  const spec: ChartAxis = { ...monthAxis, grain };
  const { axis } = placeAxis(cells, spec, {
    isOrdered: true,
    isMerged: false,
    stacked: null,
    locale: "en-US",
  });
  return [...chooseTicks(axis, { pitch: width / (axis.positions.length - 1), fontSize: 11 }).values()];
}

const months = (count: number, year = 2025) =>
  Array.from({ length: count }, (_, month) => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10));
const days = (count: number) =>
  Array.from({ length: count }, (_, day) => new Date(Date.UTC(2026, 0, 5 + day)).toISOString().slice(0, 10));

test("all months have labels if there is room, else every second one, each quarter, or each year", () => {
  expect(ticksOf(months(11), "month", 500)).toEqual([
    "Jan 2025",
    "Feb",
    "Mar",
    "Apr",
    "May",
    "Jun",
    "Jul",
    "Aug",
    "Sep",
    "Oct",
    "Nov",
  ]);
  expect(ticksOf(months(11), "month", 250)).toEqual(["Jan 2025", "Mar", "May", "Jul", "Sep", "Nov"]);
  expect(ticksOf(months(24), "month", 400)).toEqual([
    "Jan 2025",
    "Apr",
    "Jul",
    "Oct",
    "Jan 2026",
    "Apr",
    "Jul",
    "Oct",
  ]);
  expect(ticksOf(months(72), "month", 300)).toEqual(["2025", "2026", "2027", "2028", "2029", "2030"]);
});

test("weeks are labeled at the first of months, and so are days", () => {
  const weeks = days(300).filter((_, day) => day % 7 === 0);
  expect(ticksOf(weeks, "week", 500)).toEqual(["5 Jan 2026", "2 Mar", "4 May", "6 Jul", "7 Sep"]);
  expect(ticksOf(days(120), "day", 300)).toEqual(["Jan 2026", "Feb", "Mar", "Apr", "May"]);
});

test("hours label the start of each day with its date", () => {
  const hours = Array.from({ length: 48 }, (_, hour) =>
    new Date(Date.UTC(2026, 0, 5, hour)).toISOString().slice(0, 19).replace("T", " "),
  );
  expect(ticksOf(hours, "hour", 300)).toEqual(["5 Jan 2026", "12:00", "6 Jan", "12:00"]);
});

test("a single unit has its label", () => {
  expect(ticksOf(["2026-03-01"], "month", 300)).toEqual(["Mar 2026"]);
});

test("the year moves to the next label where there is no room for the first", () => {
  const start = days(200).filter((_, day) => day % 7 === 0 && day > 20);
  expect(ticksOf(start, "week", 360)).toEqual(["2 Feb 2026", "2 Mar", "6 Apr", "4 May", "1 Jun", "6 Jul"]);
});
