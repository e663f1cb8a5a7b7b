import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import { createGunzip, gzip } from "node:zlib";
import type { Catalog, CatalogTable, ColumnValues, Relationship } from "@askery/model";
import type { DatabaseSnapshot } from "./database-source.ts";
import type { DatabaseContents } from "../knowledge/apply-knowledge.ts";

/**
 * The contents of a database in stored form: lines of JSON, compressed, as text. For a large database that is a tenth
 * of the JSON. Packing and unpacking yield to the event loop between lines, so that other requests are served.
 */
export async function packContents({ catalog, values }: DatabaseContents): Promise<DatabaseSnapshot> {
  const { tables, ...rest } = catalog;
  return { catalog: await pack([rest, ...tables]), samples: await pack(values) };
}

export async function unpackContents({ catalog, samples }: DatabaseSnapshot): Promise<DatabaseContents> {
  return { catalog: await unpackCatalog(catalog), values: await collect(unpackValues(samples)) };
}

export async function unpackCatalog(packed: string): Promise<Catalog> {
  if (isPlain(packed)) return JSON.parse(packed) as Catalog;
  const [first = [], ...tables] = await collect(unpack(packed));
  // Earlier versions stored the relationships alone.
  const rest = Array.isArray(first) ? { relationships: first as readonly Relationship[] } : first;
  return { ...(rest as Omit<Catalog, "tables">), tables: tables as readonly CatalogTable[] };
}

/** Yields some values at a time, so that callers that need only few of them do not keep all in memory. */
export async function* unpackValues(packed: string): AsyncGenerator<readonly ColumnValues[]> {
  if (isPlain(packed)) yield JSON.parse(packed) as readonly ColumnValues[];
  else yield* unpack(packed) as AsyncGenerator<readonly ColumnValues[]>;
}

async function collect<Item>(pieces: AsyncIterable<readonly Item[]>): Promise<readonly Item[]> {
  const items: Item[] = [];
  for await (const some of pieces) items.push(...some);
  return items;
}

/** Contents stored before packing existed are one JSON value. */
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

/** The items of the lines that were decompressed since the previous chunk. */
async function* unpack(packed: string): AsyncGenerator<readonly unknown[]> {
  const source = createGunzip({ chunkSize: bytesAtOnce }).setEncoding("utf8");
  source.end(Buffer.from(packed, "base64"));
  let rest = "";
  for await (const text of source as AsyncIterable<string>) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    yield lines.map((line) => JSON.parse(line) as unknown);
  }
  if (rest !== "") yield [JSON.parse(rest)];
}

/** Yields to other work when this work has run long enough. */
function takeTurns(): () => Promise<void> | null {
  let done = 0;
  let startedAt = performance.now();
  return () => {
    if (++done % lookEvery !== 0 || performance.now() - startedAt < turnMs) return null;
    return nextTurn().then(() => void (startedAt = performance.now()));
  };
}

/** The size of decompressed chunks; parsing one takes about a millisecond. */
const bytesAtOnce = 64 * 1024;
/** A higher level would take much longer for little gain. */
const compressionLevel = 4;
const turnMs = 8;
const lookEvery = 8;
