import type {
  Catalog,
  CatalogColumn,
  CatalogTable,
  ColumnType,
  ColumnValues,
  Relationship,
} from "@askery/model";
import { columnKinds, things, traits } from "./big-catalog.data.ts";

/** The size of a generated catalog. */
export interface CatalogSize {
  readonly tables: number;
  readonly columnsPerTable: number;
  /** The number of distinct values in all columns. */
  readonly values: number;
}

/** A catalog from a seeded generator: table names of two or three words, column names that companies use. */
export function makeBigCatalog(size: CatalogSize): {
  readonly catalog: Catalog;
  readonly values: readonly ColumnValues[];
} {
  const random = seedRandom(20_261_120);
  const pick = <Item>(items: readonly Item[], fallback: Item): Item =>
    items[Math.floor(random() * items.length)] ?? fallback;
  const names = nameTables(size.tables);
  const tables = names.map((name, index): CatalogTable => {
    const parent = names[Math.floor(random() * Math.max(1, index))] ?? name;
    const columns = [makeColumn("id", "integer", true), makeColumn(`${parent}_id`, "integer", false)];
    const taken = new Set(columns.map((column) => column.name));
    while (columns.length < size.columnsPerTable) {
      const [kind, type] = pick(columnKinds, ["name", "text"] as const);
      const name = taken.has(kind) ? `${pick(traits, "other")}_${kind}_${columns.length}` : kind;
      taken.add(name);
      columns.push(makeColumn(name, type, false));
    }
    return {
      id: name,
      schema: null,
      name,
      kind: "table",
      comment: null,
      rowEstimate: 100_000,
      columns,
      primaryKey: ["id"],
    };
  });
  return {
    catalog: { tables, relationships: relate(tables) },
    values: makeValues(tables, size.values, pick),
  };
}

function makeColumn(name: string, type: ColumnType, isUnique: boolean): CatalogColumn {
  return {
    name,
    type,
    nativeType: type,
    encoding: null,
    isNullable: false,
    isUnique,
    comment: null,
    profile: null,
  };
}

/** `customer_order`, `customer_order_archive`, …: short names first. */
function nameTables(count: number): readonly string[] {
  const plain = things.map((thing) => `${thing}s`);
  const pairs = things.flatMap((one) => things.filter((two) => two !== one).map((two) => `${one}_${two}s`));
  const triples = traits.flatMap((trait) => pairs.map((pair) => `${trait}_${pair}`));
  return [...plain, ...pairs, ...triples].slice(0, count);
}

/** Each table refers to an earlier one. */
function relate(tables: readonly CatalogTable[]): readonly Relationship[] {
  return tables.slice(1).flatMap((table): readonly Relationship[] => {
    const reference = table.columns[1]?.name ?? "";
    const to = { table: reference.slice(0, -"_id".length), columns: ["id"] };
    return [{ from: { table: table.id, columns: [reference] }, to, origin: "declared" }];
  });
}

/** Values of one to three invented words, for the text columns in turn. */
function makeValues(
  tables: readonly CatalogTable[],
  count: number,
  pick: (items: readonly string[], fallback: string) => string,
): readonly ColumnValues[] {
  const texts = tables.flatMap((table) =>
    table.columns
      .filter(({ type }) => type === "text")
      .slice(0, 2)
      .map(({ name }) => ({ table: table.id, column: name })),
  );
  const perColumn = Math.ceil(count / texts.length);
  const word = () => Array.from({ length: 3 }, () => pick(syllables, "ka")).join("");
  return texts.map(({ table, column }) => ({
    table,
    column,
    values: Array.from({ length: perColumn }, (_, index) =>
      index % 3 === 0 ? `${word()} ${word()} ${pick(things, "store")}` : `${word()} ${word()}`,
    ),
    isComplete: true,
  }));
}

const syllables =
  "ba be bo da de do fa fi ga go ka ke ki la le lo ma me mi na ne no pa po ra re ro sa se ta te to va vi za".split(
    " ",
  );

/** The generator Mulberry32. */
function seedRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
