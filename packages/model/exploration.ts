import type { IsoDate } from "./calendar.ts";
import type { ColumnType, TableId } from "./catalog.ts";
import type { Chart } from "./chart/chart-spec.ts";
import type { Output } from "./output.ts";
import type { EditField, EditFilter } from "./plan-edit.ts";
import type { OutputId } from "./plan.ts";
import type { Cell, Table } from "./table.ts";

/** What people look at in Explorer: a whole database, a table or a measure, perhaps of some rows only. */
export interface Exploration {
  /** Null for the whole database. */
  readonly table: TableId | null;
  /** The key of one of the table's measures (`ExploredMeasure`). Null for all of them. */
  readonly measure: string | null;
  /** The column that figures are broken down by. Null lets the engine choose. */
  readonly by: ExploredColumn | null;
  /** All of them apply. */
  readonly filters: readonly ExploredFilter[];
  /** Conditions besides single values, which apply as well. Default: none. */
  readonly conditions?: readonly ExploredCondition[];
  /** The days that rows are of. Null for all. */
  readonly period: ExploredPeriod | null;
  /** The values whose rows are left out. */
  readonly without: readonly ExploredFilter[];
  /** Two parts of the rows that are shown side by side; others are left out. Null for all rows together. */
  readonly compare: ExploredComparison | null;
}

/** The exploration that all others start from. */
export const wholeDatabase: Exploration = {
  table: null,
  measure: null,
  by: null,
  filters: [],
  period: null,
  without: [],
  compare: null,
};

/** What people want to look at, found in a database. */
export interface ExplorationStart {
  /** None if nothing there is called so; several if they name several tables. */
  readonly explorations: readonly Exploration[];
  /** Words that nothing in the database is called. */
  readonly unknownWords: readonly string[];
  /** Conditions that an exploration can't have, in words: "total is over 100". */
  readonly leftOut: readonly string[];
  /** What can be looked at instead of nothing. */
  readonly choices: readonly ExplorationChoice[];
}

/** A table or one of its measures, with its name in words. */
export interface ExplorationChoice {
  readonly words: string;
  readonly exploration: Exploration;
}

/** Two parts of the rows: those of a value beside those of another one, or those of two periods. */
export type ExploredComparison =
  | {
      readonly kind: "values";
      readonly of: ExploredFilter;
      /** Another value of the same column; null for all other rows. */
      readonly with: ExploredFilter | null;
    }
  | { readonly kind: "periods"; readonly of: ExploredPeriod; readonly with: ExploredPeriod };

export interface ExploredColumn {
  readonly table: TableId;
  readonly column: string;
  /** The reference that leads to the table, where several do: the start of a ride, not its end. Default: the usual one. */
  readonly via?: { readonly table: TableId; readonly column: string };
}

/** Whether two columns are the same, reached in the same way. */
export function isSameColumn(one: ExploredColumn, other: ExploredColumn): boolean {
  return keyOfColumn(one) === keyOfColumn(other);
}

/** A column in the ids of queries. */
export function keyOfColumn({ table, column, via }: ExploredColumn): string {
  const way = via === undefined ? "" : `@${via.table}.${via.column}`;
  return `${table}.${column}${way}`;
}

/** A column as a field of an edit. */
export function columnField({ table, column, via }: ExploredColumn): Extract<EditField, { kind: "column" }> {
  return { kind: "column", table, column, ...(via !== undefined && { via }) };
}

/** Rows with this value. Null for rows without one. */
export interface ExploredFilter extends ExploredColumn {
  readonly value: string | null;
}

/** Rows that meet a condition: "amount is over 100". */
export interface ExploredCondition {
  readonly filter: EditFilter;
  readonly words: string;
}

