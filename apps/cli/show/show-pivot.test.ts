import { defaultSettings, tableSpec, type Cell, type Output } from "@askery/model";
import { expect, test } from "vitest";
import { choosePaint } from "../text/paint.ts";
import { showPivot } from "./show-pivot.ts";
import { showRecord } from "./show-record.ts";
import type { ShownTable } from "./show-table.ts";

const month: Output = {
  id: "month",
  label: "month",
  role: { kind: "time", grain: "month" },
  format: { kind: "date", grain: "month" },
  unit: null,
};
const device: Output = {
  id: "device",
  label: "device",
  role: { kind: "category" },
  format: { kind: "text" },
  unit: null,
};
const visits: Output = {
  id: "visits",
  label: "visits",
  role: { kind: "figure", figure: "count" },
  format: { kind: "number" },
  unit: null,
};
const average: Output = { ...visits, label: "average stay", role: { kind: "figure", figure: "level" } };

const cells: readonly (readonly Cell[])[] = [
  ["2026-02-01", "Phone", 1200],
  ["2026-01-01", "Phone", 1000],
  ["2026-01-01", "Desktop", 30],
  ["2026-02-01", null, 4],
];

function shown(outputs: readonly Output[], rows: readonly (readonly Cell[])[], limit = 20): ShownTable {
  return {
    table: {
      columns: outputs.map(({ id }) => ({ name: id, type: "text" })),
      values: outputs.map((_, index) => rows.map((row) => row[index] ?? null)),
      rowCount: rows.length,
      isTruncated: false,
    },
    outputs,
    chart: tableSpec,
    settings: defaultSettings,
    limit,
    isWhole: true,
  };
}

const plain = choosePaint(false);
const linesOf = (text: string | null) => text?.split("\n") ?? null;

test("months are rows, categories are columns, and both have totals", () => {
  expect(linesOf(showPivot(shown([month, device, visits], cells), 80, plain))).toEqual([
    "Visits",
    "Month     Phone  Desktop  –  Total",
    "────────  ─────  ───────  ─  ─────",
    "Jan 2026  1,000       30  –  1,030",
    "Feb 2026  1,200        –  4  1,204",
    "────────  ─────  ───────  ─  ─────",
    "Total     2,200       30  4  2,234",
  ]);
});

test("there are no totals for averages or incomplete rows", () => {
  const lines = linesOf(showPivot(shown([month, device, average], cells), 80, plain));
  expect(lines?.slice(1)).toEqual([
    "Month     Phone  Desktop  –",
    "────────  ─────  ───────  ─",
    "Jan 2026  1,000       30  –",
    "Feb 2026  1,200        –  4",
  ]);
  const part = { ...shown([month, device, visits], cells), isWhole: false };
  expect(linesOf(showPivot(part, 80, plain))).toHaveLength(5);
});

test("totals include rows that are not shown", () => {
  const lines = linesOf(showPivot(shown([month, device, visits], cells, 1), 80, plain));
  expect(lines?.slice(3)).toEqual([
    "Jan 2026  1,000       30  –  1,030",
    "… 1 more row",
    "────────  ─────  ───────  ─  ─────",
    "Total     2,200       30  4  2,234",
  ]);
});

test("the column of totals is dropped if it does not fit, and the pivot table if the rest does not fit", () => {
  const turned = (width: number) => linesOf(showPivot(shown([month, device, visits], cells), width, plain));
  expect(turned(30)?.[1]).toBe("Month     Phone  Desktop  –");
  expect(turned(20)).toBeNull();
});

test("two figures, two rows for one cell, or nine columns remain a list", () => {
  const many = Array.from({ length: 18 }, (_, index): readonly Cell[] => [
    index < 9 ? "2026-01-01" : "2026-02-01",
    `Device ${index % 9}`,
    index,
  ]);
  expect(showPivot(shown([month, visits, average], cells), 80, plain)).toBeNull();
  expect(showPivot(shown([month, device, visits], [...cells, ...cells]), 80, plain)).toBeNull();
  expect(showPivot(shown([month, device, visits], many), 400, plain)).toBeNull();
});

test("one row of many columns is shown as one line for each", () => {
  const field = (label: string): Output => ({ ...device, id: label, label });
  const one = shown(["name", "city", "note", "phone"].map(field), [
    ["Ada", "東京", "Likes tea and very long walks along the sea", null],
  ]);
  expect(linesOf(showRecord(one, 40, plain))).toEqual([
    "Name   Ada",
    "City   東京",
    "Note   Likes tea and very long walks",
    "       along the sea",
    "Phone  –",
  ]);
  expect(showRecord(shown([device, visits], [["Phone", 3]]), 80, plain)).toBeNull();
});
