import type { Connector } from "../connector.ts";
import { openServerConnector, type ServerParts } from "../server/server-connector.ts";
import type { OpenServerOptions } from "../server/server-kind.ts";
import { startServerRun } from "../server/server-run.ts";
import { serverGraceMs } from "../server/server-sessions.ts";
import type { ServerTarget } from "../server/server-target.ts";
import { checkReading } from "./allow-reading.ts";
import { ClickhouseSession } from "./clickhouse-session.ts";
import { introspect } from "./introspect.ts";
import { readCode } from "./read-code.ts";
import { ClickhouseQuery } from "./run-statement.ts";
import { sampleValues } from "./sample-values.ts";

/** Opens the database; fails if signing in fails. */
export function openDatabase(target: ServerTarget, options: OpenServerOptions): Promise<Connector> {
  return openServerConnector(parts, target, options);
}

const parts: ServerParts<ClickhouseSession, null> = {
  dialect: "clickhouse",
  openSession: (dialer, target, signal) => ClickhouseSession.open(dialer, target, signal ? { signal } : {}),
  learn: () => null,
  readCode,
  checkReading,
  introspect,
  sampleValues,
  run: async (sessions, statement, { limits, signal, onQueuePosition }) => {
    const lease = await sessions.lease(signal, onQueuePosition);
    const query = new ClickhouseQuery(lease, statement, limits.timeoutMs + serverGraceMs);
    return startServerRun(query, { limits, signal });
  },
};
