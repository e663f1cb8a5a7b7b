import type { Connection, ConnectionFacts } from "@askery/api";
import { countOf } from "../../../shared/wording/count-of.ts";
import { nameKind } from "../../../shared/database/name-kind.ts";

/** Describes a connection in a few words each: "PostgreSQL 17.2", "read-only", "TLS". */
export function describeFacts(connection: Connection): readonly string[] {
  const facts = "facts" in connection ? connection.facts : null;
  if (facts === null) return [nameKind(connection.kind)];
  const isServer = "host" in connection;
  return [
    `${facts.product} ${facts.version}`.trim(),
    ...(facts.canWrite === null ? [] : [facts.canWrite ? "can write" : "read-only"]),
    ...(isServer ? [facts.isEncrypted ? "TLS" : "not encrypted"] : []),
  ];
}

/** The same with all results of a test. */
export function describeTested(facts: ConnectionFacts, isServer: boolean): readonly string[] {
  const tables = facts.schemas.reduce((sum, { tableCount }) => sum + tableCount, 0);
  return [
    `${facts.product} ${facts.version}`.trim(),
    ...(isServer ? [facts.isEncrypted ? "encrypted" : "not encrypted"] : []),
    ...(facts.canWrite === false ? ["read-only"] : []),
    countOf(tables, "table"),
    `answers in ${Math.max(1, Math.round(facts.latencyMs))} ms`,
  ];
}
