import type { Catalog, CatalogColumn, CatalogTable, ColumnType, ColumnValues } from "@askery/model";
import { expect, test } from "vitest";
import { findListTables, readCodeLists } from "./find-code-lists.ts";
import { splitCodeLists } from "./split-code-lists.ts";

const codes = [
  ["US", "MARITAL_STATUS", "M", "Married"],
  ["US", "MARITAL_STATUS", "S", "Single"],
  ["US", "ABSENCE_REASON", "S", "Sickness"],
  ["US", "ABSENCE_REASON", "V", "Vacation"],
  ["US", "YES_NO", "Y", "Yes"],
  ["US", "YES_NO", "N", "No"],
];

function column(name: string, values: readonly (string | null)[], type: ColumnType = "text"): CatalogColumn {
  const known = values.filter((value) => value !== null);
  const profile = {
    rowCount: values.length,
    nullCount: values.length - known.length,
    distinctCount: new Set(known).size,
    min: known.toSorted()[0] ?? null,
    max: known.toSorted().at(-1) ?? null,
  };
  return {
    name,
    type,
    nativeType: type,
    encoding: null,
    isNullable: true,
    isUnique: false,
    comment: null,
    profile,
  };
}

function tableOf(name: string, cells: Readonly<Record<string, readonly (string | null)[]>>): CatalogTable {
  return {
    id: name,
    schema: null,
    name,
    kind: "table",
    comment: null,
    rowEstimate: 6,
    primaryKey: [],
    columns: Object.entries(cells).map(([own, values]) => column(own, values)),
  };
}

function read(tables: Readonly<Record<string, Readonly<Record<string, readonly (string | null)[]>>>>): {
  readonly catalog: Catalog;
  readonly values: readonly ColumnValues[];
} {
  const catalog = {
    tables: Object.entries(tables).map(([name, cells]) => tableOf(name, cells)),
    relationships: [],
  };
  const values = Object.entries(tables).flatMap(([table, cells]) =>
    Object.entries(cells).map(([name, own]) => ({
      table,
      column: name,
      values: [...new Set(own.filter((value) => value !== null))],
      isComplete: true,
    })),
  );
  return { catalog, values };
}

const lookups = {
  language: codes.map(([language = ""]) => language),
  lookup_type: codes.map(([, list = ""]) => list),
  lookup_code: codes.map(([, , code = ""]) => code),
  meaning: codes.map(([, , , text = ""]) => text),
};

const staff = read({
  lookup_values: lookups,
  employees: { emp_no: ["1", "2", "3"], marital_status_cd: ["M", "S", "M"], is_manager: ["Y", "N", "N"] },
  absences: { absence_no: ["7", "8", "9"], reason_code: ["S", "V", "S"] },
});

test("a table of lists is found by its rows, and each list by the column that uses its codes", () => {
  const [found] = findListTables(staff.catalog, staff.values);
  expect(found?.table.name).toBe("lookup_values");
  const codeLists = found && readCodeLists(found, codes, staff);
  expect(codeLists).toMatchObject({ list: "lookup_type", code: "lookup_code", text: "meaning" });
});

test("“S” is “Single” of a person and “Sickness” of an absence; a flag needs no list", () => {
  const [found] = findListTables(staff.catalog, staff.values);
  const codeLists = found && readCodeLists(found, codes, staff);
  const tables = staff.catalog.tables.map((table) =>
    table.name === "lookup_values" && codeLists ? { ...table, codeLists } : table,
  );
  const { catalog, values } = splitCodeLists({ ...staff, catalog: { ...staff.catalog, tables } });
  expect(catalog.relationships.map(({ from, to }) => [from.columns.join(), to.table])).toEqual([
    ["marital_status_cd", "lookup_values[MARITAL_STATUS]"],
    ["reason_code", "lookup_values[ABSENCE_REASON]"],
  ]);
  expect(values.filter(({ table }) => table.startsWith("lookup_values"))).toContainEqual({
    table: "lookup_values[ABSENCE_REASON]",
    column: "meaning",
    values: ["Sickness", "Vacation"],
    isComplete: true,
  });
});

test("towns of countries are no code lists", () => {
  const towns = read({
    towns: {
      country: ["NO", "NO", "SE", "SE"],
      town: ["OSL", "BGO", "STO", "GOT"],
      title: ["Oslo", "Bergen", "Stockholm", "Gothenburg"],
    },
    clinics: { name: ["North", "South", "East"], town: ["OSL", "STO", "GOT"] },
    offices: { phone: ["1", "2", "3"], town: ["OSL", "GOT", "OSL"] },
  });
  const [found] = findListTables(towns.catalog, towns.values);
  const rows = [
    ["NO", "OSL", "Oslo"],
    ["NO", "BGO", "Bergen"],
    ["SE", "STO", "Stockholm"],
    ["SE", "GOT", "Gothenburg"],
  ];
  expect(found && readCodeLists(found, rows, towns)).toBeNull();
});
