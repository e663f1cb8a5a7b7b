import type { Catalog, TableId } from "@askery/model";
import type { NameReader, NameWord } from "../meaning/names/read-names.ts";
import type { WordForm } from "../meaning/names/word-form.ts";

/**
 * The names of tables and columns, findable by each of their words.
 *
 * Equal names are one *shape* with many owners, so that a thousand tables with a column `created_at` cost one.
 */
export interface NameIndex {
  /** Stem of a word → where it stands, in shapes with few words first. */
  readonly places: ReadonlyMap<string, readonly NamePlace[]>;
}

export interface NamePlace {
  readonly shape: NameShape;
  readonly position: number;
  readonly form: WordForm;
  /** Whether the name has a short form and this is what it stands for. */
  readonly isExpansion: boolean;
}

export interface NameShape {
  readonly words: readonly ShapeWord[];
  readonly tables: readonly NameOwner[];
  readonly columns: readonly NameOwner[];
  /** The same columns, by their tables. */
  readonly columnsOf: ReadonlyMap<TableId, readonly NameOwner[]>;
}

export interface ShapeWord {
  readonly text: string;
  /** 0–1: how much of the name's meaning the word carries. */
  readonly weight: number;
}

export interface NameOwner {
  readonly table: TableId;
  /** Null for the table itself. */
  readonly column: string | null;
  /** Whether words that only repeat the table's name were taken off: `singer_name` of `singer` is "name". */
  readonly isWithoutTableWord: boolean;
}

/** Indexes every name of a catalog. */
export function indexNames(catalog: Catalog, names: NameReader): NameIndex {
  const draft: Draft = { shapes: new Map(), places: new Map() };
  for (const table of catalog.tables) {
    const tableWords = names.readName(table.name);
    const tableStems = new Set(tableWords.flatMap(stemsOf));
    const owner = { table: table.id, column: null, isWithoutTableWord: false };
    addName(draft, tableWords, owner);
    for (const column of table.columns) {
      const words = names.readName(column.name);
      addName(draft, words, { ...owner, column: column.name });
      const rest = words.filter((word) => !stemsOf(word).some((stem) => tableStems.has(stem)));
      if (rest.length > 0 && rest.length < words.length) {
        addName(draft, rest, { table: table.id, column: column.name, isWithoutTableWord: true });
      }
    }
  }
  for (const places of draft.places.values()) {
    places.sort((a, b) => a.shape.words.length - b.shape.words.length);
  }
  return { places: draft.places };
}

interface Draft {
  readonly shapes: Map<string, DraftShape>;
  readonly places: Map<string, NamePlace[]>;
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
    addPlace(draft, { shape, position, form: word, isExpansion: word.isExpansion === true });
    for (const [form] of word.expansions.filter((phrase) => phrase.length === 1)) {
      if (form !== undefined) addPlace(draft, { shape, position, form, isExpansion: true });
    }
  }
  return shape;
}

function addPlace(draft: Draft, place: NamePlace): void {
  const places = draft.places.get(place.form.stem);
  if (places === undefined) draft.places.set(place.form.stem, [place]);
  else places.push(place);
}

type VariantWord = NameWord & { readonly isExpansion?: boolean };

/** The name itself and, for a word that stands for several words (`dob`), the name with those in its place. */
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

/** The last word that is no mere unit says what the name names: a list price is a price, not a list. */
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

/** Words of names that say little about what is named. */
const lightWords: ReadonlyMap<string, number> = new Map(
  (
    [
      [0.15, "of the in by for to at on and a an"],
      [0.3, "is has was tbl ref dim fact num no nbr tb vw lkp"],
      [
        0.3,
        "seconds secs minutes mins hours hrs days ms kg cm km m m2 m3 mm lb lbs miles usd eur gbp dollars euros pct percent",
      ],
      [0.6, "id code number type info data details detail list table value key"],
    ] as const
  ).flatMap(([weight, words]) => words.split(" ").map((word) => [word, weight] as const)),
);
