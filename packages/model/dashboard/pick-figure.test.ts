import { expect, test } from "vitest";
import type { FigureKind, Output } from "../output.ts";
import type { Cell, Table } from "../table.ts";
import { pickFigure, type PickedFigure } from "./pick-figure.ts";

const month: Output = {
  id: "month",
  label: "month",
  role: { kind: "time", grain: "month" },
  format: { kind: "date", grain: "month" },
  unit: null,
};

const revenue = (figure: FigureKind): Output => ({
  id: "revenue",
  label: "revenue",
  role: { kind: "figure", figure },
  format: { kind: "currency", currency: "EUR" },
  unit: null,
});

function source(
  figures: readonly Cell[],
  { figure = "sum", isTruncated = false, rowCount = figures.length },
) {
  const table: Table = {
    columns: [
      { name: "month", type: "date" },
      { name: "revenue", type: "decimal" },
    ],
    values: [figures.map((_, index) => `2026-0${index + 1}-01`), figures],
    rowCount: figures.length,
    isTruncated,
  };
  return { table, outputs: [month, revenue(figure as FigureKind)], rowCount, locale: "en-US" };
}

const textOf = (picked: PickedFigure) => (picked.kind === "figure" ? picked.text : picked.because);

test("a text has the total, the first, the last, the highest and the lowest figure, and the number of rows", () => {
  const from = source(["1200.50", "300", "2500"], {});
  const picks = ["total", "first", "last", "highest", "lowest", "rows"] as const;
  expect(picks.map((pick) => textOf(pickFigure(from, pick)))).toEqual([
    "€4,000",
    "€1,200",
    "€2,500",
    "€2,500",
    "€300",
    "3",
  ]);
  expect(pickFigure(from, "total")).toMatchObject({ exact: "4,000.50" });
});

test("rows without a figure are left out", () => {
  expect(textOf(pickFigure(source(["7", null], {}), "last"))).toBe("€7");
  expect(textOf(pickFigure(source([null], {}), "last"))).toBe("The card has no rows with a figure.");
});

test("averages and counts of distinct values have no total", () => {
  for (const figure of ["level", "distinct", "share"]) {
    expect(textOf(pickFigure(source(["1", "2"], { figure }), "total"))).toBe("“revenue” does not add up.");
  }
});

test("rows that were cut have a first one and a number, but no total or last one", () => {
  for (const cut of [{ isTruncated: true }, { rowCount: 5_000 }]) {
    const from = source(["1", "2"], cut);
    expect(textOf(pickFigure(from, "first"))).toBe("€1");
    expect(textOf(pickFigure(from, "total"))).toBe("The card does not have all rows.");
    expect(textOf(pickFigure(from, "last"))).toBe("The card does not have all rows.");
  }
  expect(textOf(pickFigure(source(["1"], { rowCount: 5_000 }), "rows"))).toBe("5,000");
});
