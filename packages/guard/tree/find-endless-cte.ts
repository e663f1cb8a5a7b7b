import { isRecord, nodeOf, walkRecords, type TreeRecord } from "./tree-record.ts";

/**
 * The name of a recursive CTE without an end: the part that refers to itself reads nothing else and has no
 * condition on what it reads. Others may be endless too; the database's time limit ends those.
 */
export function findEndlessCte(root: unknown): string | null {
  for (const record of walkRecords(root)) {
    if (!Array.isArray(record["ctes"])) continue;
    for (const cte of record["ctes"] as unknown[]) {
      if (!isRecord(cte) || !isRecord(cte["alias"])) continue;
      const name = cte["alias"]["name"];
      const { kind, record } = nodeOf(cte["this"]);
      if (kind !== "union" || typeof name !== "string") continue;
      if (["left", "right"].some((side) => isEndless(record[side], name))) return name;
    }
  }
  return null;
}

function isEndless(part: unknown, name: string): boolean {
  const { kind, record } = nodeOf(part);
  const from = record["from"];
  if (kind !== "select" || !isRecord(from) || !Array.isArray(from["expressions"])) return false;
  const [source, second] = from["expressions"] as unknown[];
  if (second !== undefined || hasAny(record["joins"]) || isRecord(record["limit"])) return false;
  const table = nodeOf(source);
  if (table.kind !== "table" || !isRecord(table.record["name"])) return false;
  if (String(table.record["name"]["name"]).toLowerCase() !== name.toLowerCase()) return false;
  return ![...walkRecords(record["where_clause"])].some(isColumnOrQuery);
}

function hasAny(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0;
}

function isColumnOrQuery(record: TreeRecord): boolean {
  return isRecord(record["column"]) || isRecord(record["select"]);
}
