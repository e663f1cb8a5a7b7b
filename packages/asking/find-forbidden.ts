import type { Connector } from "@askery/connectors";
import { printStatement } from "@askery/engine";
import { AppError, defaultSettings, type Catalog, type LeftOut, type QueryPlan } from "@askery/model";
import { planColumns } from "./plan-columns.ts";
import { runGuarded } from "./run-guarded.ts";

interface Catalogs {
  readonly before: Catalog;
  readonly after: Catalog;
}

interface Trying {
  readonly signal: AbortSignal;
  /** For all of them together. What was not tried by then counts as gone. */
  readonly limitMs?: number;
}

/** How many missing tables and columns are tried. */
const maxTried = 50;
const timeoutMs = 5_000;

/**
 * Tables and columns that are missing from a newer catalog because the connection may no longer read them, not because
 * they are gone: the database refuses to read them, instead of not knowing them.
 */
export async function findForbidden(
  connector: Connector,
  catalogs: Catalogs,
  { signal, limitMs = 10_000 }: Trying,
): Promise<readonly LeftOut[]> {
  const limit = AbortSignal.timeout(limitMs);
  const either = AbortSignal.any([signal, limit]);
  const forbidden: LeftOut[] = [];
  for (const missing of findMissing(catalogs).slice(0, maxTried)) {
    try {
      if (!(await isForbidden(connector, { ...missing, catalog: catalogs.before, signal: either }))) continue;
      forbidden.push({ table: missing.table, column: missing.column, reason: "access was revoked" });
    } catch (cause) {
      if (signal.aborted || !limit.aborted) throw cause;
      break;
    }
  }
  return forbidden;
}

interface Missing {
  readonly table: string;
  /** Null if the whole table is missing. */
  readonly column: string | null;
  /** The column to read. */
  readonly tried: string;
}

function findMissing({ before, after }: Catalogs): readonly Missing[] {
  const now = new Map(after.tables.map(({ id, columns }) => [id, columns.map(({ name }) => name)]));
  return before.tables.flatMap(({ id: table, columns }): readonly Missing[] => {
    const names = columns.map(({ name }) => name);
    const found = now.get(table);
    if (found === undefined) return names.slice(0, 1).map((tried) => ({ table, column: null, tried }));
    return names.filter((name) => !found.includes(name)).map((column) => ({ table, column, tried: column }));
  });
}

async function isForbidden(
  connector: Connector,
  { table, tried, catalog, signal }: Missing & { readonly catalog: Catalog; readonly signal: AbortSignal },
): Promise<boolean> {
  const statement = printStatement(readOne(table, tried), {
    catalog,
    dialect: connector.dialect,
    today: "2000-01-01",
    settings: defaultSettings,
  });
  try {
    const run = await runGuarded(connector, statement, { limits: { maxRows: 1, timeoutMs }, signal });
    await run.cancel();
    return false;
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code === "query-cancelled") throw cause;
    return cause.code === "read-forbidden";
  }
}

function readOne(table: string, column: string): QueryPlan {
  return { ...planColumns(table, [column]), limit: { count: 1, per: [] } };
}
