import { isRecord, walkTree, type TreeRecord, type TreeVisit } from "./walk-tree.ts";

/**
 * The name of a recursive CTE that never ends: the part that refers to itself reads nothing else and has no condition
 * on what it reads. Others may be endless too; the database's time limit ends those.
 */
export function findEndless(visits: readonly TreeVisit[]): string | null {
  for (const { kind, record } of visits) {
    if (kind !== "CommonTableExpr") continue;
    const name = record["ctename"];
    const query = isRecord(record["ctequery"]) ? record["ctequery"]["SelectStmt"] : null;
    if (typeof name !== "string" || !isRecord(query)) continue;
    if ([query["larg"], query["rarg"]].some((part) => isRecord(part) && isEndless(part, name))) return name;
  }
  return null;
}

function isEndless(part: TreeRecord, name: string): boolean {
  const sources: unknown = part["fromClause"];
  if (!Array.isArray(sources) || sources.length !== 1) return false;
  const [source] = sources as unknown[];
  const table = isRecord(source) ? source["RangeVar"] : null;
  if (!isRecord(table) || table["relname"] !== name) return false;
  return ![...walkTree(part["whereClause"])].some(({ kind }) => kind === "ColumnRef" || kind === "SubLink");
}
