import {
  invariant,
  type AggregateFunction,
  type Catalog,
  type CatalogColumn,
  type CatalogTable,
  type TableId,
} from "@askery/model";
import type { ColumnDescription, ColumnRole, TableDescription } from "../../link/describe-columns.ts";
import type { Lexicon } from "../../link/lexicon.ts";
import { averagedWords, endWords, lapseUnits, lapseWords, mainFigureWords } from "./figure-words.data.ts";
import { findNames } from "./find-names.ts";
import { findHappenings } from "../request/find-happenings.ts";
import type { ColumnRef } from "../request/clause.ts";
import { buildJoinGraph } from "./join-graph.ts";
import type { Schema } from "./schema.ts";

/** Prepares the view of a catalog that composition works with. */
export function prepareSchema(catalog: Catalog, lexicon: Lexicon): Schema {
  const tables = new Map(catalog.tables.map((table) => [table.id, table]));
  const columns = new Map(
    [...lexicon.tables.values()].map((description) => [description.table.id, columnsByName(description)]),
  );

  const names = new Map<TableId, readonly ColumnRef[]>();
  const yes = new Map(lexicon.flags.map((flag) => [flag.description, flag.yes]));

  const describe = (ref: ColumnRef): ColumnDescription => {
    const found = columns.get(ref.table)?.get(ref.column);
    invariant(found, `the catalog has the column ${ref.table}.${ref.column}`);
    return found;
  };
  const describeTable = (id: TableId): TableDescription => {
    const found = lexicon.tables.get(id);
    invariant(found, `the catalog has the table ${id}`);
    return found;
  };
  const has = (ref: ColumnRef, role: ColumnRole): boolean => describe(ref).roles.has(role);

  return {
    catalog,
    graph: buildJoinGraph(catalog),
    isKnownWord: lexicon.isKnownWord,
    table: (id): CatalogTable => {
      const found = tables.get(id);
      invariant(found, `the catalog has the table ${id}`);
      return found;
    },
    column: (ref): CatalogColumn => describe(ref).column,
    isFigure: (ref) => has(ref, "measure"),
    isDate: (ref) => has(ref, "date") && !has(ref, "year"),
    isYear: (ref) => has(ref, "year"),
    isKey: (ref) => has(ref, "key"),
    isFlag: (ref) => has(ref, "flag"),
    defaultAggregate: (ref) => defaultAggregate(describe(ref)),
    keyColumns: (id) => keyColumns(describeTable(id)),
    displayColumns: (id) => describeTable(id).displayColumns,
    namesOf: (id) => {
      const known = names.get(id) ?? findNames(describeTable(id), catalog, describeTable);
      names.set(id, known);
      return known;
    },
    eventDate: (id) => describeTable(id).mainDate,
    yearOf: (id) => yearOf(describeTable(id)),
    isPerson: (id) => describeTable(id).isPerson,
    people: [...lexicon.tables.values()].filter(({ isPerson }) => isPerson).map(({ table }) => table.id),
    endDate: (id) => endDate(describeTable(id)),
    happeningsOf: findHappenings(lexicon.tables.values()),
    detailFigure: (id) => detailFigure(describeTable(id), catalog, describeTable),
    hasNamedFigure: (id) => namedFigure(describeTable(id)) !== null,
    figureIn: (id, unit) => figureIn(describeTable(id), unit),
    lapse: (id) => lapse(describeTable(id)),
    figuresCalled: (said) => figuresCalled(said, lexicon.tables.values()),
    yesOf: (ref) => yes.get(describe(ref)) ?? null,
    mainFigure: (id) => mainFigure(describeTable(id)),
  };
}

function columnsByName({ columns }: TableDescription): ReadonlyMap<string, ColumnDescription> {
  return new Map(columns.map((description) => [description.column.name, description]));
}

function defaultAggregate({ words }: ColumnDescription): AggregateFunction {
  const isOfOne = words[0] === "unit" && words.length > 1;
  return isOfOne || words.some((word) => averagedWords.has(word)) ? "avg" : "sum";
}

function keyColumns({ table, columns }: TableDescription): readonly string[] {
  if (table.primaryKey.length > 0) return table.primaryKey;
  return columns.filter(({ roles }) => roles.has("key")).map(({ column }) => column.name);
}

function yearOf({ columns, words: ofTable }: TableDescription): string | null {
  const found = columns.find(
    ({ roles, words }) =>
      roles.has("year") && words.every((word) => word === "year" || ofTable.includes(word)),
  );
  return found?.column.name ?? null;
}

/** A date that is empty as long as the row holds. */
function endDate({ columns }: TableDescription): string | null {
  const found = columns.find(
    ({ column, roles, words }) =>
      roles.has("date") &&
      column.isNullable &&
      column.profile?.nullCount !== 0 &&
      words.some((word) => endWords.has(word)),
  );
  return found?.column.name ?? null;
}

/** The figure that sums up the rows whose name says that they are part of this one: order lines, invoice items. */
function detailFigure(
  { table, words }: TableDescription,
  { relationships }: Catalog,
  describeTable: (id: TableId) => TableDescription,
): ColumnRef | null {
  for (const { from, to } of relationships) {
    if (to.table !== table.id || from.table === table.id) continue;
    const part = describeTable(from.table);
    const column = words.every((word) => part.words.includes(word)) ? namedFigure(part) : null;
    if (column !== null) return { table: from.table, column };
  }
  return null;
}

/** The figure whose name says that it sums a row up; the only figure, when there is just one that adds up. */
function mainFigure(description: TableDescription): string | null {
  const named = namedFigure(description);
  if (named !== null) return named;
  const additive = description.columns.filter(
    (column) => column.roles.has("measure") && defaultAggregate(column) === "sum",
  );
  return additive.length === 1 ? (additive[0]?.column.name ?? null) : null;
}

function figureIn({ columns }: TableDescription, unit: string): string | null {
  const found = columns.filter(({ roles, words }) => roles.has("measure") && words.includes(unit));
  return found.length === 1 ? (found[0]?.column.name ?? null) : null;
}

function lapse({ columns }: TableDescription): string | null {
  const figures = columns.filter(({ roles }) => roles.has("measure"));
  const found = [lapseWords, lapseUnits].flatMap((said) =>
    figures.filter(({ words }) => words.some((word) => said.has(word))),
  );
  return found[0]?.column.name ?? null;
}

function figuresCalled(said: readonly string[], tables: Iterable<TableDescription>): readonly ColumnRef[] {
  const all = [...tables].flatMap(({ columns }) => columns.filter(({ roles }) => roles.has("measure")));
  return said.flatMap((word) =>
    all
      .filter(({ words }) => words.at(-1) === word || words[0] === word)
      .map(({ table, column }) => ({ table, column: column.name })),
  );
}

function namedFigure({ columns }: TableDescription): string | null {
  const figures = columns.filter(({ roles }) => roles.has("measure"));
  for (const word of mainFigureWords) {
    const found = figures.find(({ words }) => words.at(-1) === word || words[0] === word);
    if (found) return found.column.name;
  }
  return null;
}
