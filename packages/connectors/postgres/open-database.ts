import type { Statement } from "@askery/model";
import type { Connector, Run } from "../connector.ts";
import { openServerConnector, type ServerParts, type ServerRunParts } from "../server/server-connector.ts";
import type { OpenServerOptions } from "../server/server-kind.ts";
import { startServerRun } from "../server/server-run.ts";
import { isGone, type ServerSessions } from "../server/server-sessions.ts";
import type { ServerTarget } from "../server/server-target.ts";
import { checkReading } from "./allow-reading.ts";
import { introspect } from "./introspect.ts";
import { learnServer, type ServerTraits } from "./learn-server.ts";
import { PostgresSession } from "./postgres-session.ts";
import { readCode } from "./read-code.ts";
import { PostgresQuery } from "./run-statement.ts";
import { sampleValues } from "./sample-values.ts";

/** Opens the database, and learns the server's capabilities and the types that the database defines. */
export function openDatabase(target: ServerTarget, options: OpenServerOptions): Promise<Connector> {
  return openServerConnector(parts, target, options);
}

const parts: ServerParts<PostgresSession, ServerTraits> = {
  dialect: "postgres",
  openSession: (dialer, target, signal) => PostgresSession.open(dialer, target, signal),
  learn: learnServer,
  readCode,
  checkReading,
  introspect,
  sampleValues,
  run: runStatement,
};

/** Replaces an idle session that died. */
async function runStatement(
  sessions: ServerSessions<PostgresSession>,
  statement: Statement,
  { limits, signal, onQueuePosition, traits }: ServerRunParts<ServerTraits>,
): Promise<Run> {
  for (;;) {
    const lease = await sessions.lease(signal, onQueuePosition);
    const query = new PostgresQuery(lease, statement, { ...traits, limits });
    try {
      return await startServerRun(query, { limits, signal });
    } catch (cause) {
      if (!lease.isReused || query.hasBegun || !isGone(cause)) throw cause;
    }
  }
}
