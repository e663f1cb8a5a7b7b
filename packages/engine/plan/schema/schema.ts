import type {
  AggregateFunction,
  Catalog,
  CatalogColumn,
  CatalogTable,
  FlagAnswers,
  IsoDate,
  Relationship,
  RowProduct,
  RowState,
  TableId,
} from "@askery/model";
import type { ColumnRef, Quantity } from "../request/clause.ts";
import type { Happening } from "../request/find-happenings.ts";
import type { FlowTable } from "./find-flows.ts";
import type { Meter } from "./find-meters.ts";
import type { Multiplied } from "./find-multiplier.ts";
import type { Flow } from "../../meaning/flow-words.data.ts";
import type { StateIndex } from "./index-states.ts";
import type { History } from "./find-history.ts";
import type { JoinGraph } from "./join-graph.ts";

/** The date from which the age of rows counts, and the unit in which people say it. */
export interface AgeDate {
  readonly column: string;
  readonly unit: "year" | "day";
}

/** Two dates of one row. */
export interface Span {
  readonly from: ColumnRef;
  readonly to: ColumnRef;
}

/** The catalog with the lookups that composition needs. Prepared once per database. */
export interface Schema {
  readonly catalog: Catalog;
  readonly graph: JoinGraph;
  /** True if a lowercase word is English or occurs in the database. */
  readonly isKnownWord: (word: string) => boolean;
  table(id: TableId): CatalogTable;
  /** The relationships in which a table's rows refer to others, or to rows of the same table. */
  referencesOf(table: TableId): readonly Relationship[];
  column(ref: ColumnRef): CatalogColumn;
  /** The words of the name of a table, or of its column, short ones spelled out. Lower case, singular. */
  wordsOf(table: TableId, column?: string): readonly string[];
  /** True for a figure to sum or average, as opposed to a key, code or year. */
  isFigure(ref: ColumnRef): boolean;
  isDate(ref: ColumnRef): boolean;
  /** True for a planned or promised date. */
  isDeadline(ref: ColumnRef): boolean;
  isKey(ref: ColumnRef): boolean;
  /** True for a yes-or-no column. */
  isFlag(ref: ColumnRef): boolean;
  /** True for a country, a city and the like. */
  isPlace(ref: ColumnRef): boolean;
  /** True for a column with years as integers. */
  isYear(ref: ColumnRef): boolean;
  /** The default function for a figure: sum for quantities, average for prices and ratings. */
  defaultAggregate(ref: ColumnRef): AggregateFunction;
  /** True for a figure whose sum means something, unlike that of rates and ratings. */
  isAdditive(ref: ColumnRef): boolean;
  /** True for an amount of money. */
  isMoney(ref: ColumnRef): boolean;
  /** The columns that identify rows; empty if unknown. */
  keyColumns(table: TableId): readonly string[];
  /** The columns that name a row, such as a name or first and last name; empty if there are none. */
  displayColumns(table: TableId): readonly string[];
  /**
   * The columns that name a row, in whatever table they are: a gymnast with a one-to-one row in `people` has the name
   * there.
   */
  namesOf(table: TableId): readonly ColumnRef[];
  /** The column beside a code or key that spells it out: `platform_name` beside `platform_code`. */
  labelOf(ref: ColumnRef): ColumnRef | null;
  /** The code that people call a row by, such as an invoice number; null if there is none beside the key. */
  numberOf(table: TableId): string | null;
  /** The column with the sort of thing that a row is: `device_category` of devices. Null if there is none. */
  sortOf(table: TableId): ColumnRef | null;
  /** The date column for the event that a row records, or null. */
  eventDate(table: TableId): string | null;
  /** The column called "year" that holds the year of a row, or null. */
  yearOf(table: TableId): string | null;
  /** True if the rows happened at a time: orders, visits, complaints. */
  isEvent(table: TableId): boolean;
  /** True if the rows are people. */
  isPerson(table: TableId): boolean;
  /** The tables whose rows are people. */
  readonly people: readonly TableId[];
  /** The date column that is null while a row is current (left, discontinued, closed), or null. */
  endDate(table: TableId): string | null;
  /** The dates between which a row lasts, by meaning: opened and closed; null if it has no such pair. */
  span(table: TableId): Span | null;
  /** The spans that a row may last, likeliest first: the one by meaning, or from its date to what happened later. */
  lapses(table: TableId): readonly Span[];
  /** The date of the same row from which the time to this date counts; null if there is none. */
  spanStart(end: ColumnRef): ColumnRef | null;
  /** From the day on which a row was booked or entered to the day on which it takes place; null if either is unknown. */
  notice(table: TableId): Span | null;
  /** The table whose rows have both dates, by themselves or through rows that they refer to; null without one. */
  rowsWith(span: Span): TableId | null;
  /** The date of birth of the people in a table, or null. */
  birthDate(table: TableId): string | null;
  /** The date from which the age of its rows counts: of birth, of construction, or of the event; null without one. */
  ageDate(table: TableId): AgeDate | null;
  /** How a table records the changes of a status; null if it is no such history. */
  historyOf(table: TableId): History | null;
  /** The state of a table with this phrase, or null. */
  stateOf(table: TableId, phrase: string): RowState | null;
  readonly states: StateIndex;
  /** The date columns for an event word: "hired", "leavers", "signups". */
  happeningsOf(word: string): readonly Happening[];
  /** The table of detail rows that are worth something: the lines of an order. Null without one. */
  detailOf(table: TableId): TableId | null;
  /** The tables whose rows have one of the kinds that a lookup table lists, events first; empty for other tables. */
  holdersOf(table: TableId): readonly TableId[];
  /** The columns whose product is what a row is worth, or null. */
  product(table: TableId): RowProduct | null;
  /** The tables that "sales" and "spend" may be summed over, likeliest first. */
  readonly flows: Readonly<Record<Flow, readonly FlowTable[]>>;
  /** The unit of a figure; null if unknown. */
  unitOf(ref: ColumnRef): string | null;
  /** The only figure with this word in its name, or in a unit that converts to it; null if none or several. */
  figureIn(table: TableId, unitWord: string, unit: string | null): string | null;
  /** The only figure that measures a duration; null if none or several. */
  lapse(table: TableId): string | null;
  /** The whole that a quantity of a row is a part of, such as good and scrapped pieces for scrap; null if unknown. */
  wholeOf(part: ColumnRef): Quantity | null;
  /** How many pieces an amount for one piece is of; null if it is no such amount or nothing says how many. */
  multiplierOf(rate: ColumnRef): Multiplied | null;
  /** The meters that rows read at their start and end. */
  readonly meters: readonly Meter[];
  /** The figures whose names start or end with one of these words, in the order of the words. */
  figuresCalled(words: readonly string[]): readonly ColumnRef[];
  /** The tables whose names start or end with one of these words, in the order of the words. */
  tablesCalled(words: readonly string[]): readonly TableId[];
  /** True for a figure that bounds another one, such as a budget. */
  isLimit(ref: ColumnRef): boolean;
  /** The figure that a limit bounds, of its row or of rows that refer to it; null if there is none. */
  counterpart(limit: ColumnRef): ColumnRef | null;
  /** The values for yes and no in a yes-or-no column; null for other columns. */
  answersOf(ref: ColumnRef): FlagAnswers | null;
  /** The date column of a table that has days from `day` on, such as a due date. Null if there is none. */
  dateReaching(table: TableId, day: IsoDate): string | null;
  /** The main figure of a row, such as the total of an order; null if none or several. */
  mainFigure(table: TableId): string | null;
}
