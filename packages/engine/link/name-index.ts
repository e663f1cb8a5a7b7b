import { keyWords, type Catalog, type CatalogTable, type Sliced, type TableId } from "@askery/model";
import { findMark, withoutMark } from "../meaning/names/column-mark.ts";
import { prepareCoreWords } from "../meaning/names/find-core-words.ts";
import { withoutSubunit } from "../meaning/names/without-subunit.ts";
import type { NameReader, NameWord } from "../meaning/names/read-names.ts";
import { measuredBy, unitWords } from "../meaning/units.data.ts";
import { isPlainEnglish } from "./prepare-names.ts";
import type { WordForm } from "../meaning/names/word-form.ts";

/**
 * The names of tables and columns, indexed by word.
 *
 * Equal names share one *shape* with many owners, so that a thousand tables with a column `created_at` need only one.
 */
export interface NameIndex {
  /** The positions of a word by its stem; shapes with few words come first. */
  readonly occurrences: ReadonlyMap<string, readonly NameOccurrence[]>;
  /** All words of names and of expanded abbreviations, by first letter. */
  readonly allWords: WordsByInitial;
  /** Those that are not English and may be short for an English word, by first letter. */
  readonly shortWords: WordsByInitial;
}

type WordsByInitial = ReadonlyMap<string, readonly string[]>;

export interface NameOccurrence {
  readonly shape: NameShape;
  readonly position: number;
  readonly form: WordForm;
  /** True if the name has an abbreviation and this is its expansion. */
  readonly isExpansion: boolean;
}

export interface NameShape {
  readonly words: readonly ShapeWord[];
  readonly tables: readonly NameOwner[];
  readonly columns: readonly NameOwner[];
  /** The same columns by table. */
  readonly columnsOf: ReadonlyMap<TableId, readonly NameOwner[]>;
}

export interface ShapeWord {
  readonly text: string;
  /** The word's share of the name's meaning, from 0 to 1. */
  readonly weight: number;
}

export interface NameOwner {
  readonly table: TableId;
  /** Null for the table itself. */
  readonly column: string | null;
  /** True if words that repeat the table's name were removed: `singer_name` of `singer` becomes "name". */
  readonly isWithoutTableWord: boolean;
  /** True if it is what a reference calls the thing that it refers to: "owner" for `owner_id`. */
  readonly isRole?: true;
}

/** Indexes all names of a catalog. People name the columns that use a code list, not the list itself. */
export function* indexNames(catalog: Catalog, names: NameReader): Sliced<NameIndex> {
  const draft: Draft = { shapes: new Map(), occurrences: new Map() };
  const findCoreWords = prepareCoreWords(catalog, names);
  const roleOf = prepareRoles(catalog, names);
  const codedOf = prepareCoded(catalog, names);
  for (const table of catalog.tables.filter(({ listOf }) => listOf === undefined)) {
    yield;
    const tableWords = names.readName(table.name);
    const tableStems = new Set(tableWords.flatMap(stemsOf));
    const owner = { table: table.id, column: null, isWithoutTableWord: false };
    const core = findCoreWords(table);
    const affixes = tableWords.filter((word) => !core.includes(word));
    const isLettered = affixes.length > 0 && affixes.every(({ text }) => text.length === 1);
    // The letter of `T_EXPENSE` is short for nothing, such as travel.
    if (isLettered) addName(draft, core, owner);
    else addName(draft, tableWords, owner);
    if (affixes.length > 0 && !isLettered) addName(draft, core, { ...owner, isWithoutTableWord: true });
    const keyed = nameByKey(table, names);
    if (keyed.length > 0) addName(draft, keyed, { ...owner, isWithoutTableWord: true });
    const mark = findMark(table);
    for (const column of table.columns) {
      const words = names.readName(withoutMark(column.name, mark));
      const whole = names.readName(column.name);
      addName(draft, whole, { ...owner, column: column.name });
      if (words.length < whole.length) {
        addName(draft, words, { ...owner, column: column.name, isWithoutTableWord: true });
      }
      for (const measured of nameMeasured(words, names)) {
        addName(draft, measured, { ...owner, column: column.name, isWithoutTableWord: true });
      }
      const amount = withoutSubunit(words.map(({ text }) => text));
      if (amount) addName(draft, words.slice(0, amount.length), { ...owner, column: column.name });
      const role = roleOf(table.id, column.name, words);
      if (role.length > 0) {
        addName(draft, role, { ...owner, column: column.name, isWithoutTableWord: true, isRole: true });
      }
      const coded = codedOf(table.id, column.name, words);
      if (coded.length > 0) {
        addName(draft, coded, { ...owner, column: column.name, isWithoutTableWord: true, isRole: true });
      }
      const rest = words.filter((word) => !stemsOf(word).some((stem) => tableStems.has(stem)));
      if (rest.length > 0 && rest.length < words.length) {
        addName(draft, rest, { table: table.id, column: column.name, isWithoutTableWord: true });
      }
    }
  }
  yield;
  for (const occurrences of draft.occurrences.values()) {
    occurrences.sort((a, b) => a.shape.words.length - b.shape.words.length);
  }
  return { occurrences: draft.occurrences, ...sortWords(draft.occurrences) };
}

