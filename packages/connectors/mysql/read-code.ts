import { noCode, type DatabaseCode } from "@askery/model";
import type { MysqlSession } from "./mysql-session.ts";

/**
 * Stored functions of the connected database: a bare name calls one if the server has no function of that name, or if a
 * space precedes the parenthesis. Loadable functions don't count: they are files that the operator installed.
 */
export async function readCode(session: MysqlSession): Promise<DatabaseCode> {
  const rows = await session.read(listFunctions, timeoutMs);
  if (rows.length === 0) return noCode;
  return { ...noCode, functions: new Set(rows.map(([name]) => (name ?? "").toLowerCase())) };
}

const listFunctions = `
  SELECT ROUTINE_NAME FROM information_schema.ROUTINES
  WHERE ROUTINE_SCHEMA = DATABASE() AND ROUTINE_TYPE = 'FUNCTION'`;
const timeoutMs = 10_000;
