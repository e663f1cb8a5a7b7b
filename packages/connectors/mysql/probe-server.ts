import type { Dialer } from "../server/dialer.ts";
import { probeSession } from "../server/probe-session.ts";
import type { ServerFacts, ServerTarget } from "../server/server-target.ts";
import type { Row } from "../server/reading.ts";
import { MysqlSession } from "./mysql-session.ts";
import { quoteName } from "./print-name.ts";

/** Reads the server's version and schemas, and whether this user could write in the database. */
export function probeServer(target: ServerTarget): Promise<ServerFacts> {
  const open = (dialer: Dialer) => MysqlSession.open(dialer, target);
  return probeSession(target, open, (session) => readFacts(session, target));
}

async function readFacts(session: MysqlSession, target: ServerTarget): Promise<ServerFacts> {
  const read = (sql: string) => session.read(sql, probeMs);
  const start = performance.now();
  const [[version = "", comment = ""] = []] = await read("SELECT VERSION(), @@version_comment");
  const latencyMs = performance.now() - start;
  const schemas = await read(`SELECT TABLE_SCHEMA, COUNT(*) FROM information_schema.TABLES
    WHERE TABLE_SCHEMA NOT IN ('information_schema', 'mysql', 'performance_schema', 'sys')
    GROUP BY TABLE_SCHEMA ORDER BY TABLE_SCHEMA`);
  return {
    // The rest of the version names the build.
    version: /^[\d.]+/.exec(version ?? "")?.[0] ?? version ?? "",
    product: nameProduct(`${version ?? ""} ${comment ?? ""}`),
    encrypted: session.isEncrypted,
    canWrite: canWrite(await read("SHOW GRANTS")),
    readOnlyRoleSql: printReadOnlyRole(target.database),
    schemas: schemas.map(([name, count]) => ({ name: name ?? "", tableCount: Number(count) })),
    warning: null,
    latencyMs,
  };
}

const probeMs = 10_000;

function nameProduct(description: string): string {
  const known = ["MariaDB", "Percona", "TiDB", "Vitess", "Aurora"];
  return known.find((name) => description.toLowerCase().includes(name.toLowerCase())) ?? "MySQL";
}

/**
 * True if any grant, in any database, allows more than reading. Roles that are granted but not active don't count; SHOW
 * GRANTS always returns at least one row.
 */
export function canWrite(grants: readonly Row[]): boolean {
  return grants.some(([grant]) => {
    const rights = /^GRANT (.+?) ON /i.exec(grant ?? "")?.[1];
    if (rights === undefined) return false;
    // Column lists are in parentheses.
    return rights
      .replaceAll(/\([^)]*\)/g, "")
      .split(",")
      .some((right) => !readingRights.has(right.trim().toUpperCase()));
  });
}

const readingRights: ReadonlySet<string> = new Set([
  "USAGE",
  "SELECT",
  "SHOW VIEW",
  "SHOW DATABASES",
  "SHOW_ROUTINE",
  "PROCESS",
  "REPLICATION CLIENT",
  "BINLOG MONITOR",
  "SLAVE MONITOR",
  "REFERENCES",
]);

function printReadOnlyRole(database: string): string {
  return [
    "CREATE USER 'askery_reader'@'%' IDENTIFIED BY 'choose a password';",
    `GRANT SELECT, SHOW VIEW ON ${quoteName(database)}.* TO 'askery_reader'@'%';`,
  ].join("\n");
}
