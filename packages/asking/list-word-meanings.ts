import { humanizeName, planInSlices, type Mention, type MentionTarget } from "@askery/engine";
import type { AskSettings, CatalogTable, ColumnRole, IsoDate, Sliced, Span, TableId } from "@askery/model";
import type { AskableDatabase } from "./connect-database.ts";

/** Something that a word may mean: a table, a column or a value. */
export interface WordMeaning {
  readonly table: TableId;
  /** Null for the table itself. */
  readonly column: string | null;
  /** Null for the table or the column itself. */
  readonly value: string | null;
  /** Its name as people say it: "order date". A value as it is. */
  readonly label: string;
  /** Where it is, and some of its values: "orders: paid, open". */
  readonly detail: string;
}

export interface WordMeaningRequest {
  readonly database: AskableDatabase;
  readonly question: string;
  /** The words whose meaning is wanted. */
  readonly span: Span;
  /** Part of a name or a value. Empty lists what the words most likely mean. */
  readonly search: string;
  readonly today: IsoDate;
  readonly settings: AskSettings;
}

const maxLikely = 8;
const maxFound = 20;

/**
 * Lists what some words of a question may mean, likeliest first: what the engine links them to, then the columns of the
 * tables that the question names, then the tables whose columns or values it names, then other tables. A search lists names and values that contain its text.
 */
export function* listWordMeanings(request: WordMeaningRequest): Sliced<readonly WordMeaning[]> {
  const { database, search } = request;
  const sought = search.trim().toLowerCase();
  const targets = sought === "" ? yield* likelyTargets(request) : findTargets(sought, database);
  const distinct = new Map(targets.map((target) => [JSON.stringify(target), target]));
  return [...distinct.values()]
    .slice(0, sought === "" ? maxLikely : maxFound)
    .flatMap((target) => describeTarget(target, database) ?? []);
}

type Target = Pick<WordMeaning, "table" | "column" | "value">;

function* likelyTargets(request: WordMeaningRequest): Sliced<readonly Target[]> {
  const { question, database, span, today, settings } = request;
  const { stages } = yield* planInSlices({ text: question, database: database.prepared, today, settings });
  const mentions = stages?.mentions ?? [];
  const isOfSpan = ({ range }: Mention): boolean =>
    stages?.question.words
      .slice(range.from, range.to)
      .some((word) => word.span.start < span.end && span.start < word.span.end) ?? false;
  const linked = mentions.filter(isOfSpan).toSorted((one, other) => other.score - one.score);
  const others = mentions.filter((mention) => !isOfSpan(mention) && mention.score >= certain);
  const named = new Set(others.flatMap(({ target }) => (target.kind === "table" ? target.table : [])));
  const touched = new Set(others.map(({ target }) => tableOf(target)));
  const { tables } = database.prepared.catalog;
  return [
    ...linked.flatMap(({ target }) => toTarget(target) ?? []),
    ...tables.filter(({ id }) => named.has(id)).flatMap((table) => listColumns(table, database)),
    ...tables.filter(({ id }) => touched.has(id)).map(({ id }) => ofTable(id)),
    ...tables.map(({ id }) => ofTable(id)),
  ];
}

/** A mention with at least this score says what a question is about. */
const certain = 0.6;

function tableOf(target: MentionTarget): TableId {
  return target.kind === "glossary" ? target.entry.meaning.table : target.table;
}

function toTarget(target: MentionTarget): Target | null {
  switch (target.kind) {
    case "table":
      return ofTable(target.table);
    case "column":
      return ofColumn(target.table, target.column);
    case "value":
      return { table: target.table, column: target.column, value: target.value };
    case "glossary":
      return null;
  }
}

function ofTable(table: TableId): Target {
  return { table, column: null, value: null };
}

function ofColumn(table: TableId, column: string): Target {
  return { table, column, value: null };
}