/** What people call a figure that is named by its unit alone: "net weight" for `net_kg`. */
function nameMeasured(words: readonly NameWord[], names: NameReader): readonly (readonly NameWord[])[] {
  const rest = words.slice(0, -1);
  const unit = unitWords.get(words.at(-1)?.text ?? "");
  const extents = [...((unit === undefined ? undefined : measuredBy.get(unit)) ?? [])];
  const isKnown = rest.some(({ text }) => text === "per" || extents.includes(text));
  if (rest.length === 0 || isKnown) return [];
  return extents.map((extent) => [...rest, ...names.readName(extent)]);
}

/** Finds the words of a column's name, which is read without the mark of its table, that stand for something else. */
type RoleFinder = (table: TableId, column: string, words: readonly NameWord[]) => readonly NameWord[];

/**
 * Finds what a reference calls the thing that it refers to, without the word for keys: "owner" for `owner_id` of users. Empty if that is
 * the name of the table.
 */
function prepareRoles({ tables, relationships }: Catalog, names: NameReader): RoleFinder {
  const nameOf = new Map(tables.map(({ id, name }) => [id, name]));
  const targets = new Map(
    relationships.flatMap(({ from, to }) => {
      const [column, ...others] = from.columns;
      const name = nameOf.get(to.table);
      return column === undefined || name === undefined || others.length > 0
        ? []
        : [[`${from.table}\n${column}`, name] as const];
    }),
  );
  return (table, column, words) => {
    const target = targets.get(`${table}\n${column}`);
    if (target === undefined) return [];
    const role = keyWords.has(words.at(-1)?.text ?? "") ? words.slice(0, -1) : [];
    const known = new Set(names.readName(target).flatMap(stemsOf));
    return role.every((word) => stemsOf(word).some((stem) => known.has(stem))) ? [] : role;
  };
}

/**
 * Finds what a code that refers to nothing stands for: "country" for `country_code`. Empty if a table is called that, whose rows
 * are meant.
 */
function prepareCoded({ tables, relationships }: Catalog, names: NameReader): RoleFinder {
  const called = new Set(tables.flatMap(({ name }) => names.readName(name).flatMap(stemsOf)));
  const referring = new Set(
    relationships.flatMap(({ from }) => from.columns.map((column) => `${from.table}\n${column}`)),
  );
  return (table, column, words) => {
    const isCode = words.at(-1)?.text === "code" || words.at(-1)?.text === "cd";
    if (!isCode || referring.has(`${table}\n${column}`)) return [];
    const coded = words.slice(0, -1);
    return coded.some((word) => stemsOf(word).some((stem) => called.has(stem))) ? [] : coded;
  };
}

/** What the key calls the rows, if it leaves out words of the table's name: "insp" in `insp_no` of `t_qc_inspect`. */
function nameByKey(
  { name, primaryKey: [key, ...others] }: CatalogTable,
  names: NameReader,
): readonly NameWord[] {
  const words = key === undefined || others.length > 0 ? [] : names.readName(key);
  if (!keyWords.has(words.at(-1)?.text ?? "")) return [];
  const rows = words.slice(0, -1);
  const own = names.readName(name);
  const isOwn = ({ text }: NameWord): boolean =>
    own.some((word) => word.text.startsWith(text) && text.length >= shortestStart);
  return rows.length < own.length && rows.every(isOwn) ? rows : [];
}

const shortestStart = 3;

