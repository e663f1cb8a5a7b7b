import type { Catalog, CatalogColumn, CatalogTable, ColumnSign, ColumnValues, TableId } from "@askery/model";
import { creationWords, lifeDateWords } from "../meaning-words.data.ts";
import type { NameReadings } from "../names/read-meanings.ts";
import { splitName } from "../names/split-name.ts";
import type { ColumnEvidence } from "./column-evidence.ts";
import { findReferences, type FoundReference } from "./find-references.ts";
import { findSigns } from "./find-signs.ts";
import { indexColumns, type ColumnIndex } from "./index-columns.ts";
import { findMark, withoutMark } from "../names/column-mark.ts";
import { preparePairs, type PairReadings } from "../names/pair-readings.ts";
import { pairDates } from "./pair-dates.ts";
import { findValueShapes } from "./value-shapes.ts";

/** Collects the evidence about the columns of a table: first of each column, then in comparison with the others. */
export function prepareEvidence(
  catalog: Catalog,
  values: readonly ColumnValues[],
  readName: (name: string) => NameReadings,
): (table: CatalogTable) => readonly TableEvidence[] {
  const sampled = indexColumns(values.map((item) => ({ ...item, item })));
  const references = findReferences(catalog, values, readName);
  const states = new Set(
    catalog.tables
      .filter((table) => listsStates(readName(table.name)) || spellsStates(table, sampled))
      .map(({ id }) => id),
  );

  const known = new Map<string, readonly string[]>();
  const split = (name: string): readonly string[] => {
    const pieces = known.get(name) ?? splitName(name);
    known.set(name, pieces);
    return pieces;
  };

  const spelled = new Map<NameReadings, readonly string[]>();
  const spellOut = (readings: NameReadings): readonly string[] => {
    const words = spelled.get(readings) ?? readings.map(([word = ""]) => word);
    spelled.set(readings, words);
    return words;
  };

  const see = (table: CatalogTable, column: CatalogColumn, shared: SharedWords): TableEvidence => {
    const { tableWords, mark, pairReadings } = shared;
    const name = withoutMark(column.name, mark);
    const readings = pairReadings(name, readName(name));
    const words = spellOut(readings);
    const found = sampled(table.id, column.name);
    const reference = references(table, column);
    const sample = found?.values ?? [];
    const seen = { table, column, words, pieces: split(column.name), values: sample };
    return {
      ...seen,
      readings,
      tableWords,
      hasAllValues: found?.isComplete ?? false,
      refersTo: reference?.to ?? null,
      signs: new Map([...findSigns(seen), ...referenceSigns(reference, table.id, states)]),
    };
  };
  return (table) => {
    const mark = findMark(table);
    const names = table.columns.map(({ name }) => withoutMark(name, mark));
    const shared = { tableWords: readName(table.name).flat(), mark, pairReadings: preparePairs(names) };
    return compareColumns(table.columns.map((column) => see(table, column, shared)));
  };
}

/** What the columns of a table have in common. */
interface SharedWords {
  readonly tableWords: readonly string[];
  /** What starts their names and says nothing. */
  readonly mark: string | null;
  readonly pairReadings: PairReadings;
}

/** The evidence about a column; comparisons with other columns may add signs. */
interface TableEvidence extends ColumnEvidence {
  readonly pieces: readonly string[];
  readonly signs: Map<ColumnSign, string>;
}

function listsStates(readings: NameReadings): boolean {
  return readings.some((words) => words.some((word) => word === "status" || word === "stage"));
}

/** True for a list of codes and what they stand for, such as “Open” and “Closed”. */
function spellsStates({ id, columns }: CatalogTable, sampled: ColumnIndex<ColumnValues>): boolean {
  if (columns.length > maxListColumns) return false;
  return columns.some(({ name, profile }) => {
    const { values = [], isComplete = false } = sampled(id, name) ?? {};
    const isEach = profile !== null && profile.distinctCount === profile.rowCount;
    return isComplete && isEach && findValueShapes(values).some(([sign]) => sign === "states");
  });
}

const maxListColumns = 3;

function referenceSigns(
  reference: FoundReference | null,
  table: TableId,
  states: ReadonlySet<TableId>,
): readonly (readonly [ColumnSign, string])[] {
  if (reference === null) return [];
  const { to, how } = reference;
  const target = `${to.table}.${to.columns.join()}`;
  const report = {
    related: `it refers to ${target}`,
    named: `its name ends as that of ${target}`,
    contained: `${target} holds all of its values`,
  }[how];
  const isState = to.table !== table && states.has(to.table);
  return [
    [how === "contained" ? "contained" : "refers", report],
    ...(isState ? [["refers-to-states", `it refers to the states in ${to.table}`] as const] : []),
  ];
}

/** Adds signs that result from comparing the columns of a table. */
function compareColumns(columns: readonly TableEvidence[]): readonly TableEvidence[] {
  const dates = columns.filter(({ signs }) => signs.has("date-type") && !signs.has("refers"));
  const byName = new Map(columns.map((one) => [one.column.name, one]));
  for (const { start, end, report } of pairDates(dates.filter((one) => !holdsAny(one, lifeDateWords)))) {
    byName.get(start)?.signs.set("starts-span", report);
    byName.get(end)?.signs.set("ends-span", report);
  }
  const events = dates.filter((one) => !holdsAny(one, creationWords) && !holdsAny(one, lifeDateWords));
  for (const one of dates) {
    if (events.length > 0 && holdsAny(one, creationWords) && !one.signs.has("starts-span")) {
      one.signs.set("created-beside-event", `“${events[0]?.column.name ?? ""}” says when the row happened`);
    }
  }
  const isNamed = columns.some((one) => endsIn(one, "name"));
  for (const one of columns) {
    if (isNamed && endsIn(one, "title") && one.signs.has("few")) {
      one.signs.set("title-beside-name", "the row has a name beside this title, which repeats");
    }
  }
  findOnlyLabel(columns)?.signs.set("only-label", "it is the only text that tells the rows apart");
  return columns;
}

function holdsAny({ readings }: ColumnEvidence, words: readonly string[]): boolean {
  return readings.some((alternatives) => alternatives.some((word) => words.includes(word)));
}

function endsIn({ readings }: ColumnEvidence, word: string): boolean {
  return readings.at(-1)?.includes(word) === true;
}

/**
 * In a table without a name column: the text column that is unique, has spaces or lowercase letters, and is not a key.
 */
function findOnlyLabel(columns: readonly TableEvidence[]): TableEvidence | null {
  const isNamed = columns.some(
    ({ readings }) => readings.at(-1)?.some((word) => nameWords.has(word)) === true,
  );
  if (isNamed) return null;
  const labels = columns.filter(
    ({ signs, column, values }) =>
      column.type === "text" &&
      signs.has("unique") &&
      ![
        "sole-key",
        "refers",
        "unique-first",
        "unique-id",
        "marks",
        "emails",
        "phones",
        "date-type",
        "prose",
        "hashes",
      ].some((sign) => signs.has(sign as ColumnSign)) &&
      values.some((value) => /\p{Ll}|\s/u.test(value)),
  );
  return labels[0] ?? null;
}

const nameWords: ReadonlySet<string> = new Set(["name", "title", "label"]);
