import { statSync } from "node:fs";
import { addCodeLists } from "@askery/asking";
import type { Connector } from "@askery/connectors";
import type { Catalog } from "@askery/model";
import type { DatabaseContents } from "../knowledge/apply-knowledge.ts";
import type { PrivateColumn } from "../knowledge/list-private-columns.ts";
import type { DatabaseTarget } from "./database-source.ts";

/**
 * Reads the contents of a database that no sync has read, such as the sample. A file is read once, whatever people define
 * about it, until it or its private columns change.
 */
export async function readContents(
  { connector, target }: { readonly connector: Connector; readonly target: DatabaseTarget },
  listPrivate: (catalog: Catalog) => readonly PrivateColumn[],
): Promise<DatabaseContents> {
  const state = stateOf(target);
  const catalog = await once(catalogs, state, () => connector.introspect());
  const privateColumns = listPrivate(catalog);
  return once(contents, state && JSON.stringify([state, privateColumns]), async () => {
    const values = await connector.sampleValues({ privateColumns });
    return { catalog: await addCodeLists(connector, { catalog, values }), values };
  });
}

type Recent<Value> = Map<string, Promise<Value>>;
const catalogs: Recent<Catalog> = new Map();
const contents: Recent<DatabaseContents> = new Map();
const maxRecent = 4;

/** Identifies a file in its present state, under whichever name. Null for a server. */
function stateOf(target: DatabaseTarget): string | null {
  if (target.kind === "server") return null;
  const { dev, ino, size, mtimeMs } = statSync(target.path);
  return [dev, ino, size, mtimeMs].join(" ");
}

/** The value from an earlier read with the same key, or a new one. A failed read is forgotten. */
async function once<Value>(
  recent: Recent<Value>,
  key: string | null,
  read: () => Promise<Value>,
): Promise<Value> {
  if (key === null) return read();
  const value = recent.get(key) ?? read();
  recent.delete(key);
  recent.set(key, value);
  const [oldest = key] = recent.size > maxRecent ? recent.keys() : [];
  if (oldest !== key) recent.delete(oldest);
  try {
    return await value;
  } catch (cause) {
    recent.delete(key);
    throw cause;
  }
}
