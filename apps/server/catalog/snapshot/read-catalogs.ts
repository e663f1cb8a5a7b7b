import { findSecrets } from "@askery/engine";
import type { Catalog, TableId } from "@askery/model";
import type { DatabaseSnapshot } from "../../asking-process/database-source.ts";
import { unpackCatalog, unpackValues } from "../../asking-process/pack-contents.ts";
import type { FoundSecret } from "../../knowledge/list-private-columns.ts";

/** The contents of a database, parsed. */
export interface ReadCatalog {
  readonly catalog: Catalog;
  /** Sample values by table, then by column. */
  readonly samples: ReadonlyMap<TableId, ReadonlyMap<string, readonly string[]>>;
  /** The columns that look like secrets, whether or not people decided otherwise. */
  readonly secrets: readonly FoundSecret[];
  readonly readAtMs: number;
}

/** The size of the cache: each catalog may have several megabytes. */
const maxCached = 8;

/** A cache of the most recently used catalogs, so that paging through tables does not parse them every time. */
export class ReadCatalogs {
  readonly #cached = new Map<string, Promise<ReadCatalog>>();

  /** Failures are not cached. */
  get(key: string, read: () => Promise<ReadCatalog>): Promise<ReadCatalog> {
    const cached = this.#cached.get(key) ?? read();
    this.#cached.delete(key);
    this.#cached.set(key, cached);
    cached.catch(() => this.#cached.delete(key));
    for (const old of [...this.#cached.keys()].slice(0, -maxCached)) this.#cached.delete(old);
    return cached;
  }

  /** Empties the cache. */
  clear(): void {
    this.#cached.clear();
  }
}

/** The number of sample values of a column. */
const maxSamples = 5;

/** A snapshot, with the secrets that were found in it; null where they were not saved yet. */
type SavedSnapshot = DatabaseSnapshot & { readonly secrets: readonly FoundSecret[] | null };

export async function readSnapshot(snapshot: SavedSnapshot, readAtMs: number): Promise<ReadCatalog> {
  const catalog = await unpackCatalog(snapshot.catalog);
  const samples = new Map<TableId, Map<string, readonly string[]>>();
  for await (const some of unpackValues(snapshot.samples)) {
    for (const { table, column, values } of some) {
      const ofTable = samples.get(table) ?? new Map<string, readonly string[]>();
      samples.set(table, ofTable.set(column, values.slice(0, maxSamples)));
    }
  }
  return { catalog, samples, secrets: snapshot.secrets ?? findSecrets({ catalog, values: [] }), readAtMs };
}
