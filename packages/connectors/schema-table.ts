import type { CatalogTable, ColumnProfile, ColumnType, Relationship } from "@askery/model";

/** What a database declares: names, types, comments and keys, before any value is looked at. */
export interface DatabaseSchema<Table extends SchemaTable = SchemaTable> {
  readonly tables: readonly Table[];
  readonly relationships: readonly Relationship[];
}

export interface SchemaTable {
  readonly id: string;
  /** Null in the default schema, or the database that is connected to. */
  readonly schema: string | null;
  readonly name: string;
  readonly kind: "table" | "view";
  readonly comment: string | null;
  /** Null where nobody has counted. */
  readonly rowEstimate: number | null;
  readonly columns: readonly SchemaColumn[];
  readonly primaryKey: readonly string[];
  /** What is unique by itself. */
  readonly uniqueColumns: ReadonlySet<string>;
  /** As the catalog has it. */
  readonly stamp?: string;
  /** As the catalog has it. */
  readonly runs?: string;
}

export interface SchemaColumn {
  readonly name: string;
  readonly type: ColumnType;
  readonly nativeType: string;
  /** As the catalog has it. */
  readonly isNumberText?: true;
  readonly isNullable: boolean;
  readonly comment: string | null;
}

/** A table as the catalog has it, with profiles of its columns in order, as far as there are any. */
export function describeTable(table: SchemaTable, profiles: readonly (ColumnProfile | null)[]): CatalogTable {
  return {
    id: table.id,
    schema: table.schema,
    name: table.name,
    kind: table.kind,
    comment: table.comment,
    rowEstimate: table.rowEstimate,
    primaryKey: table.primaryKey,
    ...(table.stamp !== undefined && { stamp: table.stamp }),
    ...(table.runs !== undefined && { runs: table.runs }),
    columns: table.columns.map((column, index) => ({
      name: column.name,
      type: column.type,
      nativeType: column.nativeType,
      encoding: null,
      ...(column.isNumberText && { isNumberText: column.isNumberText }),
      isNullable: column.isNullable,
      isUnique: table.uniqueColumns.has(column.name),
      comment: column.comment,
      profile: profiles[index] ?? null,
    })),
  };
}
