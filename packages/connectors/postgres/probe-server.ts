import type { Dialer } from "../server/dialer.ts";
import { probeSession } from "../server/probe-session.ts";
import type { ServerFacts, ServerTarget } from "../server/server-target.ts";
import { PostgresSession } from "./postgres-session.ts";
import { listSchemas, probeRights } from "./probe-queries.data.ts";
import { printReadOnlyRole } from "./print-read-only-role.ts";

/** Reads the server's version and schemas, and whether this user could write in the database. */
export function probeServer(target: ServerTarget): Promise<ServerFacts> {
  const open = (dialer: Dialer) => PostgresSession.open(dialer, target);
  return probeSession(target, open, (session) => readFacts(session, target));
}

async function readFacts(session: PostgresSession, target: ServerTarget): Promise<ServerFacts> {
  const startedAt = performance.now();
  const [[version = "", number = ""] = []] = (await session.read(askVersion, timeoutMs)).map((row) =>
    row.map(String),
  );
  const latencyMs = performance.now() - startedAt;
  const listed = (await session.read(listSchemas, timeoutMs)).map(([name, count]) => ({
    name: name ?? "",
    tableCount: Number(count),
  }));
  const schemas = listed.filter(({ name }) => target.schemas?.includes(name) ?? true);
  return {
    ...readProduct(version, number),
    encrypted: session.isEncrypted,
    canWrite: await readRights(session),
    readOnlyRoleSql: printReadOnlyRole(
      target.database,
      schemas.map(({ name }) => name),
    ),
    schemas,
    warning: null,
    latencyMs,
  };
}

const askVersion = "SELECT version(), current_setting('server_version')";
const timeoutMs = 10_000;

/** Null if the server doesn't support the query. */
async function readRights(session: PostgresSession): Promise<boolean | null> {
  const rows = await session.read(probeRights, timeoutMs).catch(() => null);
  return rows === null ? null : rows[0]?.[0] === "t";
}

/** Recognizes other products that speak PostgreSQL's protocol by their version text. */
function readProduct(version: string, number: string): Pick<ServerFacts, "product" | "version"> {
  const other = products.find(({ sign }) => sign.test(version));
  if (!other) return { product: "PostgreSQL", version: number.split(" ")[0] ?? number };
  return { product: other.product, version: other.sign.exec(version)?.[1] ?? number };
}

const products = [
  { product: "CockroachDB", sign: /CockroachDB\D*v?([\d.]+)/ },
  { product: "Redshift", sign: /Redshift ([\d.]+)/ },
  { product: "YugabyteDB", sign: /-YB-([\d.]+)/ },
  { product: "Greenplum", sign: /Greenplum Database ([\d.]+)/ },
  { product: "Materialize", sign: /Materialize v?([\d.]+)/ },
] as const;
