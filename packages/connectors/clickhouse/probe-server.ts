import type { Dialer } from "../server/dialer.ts";
import { probeSession } from "../server/probe-session.ts";
import type { Row } from "../server/reading.ts";
import type { ServerFacts, ServerTarget } from "../server/server-target.ts";
import { ClickhouseSession } from "./clickhouse-session.ts";
import { isTooOld, oldestVersion } from "./oldest-version.ts";
import { quoteName } from "./print-name.ts";

/** Reads the server's version and schemas, and whether this user could write. */
export function probeServer(target: ServerTarget): Promise<ServerFacts> {
  const open = (dialer: Dialer) => ClickhouseSession.open(dialer, target);
  return probeSession(target, open, (session) => readFacts(session, target));
}

async function readFacts(session: ClickhouseSession, target: ServerTarget): Promise<ServerFacts> {
  const start = performance.now();
  const [[version = ""] = []] = await session.read("SELECT version()", probeMs);
  const latencyMs = performance.now() - start;
  const schemas = await session.read(
    `SELECT database, count() FROM system.tables
     WHERE database NOT IN ('system', 'INFORMATION_SCHEMA', 'information_schema') GROUP BY database ORDER BY database`,
    probeMs,
  );
  const grants = await session.read("SHOW GRANTS", probeMs).catch(() => null);
  return {
    version: version ?? "",
    product: "ClickHouse",
    encrypted: target.tls.mode !== "off",
    canWrite: grants && canWrite(grants),
    readOnlyRoleSql: printReadOnlyRole(target.database),
    schemas: schemas.map(([name, count]) => ({ name: name ?? "", tableCount: Number(count) })),
    warning: isTooOld(version ?? "")
      ? `This server runs ClickHouse ${version ?? ""}. Running totals and similar questions need ${oldestVersion} or later.`
      : null,
    latencyMs,
  };
}

const probeMs = 10_000;

/** True if any grant allows more than reading. */
export function canWrite(grants: readonly Row[]): boolean {
  return grants.some(([grant]) => {
    const rights = /^GRANT (.+?) ON /i.exec(grant ?? "")?.[1] ?? "";
    return rights
      .replaceAll(/\([^)]*\)/g, "")
      .split(",")
      .some((right) => !/^(?:SELECT|SHOW\b.*|dictGet)?$/i.test(right.trim()));
  });
}

/**
 * Grants only reading, but lets queries change settings: `readonly = 2`, because the semantics of joins are a setting.
 */
function printReadOnlyRole(database: string): string {
  return [
    "CREATE SETTINGS PROFILE askery_reading SETTINGS readonly = 2;",
    "CREATE USER askery_reader IDENTIFIED BY 'choose a password' SETTINGS PROFILE askery_reading;",
    `GRANT SELECT, SHOW ON ${quoteName(database)}.* TO askery_reader;`,
  ].join("\n");
}
