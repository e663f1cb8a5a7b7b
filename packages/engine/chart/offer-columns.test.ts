import type { Output, Table } from "@askery/model";
import { expect, test } from "vitest";
import { offerFigures } from "./offer-figures.ts";

const table: Table = {
  columns: [
    { name: "name", type: "text" },
    { name: "manager_id", type: "integer" },
  ],
  values: [
    ["Ada", "Bo"],
    [7, 9],
  ],
  rowCount: 2,
  isTruncated: false,
};

const outputs: readonly Output[] = table.columns.map(({ name }) => ({
  id: name,
  label: name,
  role: { kind: "name" },
  format: { kind: "text" },
  unit: null,
}));

test("numbers that identify rows are drawn where a chart is asked for and nothing else is a figure", () => {
  const rolesFor = (kind: "bar" | "table" | "scatter") =>
    offerFigures({ askedChart: { kind, stacking: null }, outputs, table }).map(({ role }) => role.kind);
  expect([rolesFor("bar"), rolesFor("scatter"), rolesFor("table")]).toEqual([
    ["name", "figure"],
    ["name", "figure"],
    ["name", "name"],
  ]);
  expect(offerFigures({ askedChart: null, outputs, table })).toBe(outputs);
});
