import { wholeDatabase, type Exploration, type Finding, type FindingPart } from "@askery/model";
import { expect, test } from "vitest";
import { listMarkSteps } from "./list-mark-steps.ts";

const channel = (value: string | null) => ({ table: "orders", column: "channel", value });
const months = [
  { words: "May 2025", from: "2025-05-01", to: "2025-06-01" },
  { words: "April 2026", from: "2026-04-01", to: "2026-05-01" },
  { words: "May 2026", from: "2026-05-01", to: "2026-06-01" },
];
const parts: readonly FindingPart[] = [
  ...months.map(({ words, from, to }) => ({
    output: "month",
    cell: from,
    words,
    filter: null,
    period: { from, to },
  })),
  ...["Web", "Store", null].map((value) => ({
    output: "channel",
    cell: value,
    words: value ?? "no channel",
    filter: channel(value),
    period: null,
  })),
];
const outputs = ["month", "channel", "revenue"].map((id) => ({ id })) as unknown as Finding["outputs"];
const country = { table: "orders", column: "country", words: "country" };
const finding = {
  table: "orders",
  measure: { key: "sum:total", words: "revenue" },
  breakdowns: [country],
  outputs,
  parts,
} as unknown as Finding;
const exploration: Exploration = { ...wholeDatabase, table: "orders" };
const of = { ...exploration, measure: "sum:total" };

test("a mark leads to its rows alone, to all others, to its parts, and to why its figure changed", () => {
  const steps = listMarkSteps(finding, exploration, { row: ["2026-05-01", "Web", 12] });
  const period = { from: "2026-05-01", to: "2026-06-01" };
  expect(steps).toMatchObject({
    zoom: [{ words: "May 2026", next: { ...of, period } }],
    only: [{ words: "Web", next: { ...of, filters: [channel("Web")] } }],
    leaveOut: [{ words: "Web", next: { ...of, without: [channel("Web")] } }],
    breakDown: [
      {
        words: "May 2026, Web by country",
        next: { ...of, period, filters: [channel("Web")], by: { table: "orders", column: "country" } },
      },
    ],
    why: { question: "Why did revenue change in May 2026?", within: [channel("Web")] },
  });
});

test("a mark is compared with the rest, the period before, the same one a year earlier, and any other mark", () => {
  const { compare, compareWith } = listMarkSteps(finding, exploration, { row: ["2026-05-01", "Web", 12] });
  expect(compare.map(({ words }) => words)).toEqual([
    "Web with the rest",
    "May 2026 with April 2026",
    "May 2026 with May 2025",
  ]);
  expect(compare.map(({ next }) => next.compare)).toEqual([
    { kind: "values", of: channel("Web"), with: null },
    ...[
      { from: "2026-04-01", to: "2026-05-01" },
      { from: "2025-05-01", to: "2025-06-01" },
    ].map((other) => ({ kind: "periods", of: { from: "2026-05-01", to: "2026-06-01" }, with: other })),
  ]);
  expect(compareWith.map(({ words }) => words)).toEqual(["May 2025", "April 2026", "Store", "no channel"]);
});

test("a value takes the place of another one of its column, and a breakdown by it is no longer needed", () => {
  const broken = { ...exploration, by: { table: "orders", column: "channel" }, filters: [channel("Store")] };
  const { only } = listMarkSteps(finding, broken, { row: [null, "Web", 12] });
  expect(only.map(({ next }) => [next.by, next.filters])).toEqual([[null, [channel("Web")]]]);
});

test("a mark that is no part of the rows, and one whose rows no question can name, have no such steps", () => {
  const none = listMarkSteps(finding, exploration, { row: ["2020-01-01", "Radio", 1] });
  expect(Object.values(none).flat()).toEqual([null]);
  const left = { ...exploration, without: [channel("Store")] };
  expect(listMarkSteps(finding, left, { row: ["2026-05-01", "Web", 12] }).why).toBe(null);
});
