import {
  invariant,
  type AggregateFunction,
  type Catalog,
  type CatalogColumn,
  type CatalogTable,
  type DescribedColumn,
  type IsoDate,
  type Sliced,
  type TableId,
} from "@askery/model";
import { measuredBy, numberWords, pieceWords, subjectWords } from "../../meaning/units.data.ts";
import type { ColumnDescription, ColumnUse, TableDescription } from "../../meaning/view-tables.ts";
import type { Lexicon } from "../../link/lexicon.ts";
import { findCounterpart, isLimit } from "./find-counterpart.ts";
import { findFlows } from "./find-flows.ts";
import { findHistory } from "./find-history.ts";
import { findHolders } from "./find-holders.ts";
import { findLabel, findNames, findNumber, findSort } from "./find-names.ts";
import { findHappenings } from "../request/find-happenings.ts";
import type { ColumnRef } from "../request/clause.ts";
import { unitFactor } from "../../meaning/convert-unit.ts";
import { indexStates } from "./index-states.ts";
import { buildJoinGraph } from "./join-graph.ts";
import type { Schema } from "./schema.ts";
import { findMeters } from "./find-meters.ts";
import { findMultiplier } from "./find-multiplier.ts";
import { findWhole } from "./find-whole.ts";
import {
  findAgeDate,
  findBirthDate,
  findLapses,
  findNotice,
  findRowsWith,
  findSpan,
  findSpanStart,
} from "./find-span.ts";

/** Prepares a catalog for composition. */
export function* prepareSchema(catalog: Catalog, lexicon: Lexicon): Sliced<Schema> {
  const columns = indexColumns(lexicon);
  const names = new Map<TableId, readonly ColumnRef[]>();
  const states = indexStates(lexicon.tables.values());
  const details = findDetails(lexicon.tables.values());
  const describe = ({ table, column }: ColumnRef): ColumnDescription =>
    known(columns.get(table)?.get(column), `the column ${table}.${column}`);
  const describeTable = (id: TableId): TableDescription => known(lexicon.tables.get(id), `the table ${id}`);
  const has = (ref: ColumnRef, use: ColumnUse): boolean => describe(ref).uses.has(use);

  yield;
  const graph = buildJoinGraph(catalog, listCalendars(lexicon));
  const references = Map.groupBy(catalog.relationships, ({ from }) => from.table);
  const happeningsOf = yield* findHappenings(lexicon.tables.values());
  yield;
  const flows = findFlows(lexicon.tables);
  const meters = findMeters(lexicon.tables.values());
  return {
    catalog,
    graph,
    isKnownWord: lexicon.isKnownWord,
    table: (id): CatalogTable => describeTable(id).table,
    referencesOf: (id) => references.get(id) ?? [],
    column: (ref): CatalogColumn => describe(ref).column,
    wordsOf: (id, column) => wordsOf(describeTable(id), column),
    isFigure: (ref) => has(ref, "measure"),
    isDate: (ref) => has(ref, "date") && !has(ref, "year"),
    isYear: (ref) => has(ref, "year"),
    isDeadline: (ref) => describe(ref).meaning.role.value === "deadline",
    isKey: (ref) => has(ref, "key"),
    isFlag: (ref) => has(ref, "flag"),
    isPlace: (ref) => has(ref, "place"),
    isAdditive: (ref) => (describe(ref).meaning.figure?.additivity ?? "non-additive") !== "non-additive",
    defaultAggregate: (ref) => defaultAggregate(describe(ref), describeTable(ref.table)),
    keyColumns: (id) => describeTable(id).meaning.key.value,
    displayColumns: (id) => describeTable(id).meaning.rowName.value,
    namesOf: (id) => {
      const known = names.get(id) ?? findNames(describeTable(id), catalog, describeTable);
      names.set(id, known);
      return known;
    },
    labelOf: (ref) => findLabel(describe(ref), describeTable(ref.table)),
    numberOf: (id) => findNumber(describeTable(id)),
    sortOf: (id) => findSort(describeTable(id)),
    eventDate: (id) => describeTable(id).meaning.date.value,
    yearOf: (id) => yearOf(describeTable(id)),
    isEvent: (id) => describeTable(id).meaning.kind.value === "event",
    isPerson: (id) => describeTable(id).meaning.isOfPeople,
    people: listPeople(lexicon),
    endDate: (id) => endDate(describeTable(id)),
    span: (id) => findSpan(describeTable(id)),
    lapses: (id) => findLapses(describeTable(id)),
    spanStart: ({ table, column }) => findSpanStart(describeTable(table), column),
    notice: (id) => findNotice(describeTable(id)),
    rowsWith: (span) => findRowsWith(span, graph),
    historyOf: (id) => findHistory(describeTable(id)),
    birthDate: (id) => findBirthDate(describeTable(id)),
    ageDate: (id) => findAgeDate(describeTable(id)),
    stateOf: (id, phrase) => states.of(id, phrase),
    states,
    happeningsOf,
    detailOf: (id) => details.get(id) ?? null,
    holdersOf: (id) => findHolders(describeTable(id), describeTable, graph),
    product: (id) => describeTable(id).meaning.product,
    flows,
    isMoney: (ref) => describe(ref).meaning.figure?.counts === "money",
    unitOf: (ref) => describe(ref).meaning.figure?.unit.value ?? null,
    figureIn: (id, unitWord, unit) => figureIn(describeTable(id), unitWord, unit),
    lapse: (id) => lapse(describeTable(id)),
    wholeOf: (part) => findWhole(describeTable(part.table), part),
    multiplierOf: (rate) => findMultiplier(rate, describeTable, graph),
    meters,
    figuresCalled: (phrase) => figuresCalled(phrase, lexicon.tables.values()),
    tablesCalled: (phrase) => tablesCalled(phrase, lexicon.tables.values()),
    isLimit: (ref) => isLimit(describe(ref)),
    counterpart: (limit) => findCounterpart(limit, lexicon.tables, graph),
    answersOf: (ref) => describe(ref).meaning.answers,
    dateReaching: (id, day) => dateReaching(describeTable(id), day),
    mainFigure: (id) => describeTable(id).meaning.worth.value,
  };
}

