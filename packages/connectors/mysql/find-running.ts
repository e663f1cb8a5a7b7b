import type { SchemaTable } from "../schema-table.ts";
import type { Row } from "../server/reading.ts";
import { tableKeyOf } from "../server/server-schema.ts";
import { quoteName } from "./print-name.ts";

/**
 * Finds views that may do more than read: they call a stored function or a built-in function that waits, locks or reads
 * a file, or use such a view. Keys are table keys. Rows have schema, name and definition as the server prints them,
 * which never quotes built-in functions.
 */
export function findRunning(views: readonly Row[]): ReadonlyMap<string, Pick<SchemaTable, "runs">> {
  const found = new Map<string, { readonly runs: string }>();
  const names = new Map<string, string>();
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const view of views) {
      const key = tableKeyOf(view);
      const runs = found.has(key) ? null : findCalled(view[2] ?? "", names);
      if (runs === null) continue;
      found.set(key, { runs });
      names.set(`${quoteName(view[0] ?? "")}.${quoteName(view[1] ?? "")}`, runs);
      isNew = true;
    }
  }
  return found;
}

function findCalled(definition: string, views: ReadonlyMap<string, string>): string | null {
  const called = stored.exec(definition)?.[1]?.replaceAll("``", "`") ?? acting.exec(definition)?.[1];
  if (called !== undefined) return called;
  return [...views].find(([view]) => definition.includes(view))?.[1] ?? null;
}

const stored = /`((?:[^`]|``)+)`\s*\(/u;
const acting =
  /(?<![`\w])(benchmark|get_lock|load_file|master_pos_wait|nextval|release_all_locks|release_lock|setval|sleep|source_pos_wait|wait_for_executed_gtid_set)\s*\(/iu;
