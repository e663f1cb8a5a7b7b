import type { Catalog, TableId } from "@askery/model";
import type { DatabaseSnapshot } from "../../asking-process/database-source.ts";
import { unpackCatalog, unpackValues } from "../../asking-process/pack-contents.ts";

/** What was read of a database, parsed. */
export interface ReadCatalog {
  readonly catalog: Catalog;
  /** By table, then by column. */
  readonly samples: ReadonlyMap<TableId, ReadonlyMap<string, readonly string[]>>;
  readonly readAtMs: number;
}

/** The size of the cache: each catalog may have several megabytes. */
const maxKept = 8;

/** The catalogs that were looked at last, so that paging through tables does not parse them again and again. */
export class ReadCatalogs {
  readonly #kept = new Map<string, Promise<ReadCatalog>>();

  /** A failed reading is not cached. */
  get(key: string, read: () => Promise<ReadCatalog>): Promise<ReadCatalog> {
    const kept = this.#kept.get(key) ?? read();
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    kept.catch(() => this.#kept.delete(key));
    for (const old of [...this.#kept.keys()].slice(0, -maxKept)) this.#kept.delete(old);
    return kept;
  }

  /** The next reading is fresh. */
  clear(): void {
    this.#kept.clear();
  }
}

/** How many values of a column are shown. */
const maxSamples = 5;

export async function readSnapshot(snapshot: DatabaseSnapshot, readAtMs: number): Promise<ReadCatalog> {
  const catalog = await unpackCatalog(snapshot.catalog);
  const samples = new Map<TableId, Map<string, readonly string[]>>();
  for await (const some of unpackValues(snapshot.samples)) {
    for (const { table, column, values } of some) {
      const ofTable = samples.get(table) ?? new Map<string, readonly string[]>();
      samples.set(table, ofTable.set(column, values.slice(0, maxSamples)));
    }
  }
  return { catalog, samples, readAtMs };
}