/** The columns of a table that people have words for, those for figures, states and groups first. */
function listColumns(table: CatalogTable, { prepared }: AskableDatabase): readonly Target[] {
  const meaning = prepared.described.tables.find(({ id }) => id === table.id);
  const roles = new Map(meaning?.columns.map(({ name, role }) => [name, role.value]));
  const rankOf = (column: string): number => {
    const role = roles.get(column);
    return role === undefined ? spokenRoles.length : spokenRoles.indexOf(role);
  };
  return table.columns
    .map(({ name }) => name)
    .filter((name) => rankOf(name) >= 0)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((name) => ofColumn(table.id, name));
}

const spokenRoles: readonly ColumnRole[] = [
  "measure",
  "status",
  "category",
  "flag",
  "rate",
  "score",
  "event-date",
  "name",
  "place",
  "ordinal",
  "deadline",
  "interval-start",
  "interval-end",
  "calendar",
];

/** Names and values that contain a text: those that start with it first, tables before columns before values. */
function findTargets(sought: string, { prepared, values }: AskableDatabase): readonly Target[] {
  const names = prepared.catalog.tables.flatMap((table) => [
    { text: humanizeName(table.name), target: ofTable(table.id) },
    ...table.columns.map(({ name }) => ({ text: humanizeName(name), target: ofColumn(table.id, name) })),
  ]);
  const found = names.filter(({ text }) => text.toLowerCase().includes(sought));
  const ofValues = findValues(sought, values).map((target) => ({ text: target.value ?? "", target }));
  return [...found, ...ofValues]
    .toSorted((one, other) => rankFound(one.text, sought) - rankFound(other.text, sought))
    .map(({ target }) => target);
}

function rankFound(text: string, sought: string): number {
  const lower = text.toLowerCase();
  return lower === sought ? 0 : lower.startsWith(sought) ? 1 : 2;
}

/** How many values are compared, at most, so that a database of many stays quick. */
const maxCompared = 200_000;

function findValues(sought: string, values: AskableDatabase["values"]): readonly Target[] {
  const found: Target[] = [];
  let compared = 0;
  for (const { table, column, values: ofThis } of values) {
    for (const value of ofThis) {
      compared += 1;
      if (found.length === maxFound || compared > maxCompared) return found;
      if (value.toLowerCase().includes(sought)) found.push({ table, column, value });
    }
  }
  return found;
}

function describeTarget(target: Target, database: AskableDatabase): WordMeaning | null {
  const table = database.prepared.catalog.tables.find(({ id }) => id === target.table);
  if (table === undefined) return null;
  const tableName = humanizeName(table.name);
  if (target.column === null) return { ...target, label: tableName, detail: describeTable(table) };
  const column = humanizeName(target.column);
  if (target.value !== null) return { ...target, label: target.value, detail: `${column} of ${tableName}` };
  const samples = sampleValues(table, target.column, database);
  return {
    ...target,
    label: column,
    detail: [`of ${tableName}`, ...samples].join(samples.length > 0 ? ": " : ""),
  };
}

/** "a table with name, city, status". */
function describeTable({ columns, primaryKey }: CatalogTable): string {
  const named = columns.filter(({ name }) => !primaryKey.includes(name)).slice(0, maxSamples);
  return named.length === 0
    ? "a table"
    : `a table with ${named.map(({ name }) => humanizeName(name)).join(", ")}`;
}

const maxSamples = 3;
const longestSample = 24;

/** Some values of a column, or its range: at most one text. */
function sampleValues(table: CatalogTable, column: string, { values }: AskableDatabase): readonly string[] {
  const known = values.find((one) => one.table === table.id && one.column === column)?.values ?? [];
  const short = known.filter((value) => value.trim() !== "" && value.length <= longestSample);
  if (short.length > 0) return [short.slice(0, maxSamples).join(", ")];
  const profile = table.columns.find(({ name }) => name === column)?.profile;
  const [min, max] = [profile?.min ?? null, profile?.max ?? null];
  if (min === null || max === null || min.length > longestSample || max.length > longestSample) return [];
  return [min === max ? min : `${min} – ${max}`];
}
