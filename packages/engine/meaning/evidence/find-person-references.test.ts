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
  expect(referenceOf("lead_id", "1001", "1040")).toBe("employee");
});

test("not if nobody has such a number", () => {
  expect(referenceOf("buyer_no", "9000", "9010")).toBeNull();
});

test("not if it is named after a thing", () => {
  expect(referenceOf("contract_no", "1003", "1038")).toBeNull();
});

test("people with first and last names need no word for people", () => {
  const lawyers = tableOf(
    "t_notary",
    { name: "nt_id", type: "integer", isKey: true, profile: range("1", "24") },
    { name: "nt_first", values: ["Ada", "Cy"] },
    { name: "nt_last", values: ["Berg", "Holm"] },
  );
  const deeds = tableOf(
    "t_deed",
    { name: "dd_no", type: "integer", isKey: true },
    { name: "dd_lead_id", type: "integer", profile: range("1", "10") },
  );
  const { tables } = describe([lawyers, deeds]);
  expect(tables[1]?.columns.find(({ name }) => name === "dd_lead_id")?.refersTo?.table).toBe("t_notary");
});

test("a key of the same name is another one if it has none of the values", () => {
  const { tables } = describe([
    tableOf(
      "pickup_state",
      { name: "stat_cd", isKey: true, values: ["OK", "NA"] },
      { name: "descr", values: ["Done", "No access"] },
    ),
    tableOf(
      "truck",
      { name: "truck_no", type: "integer", isKey: true },
      { name: "stat_cd", values: ["A", "W"] },
    ),
    tableOf(
      "pickup",
      { name: "pickup_no", type: "integer", isKey: true },
      { name: "stat_cd", values: ["OK"] },
    ),
  ]);
  const referenceIn = (table: number): string | undefined =>
    tables[table]?.columns.find(({ name }) => name === "stat_cd")?.refersTo?.table;
  expect([referenceIn(1), referenceIn(2)]).toEqual([undefined, "pickup_state"]);
});
