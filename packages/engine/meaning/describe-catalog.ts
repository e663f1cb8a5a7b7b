import type {
  Catalog,
  CatalogTable,
  ColumnRole,
  ColumnValues,
  Decision,
  DescribedCatalog,
  DescribedColumn,
  DescribedTable,
  MeaningCorrection,
  RowProduct,
  Sliced,
  TableId,
} from "@askery/model";
import { indexCorrections, type Corrections } from "./corrections.ts";
import { describeFigure } from "./describe-figure.ts";
import { prepareEvidence } from "./evidence/collect-evidence.ts";
import type { ColumnEvidence } from "./evidence/column-evidence.ts";
import { decideRole, roleWords } from "./evidence/score-roles.ts";
import {
  creationWords,
  lifeDateWords,
  personWords,
  spanWords,
  stateWords,
  stockWords,
  tableWords,
} from "./meaning-words.data.ts";
import { findDated } from "./find-dated.ts";
import { groupSpellings, hasSpellings } from "./find-spellings.ts";
import { prepareMeanings, type NameReadings } from "./names/read-meanings.ts";
import type { NameReader } from "./names/read-names.ts";
import { readFlagAnswers } from "./read-flag-answers.ts";
import { addOccupancy } from "./states/find-occupancy.ts";
import { findStates } from "./states/find-states.ts";
import { chooseDate } from "./tables/choose-date.ts";
import { chooseProduct } from "./tables/choose-product.ts";
import { chooseRowName } from "./tables/choose-row-name.ts";
import { chooseWorth } from "./tables/choose-worth.ts";
import { decideKind } from "./tables/decide-kind.ts";
import { findWhole } from "./tables/find-whole.ts";
import { columnsOf, type DraftColumn, type DraftIndex, type TableDraft } from "./tables/table-draft.ts";

/** The input for describing a database. */
export interface MeaningSource {
  readonly catalog: Catalog;
  readonly values: readonly ColumnValues[];
  /** User corrections; they always win. Those for unknown tables and columns have no effect. */
  readonly corrections: readonly MeaningCorrection[];
  readonly names: NameReader;
}

/**
 * Decides what the tables and columns of a database mean, based on names, types, keys and values. Pure; never fails.
 */
export function* describeCatalog({
  catalog,
  values,
  corrections,
  names,
}: MeaningSource): Sliced<DescribedCatalog> {
  const readName = yield* prepareMeanings(catalog, names, vocabulary);
  const given = indexCorrections(corrections);
  yield;
  const collect = prepareEvidence(catalog, values, readName);
  const referrers = countReferrers(catalog);
  const drafts = new Map<TableId, TableDraft>();
  for (const table of catalog.tables) {
    yield;
    drafts.set(table.id, {
      table,
      words: firstWords(readName(table.name)),
      columns: describeColumns(collect(table), given),
      referrers: referrers.get(table.id) ?? 0,
    });
  }
  const wholes = new Map<TableId, TableId | null>();
  for (const draft of drafts.values()) {
    yield;
    wholes.set(draft.table.id, findWhole(draft, drafts));
  }
  const consisting = new Set(
    [...wholes].flatMap(([part, whole]) => (hasFigure(drafts.get(part)) && whole !== null ? [whole] : [])),
  );
  const tables: DescribedTable[] = [];
  for (const draft of drafts.values()) {
    yield;
    const { id } = draft.table;
    const partOf = wholes.get(id) ?? null;
    tables.push(describeTable(draft, { drafts, given, partOf, hasParts: consisting.has(id) }));
  }
  return { tables: addOccupancy(tables) };
}

/** The words that abbreviations in names are aligned with, in addition to those of the schema. */
const vocabulary: ReadonlySet<string> = new Set([
  ...roleWords,
  ...spanWords.flat(2).flatMap((phrase) => phrase.split(" ")),
  ...creationWords,
  ...lifeDateWords,
  ...stateWords,
  ...Object.values(tableWords).flat(),
]);

function countReferrers({ relationships }: Catalog): ReadonlyMap<TableId, number> {
  const counts = new Map<TableId, number>();
  for (const { from, to } of relationships) {
    if (from.table !== to.table) counts.set(to.table, (counts.get(to.table) ?? 0) + 1);
  }
  return counts;
}

function firstWords(readings: NameReadings): readonly string[] {
  return readings.map(([word = ""]) => word);
}

type SeenColumn = ColumnEvidence & { readonly pieces: readonly string[] };

function describeColumns(seen: readonly SeenColumn[], given: Corrections): readonly DraftColumn[] {
  const roles = seen.map(
    (evidence) => given.role(evidence.table.id, evidence.column.name) ?? decideRole(evidence),
  );
  const unitAt = roles.findIndex(({ value }) => value === "unit");
  const unit = seen[unitAt];
  const units = { unitColumn: unit?.column.name ?? null, unitValues: unit?.values ?? [] };
  const spans = pairEnds(seen);
  return seen.map((evidence, index) => {
    const role = roles[index] ?? decideRole(evidence);
    return { evidence, description: describeColumn(evidence, role, { ...units, spans, given }) };
  });
}

/** The other date of each span, by column. */
function pairEnds(seen: readonly SeenColumn[]): ReadonlyMap<string, string> {
  const reports = Map.groupBy(
    seen.filter(({ signs }) => signs.has("starts-span") || signs.has("ends-span")),
    ({ signs }) => signs.get("starts-span") ?? signs.get("ends-span"),
  );
  return new Map(
    [...reports.values()].flatMap(([one, other]) =>
      one && other
        ? [
            [one.column.name, other.column.name],
            [other.column.name, one.column.name],
          ]
        : [],
    ),
  );
}

