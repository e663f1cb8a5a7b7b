import { defaultSettings, type Catalog, type CatalogTable, type DialectName, type Plan } from "@askery/model";
import { expect, test } from "vitest";
import { isSourceColumn } from "../print-source.ts";
import { printStatement } from "../print-statement.ts";
import { freeName } from "../stage-names.ts";
import { sqlite } from "../dialects/sqlite.ts";
import {
  aggregate,
  catalogOf,
  catalogTable,
  column,
  join,
  outputs,
  query,
  source,
  table,
} from "./build-plan.ts";

/* Names that the printer chooses. */

function print(plan: Plan, catalog: Catalog, dialect: DialectName = "sqlite"): string {
  const target = { catalog, dialect, today: "2026-11-20", settings: defaultSettings } as const;
  return printStatement(plan, { ...target, values: "inline" }).text.replaceAll(/\s+/g, " ");
}

/** The alias of a table that is joined to itself. */
function aliasOf(name: string, ...others: readonly CatalogTable[]): string {
  const catalog = catalogOf(catalogTable(name, { id: "integer" }), ...others);
  const id = { kind: "column", source: name, column: "id" } as const;
  const again = {
    how: "inner",
    on: [{ left: id, right: { ...id, source: "again" } }],
    isFanOut: false,
  } as const;
  const sources = [table(name), { kind: "table", id: "again", table: name, join: again } as const];
  return (
    /SELECT (\w+)\.id/.exec(
      print(query(sources, { dimensions: outputs({ id }) }), catalog, "postgres"),
    )?.[1] ?? ""
  );
}

test.each([
  ["order_lines", "ol"],
  ["OrderLines", "ol"],
  ["line2Items", "li"],
  ["a_big_table_of_things", "abto"],
  ["2024", "t"],
  [`${"a".repeat(99)}_b`, "a"],
  // Words of SQL, reserved by this database or by others.
  ["old_readings", "or2"],
  ["item_files", "if2"],
])("the alias of the table %s is %s", (name, alias) => {
  expect(aliasOf(name)).toBe(alias);
});

test.each(["ab", "AB"])("an alias is not the name of another table: %s", (other) => {
  expect(aliasOf("a_b", catalogTable(other, { id: "integer" }))).toBe("ab2");
  expect(aliasOf("a_b", catalogTable("abc", { id: "integer" }))).toBe("ab");
});

const pair = catalogOf(
  catalogTable("a", { id: "integer", Total: "integer" }),
  catalogTable("b", { id: "integer", n: "integer" }),
);
const joined = query([table("a"), table("b", join("inner", "a.id", "b.id"))], {});

test.each([
  ["total", true],
  ["TOTAL", true],
  ["N", true],
  ["x", false],
])("a source has a column %s, ignoring case: %s", (name, has) => {
  expect(isSourceColumn(name, joined, pair)).toBe(has);
});

test("hand-written SQL may have any column", () => {
  const sql = source("s", { kind: "sql", text: "SELECT 1 AS x" });
  expect(isSourceColumn("n", query([table("a"), sql], {}), pair)).toBe(true);
  const plan = query([sql], { dimensions: outputs({ y: column("s.x") }) });
  expect(print(plan, pair)).toBe("SELECT s.x AS y FROM ( SELECT 1 AS x ) s");
});

test.each([
  ["value", "value"],
  ["total", "total_2"],
  ["TOTAL", "TOTAL_2"],
  ["place", "place_2"],
  ["Place", "Place_2"],
])("a free name for %s is %s", (wanted, free) => {
  const plan = query("a", { dimensions: outputs({ Total: column("a.Total") }) });
  const printing = { dialect: sqlite } as Parameters<typeof freeName>[2];
  expect(freeName(wanted, plan, printing, new Set(["place"]))).toBe(free);
});

const codes: CatalogTable = {
  ...catalogTable("states", { code: "text", text: "text" }),
  listOf: { table: "codes", column: "list", value: "state" },
};
const withCodes = catalogOf(catalogTable("orders", { id: "integer", state: "text" }), codes);

test("a list of codes is the part of its table", () => {
  const text = outputs({ text: column("states.text") });
  expect(print(query("states", { dimensions: text }), withCodes)).toBe(
    "SELECT text FROM (SELECT * FROM codes WHERE list = 'state') s",
  );
  const sources = [table("orders"), table("states", join("left", "orders.state", "states.code"))];
  expect(print(query(sources, { dimensions: text }), withCodes)).toBe(
    "SELECT s.text FROM orders o LEFT JOIN codes s ON s.code = o.state AND s.list = 'state'",
  );
});

test("columns of ranked rows have different names, ignoring case", () => {
  const catalog = catalogOf(
    catalogTable("a", { id: "integer", Total: "integer", Place: "integer" }),
    catalogTable("b", { id: "integer", total: "integer" }),
  );
  const medians = outputs({
    x: aggregate("median", column("a.Total")),
    y: aggregate("median", column("b.total")),
    z: aggregate("median", column("a.Place")),
  });
  const plan = query([table("a"), table("b", join("inner", "a.id", "b.id"))], { measures: medians });
  expect(print(plan, catalog)).toContain(
    "SELECT a2.Total AS Total, b2.total AS total_2, a2.Place AS Place, ROW_NUMBER() OVER in_order AS place_2,",
  );
});
