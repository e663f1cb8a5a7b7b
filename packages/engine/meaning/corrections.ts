import type {
  CatalogTable,
  ColumnRole,
  Decision,
  DescribedColumn,
  Figure,
  MeaningCorrection,
  TableId,
  TableKind,
} from "@askery/model";
import { correctFigure } from "./correct-figure.ts";

/** User corrections, indexed by table and column. Of two about the same thing, the later one wins. */
export interface Corrections {
  role(table: TableId, column: string): Decision<ColumnRole> | null;
  /** The figure with corrected unit and currency. */
  figure(
    at: { readonly table: TableId; readonly column: string; readonly role: ColumnRole },
    found: Figure,
  ): Figure;
  /** Whether the spellings of a value are one. */
  areSpellingsOne(table: TableId, column: string): Decision<boolean> | null;
  kind(table: TableId): Decision<TableKind> | null;
  rowName(table: CatalogTable): Decision<readonly string[]> | null;
  worth(table: CatalogTable): Decision<string | null> | null;
  /** Null if there is no correction, or if it names a column without dates. */
  date(table: CatalogTable, columns: readonly DescribedColumn[]): Decision<string | null> | null;
}

export function indexCorrections(corrections: readonly MeaningCorrection[]): Corrections {
  const byTable = Map.groupBy(corrections, ({ table }) => table);
  const find = <Kind extends MeaningCorrection["kind"]>(kind: Kind, table: TableId, column = "") => {
    const found = byTable.get(table)?.findLast((one) => one.kind === kind && columnOf(one) === column);
    return found?.kind === kind ? (found as Extract<MeaningCorrection, { kind: Kind }>) : null;
  };
  return {
    role: (table, column) => {
      const found = find("role", table, column);
      return found && give(found.role);
    },
    figure: ({ table, column, role }, figure) => {
      const unit = find("unit", table, column);
      const currency = find("currency", table, column);
      const given = {
        unit: unit === null ? undefined : give(unit.unit),
        currency: currency === null ? undefined : give(currency.currency),
      };
      return correctFigure(figure, given, role);
    },
    areSpellingsOne: (table, column) => {
      const found = find("spellings", table, column);
      return found && give(found.areOne);
    },
    kind: (table) => {
      const found = find("table-kind", table);
      return found && give(found.tableKind);
    },
    rowName: (table) => {
      const found = find("row-name", table.id);
      return found && hasAll(table, found.columns) ? give(found.columns) : null;
    },
    worth: (table) => giveColumn(table, find("worth", table.id)),
    date: (table, columns) => {
      const given = giveColumn(table, find("date", table.id));
      const isDate = columns.some(({ name, dated }) => name === given?.value && dated !== null);
      return given?.value === null || isDate ? given : null;
    },
  };
}

function columnOf(correction: MeaningCorrection): string {
  switch (correction.kind) {
    case "role":
    case "unit":
    case "currency":
    case "spellings":
      return correction.column;
    case "table-kind":
    case "row-name":
    case "worth":
    case "date":
      return "";
  }
}

function giveColumn(
  table: CatalogTable,
  found: { readonly column: string | null } | null,
): Decision<string | null> | null {
  return found && (found.column === null || hasAll(table, [found.column])) ? give(found.column) : null;
}

function hasAll({ columns }: CatalogTable, names: readonly string[]): boolean {
  return names.every((name) => columns.some((column) => column.name === name));
}

function give<Value>(value: Value): Decision<Value> {
  return { value, reason: "A person set it.", origin: "given" };
}