function describeColumn(
  evidence: SeenColumn,
  role: Decision<ColumnRole>,
  context: {
    readonly unitColumn: string | null;
    readonly unitValues: readonly string[];
    readonly spans: ReadonlyMap<string, string>;
    readonly given: Corrections;
  },
): DescribedColumn {
  const { column, table, words, pieces, refersTo, values } = evidence;
  const figure = describeFigure(evidence, role.value, { pieces, ...context });
  const hasVocabulary = role.value === "status" || role.value === "category" || role.value === "flag";
  return {
    name: column.name,
    words,
    role,
    refersTo,
    dated: findDated(evidence, role.value),
    figure:
      figure && context.given.figure({ table: table.id, column: column.name, role: role.value }, figure),
    vocabulary: hasVocabulary && values.length <= maxKinds ? values : null,
    answers: role.value === "flag" ? readFlagAnswers(column, values) : null,
    otherEnd: context.spans.get(column.name) ?? null,
    ...describeSpellings(evidence, role.value, context.given),
  };
}

function describeSpellings(
  { column, table, values }: SeenColumn,
  role: ColumnRole,
  given: Corrections,
): Pick<DescribedColumn, "spellings"> {
  const groups = hasSpellings(column, role) ? groupSpellings(values) : [];
  const [first] = groups;
  if (first === undefined) return {};
  const reason = `Some values differ in spelling only: ${first.map((value) => `“${value}”`).join(", ")}.`;
  const areOne = given.areSpellingsOne(table.id, column.name) ?? { value: false, reason, origin: "found" };
  return { spellings: { groups, areOne } };
}

/** The maximum number of values in a column's vocabulary. */
const maxKinds = 100;

function hasFigure(draft: TableDraft | undefined): boolean {
  return draft !== undefined && columnsOf(draft, "measure").length > 0;
}

function describeTable(draft: TableDraft, { drafts, given, partOf, hasParts }: Surroundings): DescribedTable {
  const { table, words, columns } = draft;
  const descriptions = columns.map(({ description }) => description);
  const date = given.date(table, descriptions) ?? chooseDateOf(draft, partOf, drafts);
  const rowName = given.rowName(table) ?? chooseRowName(draft);
  const isSold = partOf !== null || (date.value !== null && !isStock(draft));
  const product = given.worth(table) === null ? chooseProduct(draft, { drafts, isSold }) : null;
  const worth =
    given.worth(table) ?? (product === null ? chooseWorth(draft, hasParts) : worthOfProduct(product, drafts));
  return {
    id: table.id,
    words,
    kind:
      given.kind(table.id) ?? decideKind({ draft, date: date.value, rowName: rowName.value, partOf, drafts }),
    rowName,
    key: findKey(table, draft),
    worth,
    product,
    date,
    partOf,
    isOfPeople: isOfPeople(draft, rowName.value),
    states: findStates(draft, drafts, partOf === null ? null : (drafts.get(partOf) ?? null)),
    columns: descriptions,
  };
}

/** Parts have no date of their own if the whole has one: a line is sold when it is ordered, not when it is due. */
function chooseDateOf(
  draft: TableDraft,
  partOf: TableId | null,
  drafts: DraftIndex,
): Decision<string | null> {
  const whole = partOf === null ? undefined : drafts.get(partOf);
  return whole === undefined || chooseDate(whole).value === null
    ? chooseDate(draft)
    : { value: null, reason: `The date of ${whole.table.name} counts.`, origin: "found" };
}

/** Rows that say how many pieces there are. */
function isStock({ words }: TableDraft): boolean {
  return words.some((word) => stockWords.includes(word));
}

function worthOfProduct({ quantity, price, priceTable }: RowProduct, drafts: DraftIndex): Decision<null> {
  const owner = priceTable === undefined ? "" : ` of ${drafts.get(priceTable)?.table.name ?? priceTable}`;
  return { value: null, reason: `A row is worth ${quantity} × ${price}${owner}.`, origin: "found" };
}

interface Surroundings {
  readonly drafts: DraftIndex;
  readonly given: Corrections;
  readonly partOf: TableId | null;
  readonly hasParts: boolean;
}

function findKey({ primaryKey }: CatalogTable, draft: TableDraft): Decision<readonly string[]> {
  if (primaryKey.length > 0) {
    return { value: primaryKey, reason: "The database declares it as the primary key.", origin: "found" };
  }
  const keys = columnsOf(draft, "key");
  const value = (keys.length > 0 ? keys : findNumber(draft)).map(({ description }) => description.name);
  const reason = value.length > 0 ? "Its values are different in each row." : "No column counts the rows.";
  return { value, reason, origin: "found" };
}

/** A number such as `cust_no` that comes first and that no two rows share. */
function findNumber({ columns: [first] }: TableDraft): readonly DraftColumn[] {
  const isNumber = first?.description.role.value === "code" && first.evidence.signs.has("unique");
  return isNumber ? [first] : [];
}

/** True for a table named for people, or with first and last names and no references. */
function isOfPeople({ words, columns }: TableDraft, rowName: readonly string[]): boolean {
  if (people.has(words.at(-1) ?? "")) return true;
  return rowName.length > 1 && columns.every(({ description }) => description.refersTo === null);
}

const people: ReadonlySet<string> = new Set(personWords);