function known<Found>(found: Found | undefined, what: string): Found {
  invariant(found, `the catalog has ${what}`);
  return found;
}

function wordsOf({ meaning, columns }: TableDescription, name?: string): readonly string[] {
  const found = columns.find(({ column }) => column.name === name);
  return name === undefined ? meaning.words : (found?.meaning.words ?? []);
}

function listPeople({ tables }: Lexicon): readonly TableId[] {
  return [...tables.values()].filter(({ meaning }) => meaning.isOfPeople).map(({ table }) => table.id);
}

function listCalendars({ tables }: Lexicon): ReadonlySet<TableId> {
  const calendars = [...tables.values()].filter(({ meaning }) => meaning.kind.value === "calendar");
  return new Set(calendars.map(({ table }) => table.id));
}

function indexColumns({ tables }: Lexicon): ReadonlyMap<TableId, ReadonlyMap<string, ColumnDescription>> {
  return new Map(
    [...tables].map(([id, { columns }]) => [
      id,
      new Map(columns.map((description) => [description.column.name, description])),
    ]),
  );
}

/**
 * Sums amounts and quantities, except for balances and other levels of money, and what was used or moved in a period;
 * averages everything else.
 */
function defaultAggregate(
  { meaning: { figure } }: ColumnDescription,
  { meaning: { kind } }: TableDescription,
): AggregateFunction {
  if (figure === null || figure.additivity === "non-additive") return "avg";
  const isExtent = figure.counts === "size" || figure.counts === "duration";
  if (isExtent && kind.value !== "snapshot" && kind.value !== "part") return "avg";
  return figure.additivity === "semi-additive" && figure.counts === "money" ? "avg" : "sum";
}

function yearOf({ columns, words: ofTable }: TableDescription): string | null {
  const found = columns.find(
    ({ uses, words }) => uses.has("year") && words.every((word) => word === "year" || ofTable.includes(word)),
  );
  return found?.column.name ?? null;
}

