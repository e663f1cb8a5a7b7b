import { noCode, type DatabaseCode } from "@askery/model";
import type { ClickhouseSession } from "./clickhouse-session.ts";

/** User-defined functions, in SQL or as executables. They can't have the name of a built-in function. */
export async function readCode(session: ClickhouseSession): Promise<DatabaseCode> {
  const fields = await session.read(findOrigin, timeoutMs);
  // Servers that predate user-defined functions have no `origin` column.
  if (fields.length === 0) return noCode;
  const rows = await session.read(listFunctions, timeoutMs);
  if (rows.length === 0) return noCode;
  return { ...noCode, functions: new Set(rows.map(([name]) => (name ?? "").toLowerCase())) };
}

const findOrigin =
  "SELECT name FROM system.columns WHERE database = 'system' AND table = 'functions' AND name = 'origin'";
const listFunctions = "SELECT name FROM system.functions WHERE origin <> 'System'";
const timeoutMs = 10_000;
