import type { ServerKindName } from "@askery/model";
import type { Connector } from "./connector.ts";
import type { OpenServerOptions, ServerKind } from "./server/server-kind.ts";
import type { ServerFacts, ServerTarget } from "./server/server-target.ts";

/**
 * Opens a database on a server for reading.
 *
 * Throws an `AppError` whose `field` names the faulty part of the connection: the host is unknown or not allowed,
 * nothing answers, signing in is refused, TLS or the tunnel fails, the database does not exist. No message contains a
 * password.
 */
export async function openServer(target: ServerTarget, options: OpenServerOptions = {}): Promise<Connector> {
  return (await kinds[target.kind]()).open(target, options);
}

/** Signs in once and returns facts about the server and the user's rights. Throws like `openServer`. */
export async function probeServer(target: ServerTarget): Promise<ServerFacts> {
  return (await kinds[target.kind]()).probe(target);
}

/** Kinds are loaded on demand, because drivers are large. */
const kinds: Readonly<Record<ServerKindName, () => Promise<ServerKind>>> = {
  postgres: async () => (await import("./postgres/postgres-kind.ts")).postgresKind,
  mysql: async () => (await import("./mysql/mysql-kind.ts")).mysqlKind,
  clickhouse: async () => (await import("./clickhouse/clickhouse-kind.ts")).clickhouseKind,
};