/** The end date column: null while the row is current. */
function endDate({ columns }: TableDescription): string | null {
  const found = columns.find(
    ({ column, meaning }) =>
      meaning.role.value === "interval-end" && column.isNullable && column.profile?.nullCount !== 0,
  );
  return found?.column.name ?? null;
}

/** A deadline or the end of a span before any other date. */
function dateReaching({ columns }: TableDescription, day: IsoDate): string | null {
  const reaching = columns.filter(
    ({ uses, column }) => uses.has("date") && !uses.has("year") && (column.profile?.max ?? "") >= day,
  );
  const planned = ["deadline", "interval-end"].flatMap((role) =>
    reaching.filter(({ meaning }) => meaning.role.value === role),
  );
  return [...planned, ...reaching][0]?.column.name ?? null;
}

/** For each table with detail rows, the table of those that are worth something. */
function findDetails(tables: Iterable<TableDescription>): ReadonlyMap<TableId, TableId> {
  const details = new Map<TableId, TableId>();
  for (const { meaning } of tables) {
    const { id, partOf, worth, product } = meaning;
    const isWorth = worth.value !== null || product !== null;
    if (partOf !== null && isWorth && !details.has(partOf)) details.set(partOf, id);
  }
  return details;
}

function figureIn(
  { columns, meaning: { kind } }: TableDescription,
  unitWord: string,
  unit: string | null,
): string | null {
  const figures = columns.filter(({ uses }) => uses.has("measure"));
  const isOfThings = kind.value === "entity";
  const pieces = pieceWords.has(unitWord)
    ? figures.filter(({ meaning }) => isOfPieces(meaning) && !(isOfThings && isOfParts(meaning)))
    : [];
  const named = figures.filter(
    ({ words, meaning }) => words.includes(unitWord) && !(pieceWords.has(unitWord) && isOfMoney(meaning)),
  );
  const measured = figures.filter(({ meaning }) => {
    const own = meaning.figure?.unit.value ?? null;
    return unit !== null && own !== null && unitFactor(own, unit) !== null;
  });
  const alike = figures.filter(({ meaning }) => isMeasuredIn(meaning, unit));
  const [only, ...others] = [named, measured, pieces].find((found) => found.length > 0) ?? alike;
  return only === undefined || others.length > 0 ? null : only.column.name;
}

/** "Units" without more are how many, and no money for one. */
function isOfPieces({ figure }: DescribedColumn): boolean {
  return figure?.counts === "quantity";
}

/** The rooms of a house are no pieces of anything, unlike its stock. */
function isOfParts({ words }: DescribedColumn): boolean {
  return !words.some((word) => numberWords.has(word) || subjectWords.get(word) === "quantity");
}

function isOfMoney({ figure }: DescribedColumn): boolean {
  return figure?.counts === "money";
}

/** True for a figure without a unit whose name says what such units measure: kilos are those of a `weight`. */
function isMeasuredIn({ figure, words }: DescribedColumn, unit: string | null): boolean {
  const extents = unit === null ? undefined : measuredBy.get(unit);
  const isBare = figure?.unit.value === null && figure.counts !== "money";
  return isBare && extents !== undefined && words.some((word) => extents.has(word));
}

function lapse({ columns }: TableDescription): string | null {
  const figures = columns.filter(({ meaning }) => meaning.figure?.counts === "duration");
  const named = figures.find(({ words }) => words.some((word) => subjectWords.get(word) === "duration"));
  return (named ?? figures[0])?.column.name ?? null;
}

function figuresCalled(phrase: readonly string[], tables: Iterable<TableDescription>): readonly ColumnRef[] {
  const all = [...tables].flatMap(({ columns }) => columns.filter(({ uses }) => uses.has("measure")));
  return phrase.flatMap((word) =>
    all
      .filter(({ words, meaning }) =>
        [words, meaning.words].some((spelled) => spelled.at(-1) === word || spelled[0] === word),
      )
      .map(({ table, column }) => ({ table, column: column.name })),
  );
}

function tablesCalled(phrase: readonly string[], tables: Iterable<TableDescription>): readonly TableId[] {
  const all = [...tables];
  return phrase.flatMap((word) =>
    all.filter(({ words }) => words.at(-1) === word || words[0] === word).map(({ table }) => table.id),
  );
}
