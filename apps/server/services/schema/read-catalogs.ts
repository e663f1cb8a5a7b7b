import type { Catalog } from "@askery/model";
import type { DatabaseSnapshot } from "../../children/asking/database-source.ts";
import { unpackContents } from "../../knowledge/pack-contents.ts";

/** What was read of a database, parsed. */
export interface ReadCatalog {
  readonly catalog: Catalog;
  /** By table and column. */
  readonly samples: ReadonlyMap<string, readonly string[]>;
  readonly readAtMs: number;
}

/** How many are kept: each may be some megabytes. */
const mostKept = 8;

/** The catalogs that were looked at last, so that paging through tables does not parse them again and again. */
export class ReadCatalogs {
  readonly #kept = new Map<string, Promise<ReadCatalog>>();

  /** One that fails is not kept. */
  get(key: string, read: () => Promise<ReadCatalog>): Promise<ReadCatalog> {
    const kept = this.#kept.get(key) ?? read();
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    kept.catch(() => this.#kept.delete(key));
    for (const old of [...this.#kept.keys()].slice(0, -mostKept)) this.#kept.delete(old);
    return kept;
  }

  /** What is looked at next is read anew. */
  clear(): void {
    this.#kept.clear();
  }
}

/** How many values of a column are shown. */
const mostSamples = 5;

export async function readSnapshot(snapshot: DatabaseSnapshot, readAtMs: number): Promise<ReadCatalog> {
  const { catalog, values } = await unpackContents(snapshot);
  return {
    catalog,
    samples: new Map(
      values.map(({ table, column, values }) => [columnKey(table, column), values.slice(0, mostSamples)]),
    ),
    readAtMs,
  };
}

export function columnKey(table: string, column: string): string {
  return JSON.stringify([table, column]);
}
