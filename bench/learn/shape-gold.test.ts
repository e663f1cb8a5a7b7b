import type { Table } from "@askery/model";
import { expect, test } from "vitest";
import { listSelections } from "./read-outputs.ts";
import { shapeGold } from "./shape-gold.ts";

test("A list may show fewer columns, but not without what names its rows.", () => {
  const outputs = [{ table: "pallet", column: "id" }, { table: "client", column: "name" }, null];

  expect(listSelections("SELECT p.id, c.name, p.fee * 2 FROM pallet p", outputs)).toEqual([
    [0],
    [1],
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
});

test("A ranking may leave out its figure, a breakdown may not.", () => {
  const outputs = [{ table: "client", column: "name" }, null];
  const breakdown = "SELECT c.name, COUNT(*) FROM client c GROUP BY c.id";

  expect(listSelections(`${breakdown} ORDER BY COUNT(*) DESC LIMIT 3`, outputs)).toEqual([[0]]);
  expect(listSelections(breakdown, outputs)).toEqual([]);
  expect(listSelections("SELECT COUNT(*), (SELECT 1 FROM client GROUP BY id)", [null, null])).toEqual([]);
});

test("A date may be shown as it is stored.", () => {
  const table: Table = {
    columns: [{ name: "received", type: "text" }],
    values: [["2026-05-20", null]],
    rowCount: 2,
    isTruncated: false,
  };

  expect(shapeGold(table, { stored: ["day number"], selections: [] }).map(({ values }) => values)).toEqual([
    [["2026-05-20", null]],
    [[20_260_520, null]],
  ]);
});