function sortWords(
  occurrences: ReadonlyMap<string, readonly NameOccurrence[]>,
): Pick<NameIndex, "allWords" | "shortWords"> {
  const texts = new Set([...occurrences.values()].flatMap((found) => found.map(({ form }) => form.text)));
  const words = [...texts].toSorted();
  const byInitial = (listed: readonly string[]): WordsByInitial =>
    Map.groupBy(listed, (word) => word.slice(0, 1));
  return {
    allWords: byInitial(words),
    shortWords: byInitial(words.filter((word) => !isPlainEnglish(word))),
  };
}

interface Draft {
  readonly shapes: Map<string, DraftShape>;
  readonly occurrences: Map<string, NameOccurrence[]>;
}

interface DraftShape extends NameShape {
  readonly tables: NameOwner[];
  readonly columns: NameOwner[];
  readonly columnsOf: Map<TableId, NameOwner[]>;
}

function addName(draft: Draft, name: readonly NameWord[], owner: NameOwner): void {
  for (const words of spellVariants(name)) {
    const key = words.map((word) => word.text).join(" ");
    addOwner(draft.shapes.get(key) ?? addShape(draft, key, words), owner);
  }
}

function addOwner(shape: DraftShape, owner: NameOwner): void {
  if (owner.column === null) {
    shape.tables.push(owner);
    return;
  }
  shape.columns.push(owner);
  const known = shape.columnsOf.get(owner.table);
  if (known === undefined) shape.columnsOf.set(owner.table, [owner]);
  else known.push(owner);
}

function addShape(draft: Draft, key: string, words: readonly VariantWord[]): DraftShape {
  const weighed = weighWords(words.map(({ text }) => text));
  const shape: DraftShape = { words: weighed, tables: [], columns: [], columnsOf: new Map() };
  draft.shapes.set(key, shape);
  for (const [position, word] of words.entries()) {
    addOccurrence(draft, { shape, position, form: word, isExpansion: word.isExpansion === true });
    for (const [form] of word.expansions.filter((phrase) => phrase.length === 1)) {
      if (form !== undefined) addOccurrence(draft, { shape, position, form, isExpansion: true });
    }
  }
  return shape;
}

function addOccurrence(draft: Draft, occurrence: NameOccurrence): void {
  const occurrences = draft.occurrences.get(occurrence.form.stem);
  if (occurrences === undefined) draft.occurrences.set(occurrence.form.stem, [occurrence]);
  else occurrences.push(occurrence);
}

type VariantWord = NameWord & { readonly isExpansion?: boolean };

/** The name and, for each abbreviation of several words (`dob`), the name with its expansion. */
function spellVariants(name: readonly NameWord[]): readonly (readonly VariantWord[])[] {
  const variants: VariantWord[][] = [[...name]];
  for (const [position, word] of name.entries()) {
    for (const phrase of word.expansions.filter((phrase) => phrase.length > 1)) {
      const spelled = phrase.map((form) => ({ ...form, expansions: [], isExpansion: true }));
      variants.push([...name.slice(0, position), ...spelled, ...name.slice(position + 1)]);
    }
  }
  return variants;
}

function stemsOf(word: NameWord): readonly string[] {
  return [word.stem, ...word.expansions.flatMap((phrase) => phrase.map((form) => form.stem))];
}

/** Gives the most weight to the last word that is not a unit: a list price is a price, not a list. */
function weighWords(texts: readonly string[]): readonly ShapeWord[] {
  const weights = texts.map(weighWord);
  const head = weights.findLastIndex((weight) => weight >= minHeadWeight);
  return texts.map((text, i) => ({ text, weight: (weights[i] ?? 1) * (i === head ? headFactor : 1) }));
}

const minHeadWeight = 0.6;
const headFactor = 1.5;

function weighWord(text: string): number {
  if (/^\p{N}+$/u.test(text)) return 0.3;
  if (/^[a-z]$/.test(text)) return 0.15;
  return lightWords.get(text) ?? 1;
}

/** Words in names with little meaning, by weight. */
const lightWords: ReadonlyMap<string, number> = new Map(
  (
    [
      [0.15, "of the in by for to at on and a an"],
      [0.4, "next nxt"],
      [0.3, "is has was tbl ref dim fact num no nbr cd tb vw lkp"],
      [
        0.3,
        "seconds secs minutes mins hours hrs days ms kg cm km m m2 m3 mm lb lbs miles usd eur gbp dollars euros cents pence pct percent",
      ],
      [0.6, "id code number type info data details detail list table value key"],
    ] as const
  ).flatMap(([weight, words]) => words.split(" ").map((word) => [word, weight] as const)),
);
