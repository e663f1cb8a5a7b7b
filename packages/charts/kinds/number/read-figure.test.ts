import type { Table } from "@askery/model";
import { expect, test } from "vitest";
import { readFigure } from "./read-figure.ts";
import {
  chartOf,
  euros,
  figureOf,
  percents,
  partsOf,
  tableOf,
  type ChartParts,
} from "../../samples.test-support.ts";

const read = (parts: ChartParts, table: Table) => readFigure({ ...chartOf(parts), table });

const parts = partsOf({
  kind: "number",
  y: [figureOf("revenue", euros), figureOf("change vs 2025", percents)],
});

test("a figure has a short and an exact text, and its comparison has a sign", () => {
  expect(read(parts, tableOf({ revenue: [6_041_233.5], "change vs 2025": [-0.054] }))).toEqual({
    label: "revenue",
    text: "€6.04M",
    exact: "€6,041,233.50",
    value: 6_041_233.5,
    comparison: { label: "change vs 2025", text: "−5.4%", direction: "down" },
    others: [{ label: "change vs 2025", text: "−5.4%", exact: "−5.4%", value: -0.054 }],
  });
});

test("a change rate is called a change", () => {
  const figures = partsOf({
    kind: "number",
    y: [figureOf("revenue", euros), figureOf("change rate", percents)],
  });
  const reading = read(figures, tableOf({ revenue: [5], "change rate": [0.041] }));
  expect(reading?.comparison).toEqual({ label: "change", text: "+4.1%", direction: "up" });
  expect(reading?.others.map(({ label }) => label)).toEqual(["change"]);
});

test("a change that is a figure of its own has a sign as well", () => {
  const alone = partsOf({ kind: "number", y: [figureOf("revenue growth", percents)] });
  expect(read(alone, tableOf({ "revenue growth": [0.12] }))?.text).toBe("+12.0%");
  const share = partsOf({ kind: "number", y: [figureOf("share of changed orders", percents)] });
  expect(read(share, tableOf({ "share of changed orders": [0.12] }))?.text).toBe("12%");
});

test("without a change there is no comparison; an unchanged figure has no sign", () => {
  const alone = partsOf({ kind: "number", y: [figureOf("revenue", euros)] });
  expect(read(alone, tableOf({ revenue: [5] }))?.comparison).toBeNull();
  expect(read(parts, tableOf({ revenue: [5], "change vs 2025": [0] }))?.comparison).toMatchObject({
    text: "0%",
    direction: "same",
  });
});

test("missing is a dash, a date is a date, and without rows there is no figure", () => {
  const alone = partsOf({ kind: "number", y: [figureOf("when")] });
  expect(read(alone, tableOf({ when: [null] }))).toMatchObject({ text: "–", value: null });
  expect(read(alone, tableOf({ when: ["2026-11-20"] }))).toMatchObject({
    text: "20 Nov 2026",
    value: null,
  });
  expect(read(alone, tableOf({ when: [] }))).toBeNull();
});
