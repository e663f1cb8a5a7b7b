import { defaultSettings, type Condition, type Expression, type Plan } from "@askery/model";
import { expect, test } from "vitest";
import { printStatement } from "../print-statement.ts";
import {
  aggregate,
  branch,
  catalogOf,
  catalogTable,
  column,
  compare,
  not,
  number,
  outputs,
  query,
  text,
  texts,
} from "./build-plan.ts";

/* A column in which people take several spellings as one value. */

const invoices = catalogTable("invoices", { id: "integer", status: "text?", amount: "decimal" });
const spellings = [
  ["Paid", "paid"],
  ["open", "Open"],
];
const plain = catalogTable("plain", { status: "text", other: "text" });
const catalog = catalogOf(
  {
    ...invoices,
    columns: invoices.columns.map((column) => (column.name === "status" ? { ...column, spellings } : column)),
  },
  {
    ...plain,
    columns: plain.columns.map((column) => ({
      ...column,
      spellings: column.name === "status" ? [] : [["on", "On", "ON"]],
    })),
  },
);
const status = column("invoices.status");

function print(plan: Plan): string {
  const target = { catalog, dialect: "postgres", today: "2026-11-20", settings: defaultSettings } as const;
  return printStatement(plan, { ...target, values: "inline" }).text;
}

const shown = (name: string): string =>
  `CASE WHEN ${name} IN ('paid') THEN 'Paid' WHEN ${name} IN ('Open') THEN 'open' ELSE ${name} END`;
const size: Expression = {
  kind: "case",
  branches: [branch(compare(column("invoices.amount"), ">", number(1)), status)],
  otherwise: text("small"),
};
const paidVoidOrNone: Condition = {
  kind: "in",
  value: status,
  options: [...texts("Paid", "void"), { type: "null" }],
};
const isNone: Condition = { kind: "in", value: status, options: [{ type: "null" }] };

test.each<readonly [Condition, string]>([
  [compare(status, "=", text("paid")), "status IN ('Paid', 'paid')"],
  [compare(text("paid"), "=", status), "status IN ('Paid', 'paid')"],
  [compare(status, "!=", text("paid")), "status NOT IN ('Paid', 'paid')"],
  [compare(status, "=", text("void")), "status = 'void'"],
  [compare(status, "<", text("paid")), `${shown("status")} < 'paid'`],
  [compare(status, "=", column("invoices.amount")), `${shown("status")} = CAST(amount AS TEXT)`],
  [
    compare(size, "=", text("Paid")),
    `CASE WHEN amount > 1 THEN ${shown("status")} ELSE 'small' END = 'Paid'`,
  ],
  [{ kind: "null", value: size }, `CASE WHEN amount > 1 THEN ${shown("status")} ELSE 'small' END IS NULL`],
  [paidVoidOrNone, "(status IN ('Paid', 'paid', 'void') OR status IS NULL)"],
  [not(paidVoidOrNone), "status NOT IN ('Paid', 'paid', 'void')"],
  [isNone, "status IS NULL"],
  [not(isNone), "status IS NOT NULL"],
  [{ kind: "match", how: "contains", value: status, text: "pa" }, "status ILIKE '%pa%'"],
  [
    { kind: "match", how: "contains", value: column("invoices.amount"), text: "1" },
    "CAST(amount AS TEXT) ILIKE '%1%'",
  ],
])("a condition matches every spelling: %j", (condition, sql) => {
  const dimensions = outputs({ id: column("invoices.id") });
  expect(print(query("invoices", { dimensions, filters: [condition] }))).toBe(
    `SELECT id\nFROM invoices\nWHERE ${sql}`,
  );
});

test("a breakdown shows one spelling", () => {
  const plan = query("invoices", {
    dimensions: outputs({ status }),
    measures: outputs({ n: aggregate("count") }),
    filters: [compare(status, "=", text("paid"))],
  });
  expect(print(plan)).toBe(
    `SELECT\n  ${shown("i.status")} AS status,\n  COUNT(*) AS n
FROM invoices i\nWHERE i.status IN ('Paid', 'paid')\nGROUP BY ${shown("i.status")}`,
  );
});

test("without other spellings a column is shown as it is; three are one", () => {
  const dimensions = outputs({ status: column("plain.status"), x: column("plain.other") });
  expect(print(query("plain", { dimensions }))).toBe(
    "SELECT p.status, CASE WHEN p.other IN ('On', 'ON') THEN 'on' ELSE p.other END AS x\nFROM plain p",
  );
});
