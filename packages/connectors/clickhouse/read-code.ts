import { noCode, type DatabaseCode } from "@askery/model";
import type { ClickhouseSession } from "./clickhouse-session.ts";

/** Functions that people made of SQL or of programs. They can't have the name of one that the server has itself. */
export async function readCode(session: ClickhouseSession): Promise<DatabaseCode> {
  const fields = await session.read(findOrigin, timeoutMs);
  // Servers from before such functions do not say where one comes from.
  if (fields.length === 0) return noCode;
  const rows = await session.read(listFunctions, timeoutMs);
  if (rows.length === 0) return noCode;
  return { ...noCode, functions: new Set(rows.map(([name]) => (name ?? "").toLowerCase())) };
}

const findOrigin =
  "SELECT name FROM system.columns WHERE database = 'system' AND table = 'functions' AND name = 'origin'";
const listFunctions = "SELECT name FROM system.functions WHERE origin <> 'System'";
const timeoutMs = 10_000;
