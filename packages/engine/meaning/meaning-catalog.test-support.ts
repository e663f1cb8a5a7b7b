import {
  finish,
  type Catalog,
  type CatalogColumn,
  type CatalogTable,
  type ColumnType,
  type ColumnValues,
  type DescribedCatalog,
  type MeaningCorrection,
  type Relationship,
} from "@askery/model";
import { describeCatalog } from "./describe-catalog.ts";
import { prepareNameReader } from "./names/read-names.ts";

/** A column definition: name, type and differences from the default, a column with many values that is not a key. */
export interface ColumnLine extends Partial<Omit<CatalogColumn, "name" | "type">> {
  readonly name: string;
  readonly type?: ColumnType;
  readonly isKey?: boolean;
  readonly values?: readonly string[];
}

/** A table with a hundred rows. */
export function tableOf(name: string, ...lines: readonly ColumnLine[]): TableWithValues {
  const primaryKey = lines.filter(({ isKey }) => isKey).map((line) => line.name);
  const columns = lines.map(({ name, type = "text", values = [], ...traits }): CatalogColumn => {
    const { isKey, ...rest } = traits;
    const isUnique = rest.isUnique ?? (isKey === true && primaryKey.length === 1);
    return {
      name,
      type,
      nativeType: type,
      encoding: null,
      isNullable: !primaryKey.includes(name),
      isUnique,
      comment: null,
      profile: profileOf(values, isUnique),
      ...rest,
    };
  });
  return {
    table: {
      id: name,
      schema: null,
      name,
      kind: "table",
      comment: null,
      rowEstimate: rows,
      columns,
      primaryKey,
    },
    values: lines.flatMap(({ name: column, values }) =>
      values === undefined ? [] : [{ table: name, column, values, isComplete: true }],
    ),
  };
}

const rows = 100;

interface TableWithValues {
  readonly table: CatalogTable;
  readonly values: readonly ColumnValues[];
}

function profileOf(values: readonly string[], isUnique: boolean): CatalogColumn["profile"] {
  const sorted = values.toSorted();
  const distinctCount = isUnique ? rows : values.length > 0 ? values.length : rows - 1;
  return { rowCount: rows, nullCount: 0, distinctCount, min: sorted[0] ?? null, max: sorted.at(-1) ?? null };
}

/** Describes tables with references given as `from.column → to.column`, with no English vocabulary. */
export function describe(
  tables: readonly TableWithValues[],
  {
    relations = [],
    corrections = [],
  }: { readonly relations?: readonly string[]; readonly corrections?: readonly MeaningCorrection[] } = {},
): DescribedCatalog {
  const catalog: Catalog = {
    tables: tables.map(({ table }) => table),
    relationships: relations.map(readRelation),
  };
  const values = tables.flatMap((one) => one.values);
  return finish(describeCatalog({ catalog, values, corrections, names: prepareNameReader(() => false) }));
}

function readRelation(text: string): Relationship {
  const [from = ["", ""], to = ["", ""]] = text.split(" → ").map((side) => side.split("."));
  const list = ([table = "", column = ""]: readonly string[]) => ({ table, columns: [column] });
  return { from: list(from), to: list(to), origin: "declared" };
}

/** The role of each column, as `column: role`. */
export function rolesIn(described: DescribedCatalog, table: string): readonly string[] {
  const found = described.tables.find(({ id }) => id === table);
  return found?.columns.map(({ name, role }) => `${name}: ${role.value}`) ?? [];
}
