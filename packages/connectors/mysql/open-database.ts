import type { Connector } from "../connector.ts";
import { openServerConnector, type ServerParts } from "../server/server-connector.ts";
import type { OpenServerOptions } from "../server/server-kind.ts";
import { startServerRun } from "../server/server-run.ts";
import { beginReading } from "../server/server-sessions.ts";
import type { ServerTarget } from "../server/server-target.ts";
import { checkReading } from "./allow-reading.ts";
import { introspect } from "./introspect.ts";
import { MysqlSession } from "./mysql-session.ts";
import { readCode } from "./read-code.ts";
import { MysqlQuery } from "./run-statement.ts";
import { sampleValues } from "./sample-values.ts";

/** Opens the database; fails if signing in fails. */
export function openDatabase(target: ServerTarget, options: OpenServerOptions): Promise<Connector> {
  return openServerConnector(parts, target, options);
}

const parts: ServerParts<MysqlSession, null> = {
  dialect: "mysql",
  openSession: (dialer, target, signal) => MysqlSession.open(dialer, target, signal),
  learn: () => null,
  readCode,
  checkReading,
  introspect,
  sampleValues,
  run: async (sessions, statement, { limits, signal, onQueuePosition }) => {
    const lease = await beginReading(sessions, limits.timeoutMs, { signal, onQueuePosition });
    return startServerRun(new MysqlQuery(lease, statement), { limits, signal });
  },
};
