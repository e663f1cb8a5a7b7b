import { noCode, type DatabaseCode } from "@askery/model";
import type { MysqlSession } from "./mysql-session.ts";

/**
 * Stored functions of the database that is connected to: a bare name finds them where the server has no function of that
 * name, or where a space comes before the bracket. Loadable functions are files that the server's operator put there.
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
