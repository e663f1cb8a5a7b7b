import { expect, test } from "vitest";
import { describe, tableOf } from "../meaning-catalog.test-support.ts";

const range = (min: string, max: string) => ({
  rowCount: 100,
  nullCount: 0,
  distinctCount: 40,
  min,
  max,
});

const employees = tableOf("employee", {
  name: "emp_no",
  type: "integer",
  isKey: true,
  profile: range("1001", "1040"),
});
const suppliers = tableOf("supplier", {
  name: "supplier_no",
  type: "integer",
  isKey: true,
  profile: range("1", "5000"),
});

function referenceOf(column: string, min: string, max: string): string | null {
  const orders = tableOf(
    "purchase",
    { name: "po_no", type: "integer", isKey: true },
    { name: column, type: "integer", profile: range(min, max) },
  );
  const { tables } = describe([employees, suppliers, orders]);
  const found = tables.find(({ id }) => id === "purchase")?.columns.find(({ name }) => name === column);
  return found?.refersTo?.table ?? null;
}

test("a number named after what a person does means one of the staff", () => {
  expect(referenceOf("buyer_no", "1003", "1038")).toBe("employee");
  expect(referenceOf("inspector_id", "1001", "1040")).toBe("employee");
});

test("not if nobody has such a number", () => {
  expect(referenceOf("buyer_no", "9000", "9010")).toBeNull();
});

test("not if it is named after a thing", () => {
  expect(referenceOf("contract_no", "1003", "1038")).toBeNull();
});
