import type { AggregateFunction, Catalog, CatalogColumn, CatalogTable, TableId } from "@askery/model";
import type { ColumnRef } from "../request/clause.ts";
import type { Happening } from "../request/find-happenings.ts";
import type { JoinGraph } from "./join-graph.ts";

/** The catalog, as composition asks about it. Prepared once for a database. */
export interface Schema {
  readonly catalog: Catalog;
  readonly graph: JoinGraph;
  /** Whether a lower-case word is English or occurs in the database. */
  readonly isKnownWord: (word: string) => boolean;
  table(id: TableId): CatalogTable;
  column(ref: ColumnRef): CatalogColumn;
  /** Whether the column is a figure to add up or to average, rather than a key, a code or a year. */
  isFigure(ref: ColumnRef): boolean;
  isDate(ref: ColumnRef): boolean;
  isKey(ref: ColumnRef): boolean;
  /** Says yes or no. */
  isFlag(ref: ColumnRef): boolean;
  /** Holds years as whole numbers. */
  isYear(ref: ColumnRef): boolean;
  /** How a figure is summed up when nobody says: quantities add up, prices and ratings average. */
  defaultAggregate(ref: ColumnRef): AggregateFunction;
  /** The columns that tell rows apart; empty when none is known. */
  keyColumns(table: TableId): readonly string[];
  /** The columns that a row is called by: a name, or a first and a last one; empty when there are none. */
  displayColumns(table: TableId): readonly string[];
  /**
   * The same wherever they stand: a gymnast who is a row of people, one for one, is called by the name kept there.
   */
  namesOf(table: TableId): readonly ColumnRef[];
  /** The date on which the thing happened that a row stands for; null without a date column. */
  eventDate(table: TableId): string | null;
  /** The column called just "year", which tells the year of a row by itself. Null without one. */
  yearOf(table: TableId): string | null;
  /** Whether its rows are people. */
  isPerson(table: TableId): boolean;
  /** The tables whose rows are people. */
  readonly people: readonly TableId[];
  /** The date on which a row ceased to hold, empty while it does: left, discontinued, closed. Null without one. */
  endDate(table: TableId): string | null;
  /** The dates on which happened what a word says: "hired", "leavers", "signups". */
  happeningsOf(word: string): readonly Happening[];
  /** The figure of the rows that a row consists of: the line total of an order's lines. Null when it has no such rows. */
  detailFigure(table: TableId): ColumnRef | null;
  /** Whether the name of a figure of its own says that it sums a row up. */
  hasNamedFigure(table: TableId): boolean;
  /** The one figure whose name says that it is counted in this unit: `days_taken`, in days. */
  figureIn(table: TableId, unit: string): string | null;
  /** The one figure of how long something took; null when there is none or no single one. */
  lapse(table: TableId): string | null;
  /** The figures in the name of which one of these words stands last or first, that of the first word first. */
  figuresCalled(words: readonly string[]): readonly ColumnRef[];
  /** The value that says yes in a yes-or-no column; null for any other column. */
  yesOf(ref: ColumnRef): string | null;
  /** The one figure that a row is about: the total of an order. Null when there is none or no single one. */
  mainFigure(table: TableId): string | null;
}
