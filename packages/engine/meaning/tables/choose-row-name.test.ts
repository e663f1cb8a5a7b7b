import { expect, test } from "vitest";
import { describe, tableOf } from "../meaning-catalog.test-support.ts";

const distinct = {
  profile: { rowCount: 100, nullCount: 0, distinctCount: 100, min: "a", max: "z" },
} as const;
const repeating = {
  profile: { rowCount: 100, nullCount: 0, distinctCount: 30, min: "a", max: "z" },
} as const;

test("a category or a status names no row that has a number", () => {
  const { tables } = describe([
    tableOf(
      "repair_order",
      { name: "order_no", ...distinct, values: ["R-100", "R-101"] },
      { name: "order_type", values: ["Repair", "Inspection"] },
      { name: "reported_by", ...repeating, values: ["phone", "portal", "mail"] },
      { name: "order_status", values: ["Open", "Closed"] },
    ),
  ]);
  expect(tables[0]?.rowName.value).toEqual([]);
});

test("numbered parts of a name name the row together", () => {
  const { tables } = describe([
    tableOf(
      "partner",
      { name: "partner_no", isKey: true, type: "integer" },
      { name: "partner_type", values: ["P", "C"] },
      { name: "name_1", ...repeating, values: ["Berg", "Holm"] },
      { name: "name_2", ...repeating, values: ["Ada", "Cy"] },
    ),
  ]);
  expect(tables[0]?.rowName.value).toEqual(["name_1", "name_2"]);
});

test.each([
  ["givenName", "familyName"],
  ["first_name", "last_name"],
  ["forename", "surname"],
])("a person is named in full: %s and %s", (first, last) => {
  const { tables } = describe([
    tableOf(
      "Driver",
      { name: "driverId", isKey: true, type: "integer" },
      { name: first, ...repeating, values: ["Ada", "Cy"] },
      { name: last, ...repeating, values: ["Berg", "Holm"] },
      { name: "licenceClass", values: ["C", "CE"] },
    ),
  ]);
  expect(tables[0]?.rowName.value).toEqual([first, last]);
});

test("what starts the names of all columns says nothing about them", () => {
  const { tables } = describe([
    tableOf(
      "T_CLIENT",
      { name: "CL_NO", isKey: true, type: "integer" },
      { name: "CL_NAME", ...distinct, values: ["Berg AG", "Holm Bau"] },
      { name: "CL_CITY", ...repeating, values: ["Kiel", "Ulm"] },
    ),
    tableOf(
      "T_LAWYER",
      { name: "LW_ID", isKey: true, type: "integer" },
      { name: "LW_FIRST", ...repeating, values: ["Ada", "Cy"] },
      { name: "LW_LAST", ...repeating, values: ["Berg", "Holm"] },
      { name: "LW_OFFICE", ...repeating, values: ["Kiel", "Ulm"] },
    ),
  ]);
  expect(tables.map(({ rowName }) => rowName.value)).toEqual([["CL_NAME"], ["LW_FIRST", "LW_LAST"]]);
});
