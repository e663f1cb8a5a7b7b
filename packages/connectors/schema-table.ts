import type { CatalogTable, ColumnProfile, ColumnType, Relationship } from "@askery/model";

/** The declared schema: names, types, comments and keys, without a look at values. */
export interface DatabaseSchema<Table extends SchemaTable = SchemaTable> {
  readonly tables: readonly Table[];
  readonly relationships: readonly Relationship[];
}

export interface SchemaTable {
  readonly id: string;
  /** Null in the default schema or the connected database. */
  readonly schema: string | null;
  readonly name: string;
  readonly kind: "table" | "view";
  readonly comment: string | null;
  /** Null if unknown. */
  readonly rowEstimate: number | null;
  readonly columns: readonly SchemaColumn[];
  readonly primaryKey: readonly string[];
  /** Columns that are unique on their own. */
  readonly uniqueColumns: ReadonlySet<string>;
  /** See `CatalogTable`. */
  readonly version?: string;
  /** See `CatalogTable`. */
  readonly runs?: string;
}

export interface SchemaColumn {
  readonly name: string;
  readonly type: ColumnType;
  readonly nativeType: string;
  /** See `CatalogColumn`. */
  readonly isNumberText?: true;
  /** As the catalog has it. */
  readonly isList?: true;
  /** As the catalog has it. */
  readonly labels?: readonly string[];
  readonly isNullable: boolean;
  readonly comment: string | null;
}

/** Converts to a catalog table, with the profiles of its columns in order, if available. */
export function describeTable(table: SchemaTable, profiles: readonly (ColumnProfile | null)[]): CatalogTable {
  return {
    id: table.id,
    schema: table.schema,
    name: table.name,
    kind: table.kind,
    comment: table.comment,
    rowEstimate: table.rowEstimate,
    primaryKey: table.primaryKey,
    ...(table.version !== undefined && { version: table.version }),
    ...(table.runs !== undefined && { runs: table.runs }),
    columns: table.columns.map((column, index) => ({
      name: column.name,
      type: column.type,
      nativeType: column.nativeType,
      encoding: null,
      ...(column.isNumberText && { isNumberText: column.isNumberText }),
      ...(column.isList && { isList: column.isList }),
      ...(column.labels && { labels: column.labels }),
      isNullable: column.isNullable,
      isUnique: table.uniqueColumns.has(column.name),
      comment: column.comment,
      profile: profiles[index] ?? null,
    })),
  };
}
