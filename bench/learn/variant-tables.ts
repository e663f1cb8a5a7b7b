import type { Company, CompanyColumn } from "./company.ts";
import type { BuiltColumn, BuiltTable } from "./build-database.ts";
import { sqlTypeOf } from "./canonical-tables.ts";
import type { Cell, Rows } from "./rows.ts";
import { spellValue } from "./spell-value.ts";
import type { Lookup, Variant, VariantColumn, VariantTable } from "./variant.ts";

/** The tables of a variant, with the company's rows. */
export function variantTables(company: Company, rows: Rows, variant: Variant): readonly BuiltTable[] {
  const tables = variant.tables.map((table): BuiltTable => ({
    name: table.name,
    columns: table.columns.map((column) => declareColumn(table, column, { company, variant })),
    rows: (rows.get(table.source) ?? []).map((row) =>
      table.columns.map(({ source, spelling }) => spellValue(row[source] ?? null, spelling)),
    ),
  }));
  return [...tables, ...variant.lookups.map((lookup) => lookupTable(lookup, variant))];
}

interface Context {
  readonly company: Company;
  readonly variant: Variant;
}

function declareColumn(
  table: VariantTable,
  column: VariantColumn,
  { company, variant }: Context,
): BuiltColumn {
  const { type } = findColumn(company, table.source, column.source);
  const references = variant.habits.declaresReferences ? findReference(type, column, variant) : null;
  return {
    name: column.name,
    sqlType: storedType(company, table, column),
    isKey: type.kind === "key",
    references,
  };
}

function findReference(
  type: CompanyColumn["type"],
  { spelling }: VariantColumn,
  { tables }: Variant,
): BuiltColumn["references"] {
  if (spelling.kind === "lookup") return { table: spelling.lookup.name, column: spelling.lookup.code };
  const target = type.kind === "ref" ? tables.find(({ source }) => source === type.target) : undefined;
  return target ? { table: target.name, column: target.columns[0]?.name ?? "id" } : null;
}

function storedType(
  company: Company,
  table: VariantTable,
  { source, spelling }: VariantColumn,
): BuiltColumn["sqlType"] {
  switch (spelling.kind) {
    case "epoch":
    case "day number":
    case "cents":
      return "INTEGER";
    case "letters":
      return "TEXT";
    case "lookup":
      return typeOfCodes(spelling.lookup);
    case "same":
      return sqlTypeOf(findColumn(company, table.source, source));
  }
}

function lookupTable(lookup: Lookup, { habits }: Variant): BuiltTable {
  const sqlType = typeOfCodes(lookup);
  return {
    name: lookup.name,
    columns: [
      { name: lookup.code, sqlType, isKey: habits.declaresReferences, references: null },
      { name: lookup.label, sqlType: "TEXT", isKey: false, references: null },
    ],
    rows: [...lookup.codes].map(([value, code]): readonly Cell[] => [code, value]),
  };
}

function typeOfCodes({ codes }: Lookup): BuiltColumn["sqlType"] {
  return [...codes.values()].every((code) => typeof code === "number") ? "INTEGER" : "TEXT";
}

export function findColumn({ tables }: Company, table: string, column: string): CompanyColumn {
  const found = tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column);
  if (!found) throw new Error(`There is no column ${table}.${column}.`);
  return found;
}
