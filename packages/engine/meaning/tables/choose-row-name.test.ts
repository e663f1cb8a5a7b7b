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
