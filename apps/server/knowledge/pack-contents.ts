import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Catalog, CatalogTable, ColumnValues, Relationship } from "@askery/model";
import type { DatabaseSnapshot } from "../children/asking/database-source.ts";
import type { DatabaseContents } from "./apply-knowledge.ts";

/**
 * What was read of a database as it is kept: lines of JSON, compressed, as text. A large database's is a tenth of its
 * JSON then, and neither keeping nor reading it holds up who else is served: others get their turn between the lines.
 */
export async function packContents({ catalog, values }: DatabaseContents): Promise<DatabaseSnapshot> {
  const { tables, relationships } = catalog;
  return { catalog: await pack([relationships, ...tables]), samples: await pack(values) };
}

export async function unpackContents({ catalog, samples }: DatabaseSnapshot): Promise<DatabaseContents> {
  return { catalog: await unpackCatalog(catalog), values: await unpackValues(samples) };
}

export async function unpackCatalog(packed: string): Promise<Catalog> {
  if (isPlain(packed)) return JSON.parse(packed) as Catalog;
  const [relationships = [], ...tables] = await unpack(packed);
  return {
    tables: tables as readonly CatalogTable[],
    relationships: relationships as readonly Relationship[],
  };
}

async function unpackValues(packed: string): Promise<readonly ColumnValues[]> {
  if (isPlain(packed)) return JSON.parse(packed) as readonly ColumnValues[];
  return (await unpack(packed)) as readonly ColumnValues[];
}

/** What was kept before it was packed is one JSON value. */
function isPlain(packed: string): boolean {
  return packed.startsWith("{") || packed.startsWith("[");
}

async function pack(items: readonly unknown[]): Promise<string> {
  const lines: string[] = [];
  const rest = takeTurns();
  for (const item of items) {
    lines.push(JSON.stringify(item));
    await rest();
  }
  const compressed = await promisify(gzip)(lines.join("\n"), { level: compressionLevel });
  return compressed.toString("base64");
}

async function unpack(packed: string): Promise<readonly unknown[]> {
  const text = (await promisify(gunzip)(Buffer.from(packed, "base64"))).toString();
  const items: unknown[] = [];
  const rest = takeTurns();
  for (let start = 0; start < text.length;) {
    const next = text.indexOf("\n", start);
    const end = next === -1 ? text.length : next;
    items.push(JSON.parse(text.slice(start, end)));
    start = end + 1;
    await rest();
  }
  return items;
}

/** Lets others have their turn once this one has taken long enough. */
function takeTurns(): () => Promise<void> | null {
  let done = 0;
  let startedAt = performance.now();
  return () => {
    if (++done % lookEvery !== 0 || performance.now() - startedAt < turnMs) return null;
    return nextTurn().then(() => void (startedAt = performance.now()));
  };
}

/** More would take long and make little smaller. */
const compressionLevel = 4;
const turnMs = 8;
const lookEvery = 8;
