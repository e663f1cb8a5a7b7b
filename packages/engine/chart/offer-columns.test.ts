import type { Output, Table } from "@askery/model";
import { expect, test } from "vitest";
import { offerColumns } from "./offer-columns.ts";

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
    offerColumns({ askedChart: { kind, stacking: null }, outputs, table }).map(({ role }) => role.kind);
  expect([rolesFor("bar"), rolesFor("scatter"), rolesFor("table")]).toEqual([
    ["name", "figure"],
    ["name", "figure"],
    ["name", "name"],
  ]);
  expect(offerColumns({ askedChart: null, outputs, table })).toBe(outputs);
});

test("the dates of listed rows are the axis where a chart is asked for and nothing else is one", () => {
  const dated: Table = {
    ...table,
    columns: [
      { name: "hired", type: "date" },
      { name: "salary", type: "integer" },
    ],
  };
  const listed: readonly Output[] = [
    {
      id: "hired",
      label: "hired",
      role: { kind: "time", grain: null },
      format: { kind: "date", grain: "day" },
      unit: null,
    },
    salary,
  ];
  const rolesFor = (kind: "line" | "table") =>
    offerColumns({ askedChart: { kind, stacking: null }, outputs: listed, table: dated }).map(
      ({ role }) => role,
    );
  expect(rolesFor("line")[0]).toEqual({ kind: "time", grain: "day" });
  expect(rolesFor("table")[0]).toEqual({ kind: "time", grain: null });
});

const salary: Output = {
  id: "salary",
  label: "salary",
  role: { kind: "figure", figure: "value" },
  format: { kind: "number" },
  unit: null,
};