/** Days from `from` up to but excluding `to`. */
export interface ExploredPeriod {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** A figure that a table can be explored by: "rows", "sum:total", "metric:turnover". */
export interface ExploredMeasure {
  readonly key: string;
  readonly words: string;
}

/** What a table contains, before anything is claimed about it. */
export interface TableProfile {
  readonly table: TableId;
  /** The name in words. */
  readonly name: string;
  /** How many rows there are; of the explored ones, if there are filters. Null if unknown. */
  readonly rowCount: number | null;
  /** Whether the rows were counted now; otherwise the count is the database's estimate, or of the last sync. */
  readonly isCounted: boolean;
  /** The first and the last date of the rows; null without dates. */
  readonly dates: { readonly column: string; readonly from: string; readonly to: string } | null;
  readonly columns: readonly ProfiledColumn[];
  /** The number of further columns that are left out. */
  readonly otherColumns: number;
  readonly measures: readonly ExploredMeasure[];
}

export interface ProfiledColumn {
  readonly name: string;
  readonly type: ColumnType;
  /** What the column is, in words: "Category", "Measure". */
  readonly role: string;
  /** 0–1: the part of the rows without a value. Null if unknown. */
  readonly missing: number | null;
  /** The number of different values, as of the last sync. Null if unknown. */
  readonly distinct: number | null;
  /** The range of numbers and dates, formatted; null for other columns. */
  readonly range: { readonly from: string; readonly to: string } | null;
}

/** What a finding claims. `none` is a description without a claim. */
export type ClaimKind =
  | "trend"
  | "break"
  | "season"
  | "outlier"
  | "change"
  | "difference"
  | "correlation"
  | "association"
  | "concentration"
  | "shape"
  | "missing"
  | "none";

/** One card of an exploration: a chart, a true sentence about it, and why it is shown. */
export interface Finding {
  /** Names the finding within its exploration, so that it can be opened as an answer. */
  readonly id: string;
  readonly table: TableId;
  readonly claim: ClaimKind;
  /** 0–1: how much it is worth looking at. */
  readonly score: number;
  readonly sentence: string;
  readonly why: string;
  readonly chart: Chart;
  /** At most the first thousand rows. */
  readonly rows: Table;
  readonly outputs: readonly Output[];
  readonly rowCount: number;
  readonly sql: string;
  readonly ms: number;
  /** The measure that it shows; null for a relation of columns. */
  readonly measure: ExploredMeasure | null;
  /** Columns to break its figures down by. */
  readonly breakdowns: readonly (ExploredColumn & { readonly words: string })[];
  /** Parts of it to look into. */
  readonly zooms: readonly ExploredZoom[];
  /** The rows that its marks are of. */
  readonly parts: readonly FindingPart[];
}

/** The rows of all marks that have a value in one of the outputs. */
export interface FindingPart extends ExploredZoom {
  readonly output: OutputId;
  readonly cell: Cell;
}

/** A part of the rows: those with a value, or those of a period. */
export interface ExploredZoom {
  readonly words: string;
  readonly filter: ExploredFilter | null;
  readonly period: ExploredPeriod | null;
}

/** A query of an exploration that failed; the others are not affected. */
export interface FailedFinding {
  readonly id: string;
  /** What it would have shown: "revenue by month". */
  readonly words: string;
  readonly message: string;
  readonly fix: string;
}

/** What an exploration reports, in this order: the plan, profiles, findings as they finish, and the end. */
export type ExplorationEvent =
  | {
      readonly kind: "started";
      /** What is looked at, in words: "orders where country is Spain". */
      readonly title: string;
      /** The breakdown that people asked for, in words; null without one. */
      readonly by: string | null;
      /** The number of queries to run. */
      readonly queryCount: number;
      /** The tables to go on with: of a whole database, its most important ones. */
      readonly tables: readonly { readonly table: TableId; readonly name: string }[];
    }
  | { readonly kind: "profile"; readonly profile: TableProfile }
  | { readonly kind: "finding"; readonly finding: Finding }
  | { readonly kind: "nothing"; readonly id: string }
  | { readonly kind: "failed"; readonly failed: FailedFinding }
  | {
      readonly kind: "ended";
      /** The findings to show, best first. */
      readonly best: readonly string[];
      readonly ms: number;
    };
