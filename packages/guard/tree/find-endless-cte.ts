import { maxMade } from "../limits.data.ts";
import { isRecord, nodeOf, walkRecords, type TreeRecord } from "./tree-record.ts";

/**
 * The name of a recursive CTE that never ends: the part that refers to itself reads nothing else and has no condition
 * on what it reads, and no LIMIT ends the recursion. Others may be endless too; the database's time limit ends those.
 *
 * @param isLazy whether the database computes only as many rows of a CTE as the query needs
 */
export function findEndlessCte(root: unknown, isLazy: boolean): string | null {
  for (const query of walkRecords(root)) {
    const clause = query["with"] ?? query["with_"];
    const ctes = isRecord(clause) ? clause["ctes"] : null;
    if (!Array.isArray(ctes)) continue;
    for (const cte of ctes as unknown[]) {
      if (!isRecord(cte) || !isRecord(cte["alias"])) continue;
      const name = cte["alias"]["name"];
      const { kind, record } = nodeOf(cte["this"]);
      if (kind !== "union" || typeof name !== "string") continue;
      if (isLimited(record) || (isLazy && asksForFew(query, name))) continue;
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
  if (second !== undefined || hasAny(record["joins"]) || !isNamed(source, name)) return false;
  return ![...walkRecords(record["where_clause"])].some(isColumnOrQuery);
}

function isNamed(source: unknown, name: string): boolean {
  const { kind, record } = nodeOf(source);
  if (kind !== "table" || !isRecord(record["name"])) return false;
  return String(record["name"]["name"]).toLowerCase() === name.toLowerCase();
}

/**
 * Whether a LIMIT with a literal number ends a query. A negative one is no limit, and a computed one can be anything.
 */
function isLimited(query: TreeRecord): boolean {
  return [query["limit"], query["offset"]].every((clause, index) => {
    if (index === 1 && !isRecord(clause)) return true;
    const { kind, record } = nodeOf(isRecord(clause) && "this" in clause ? clause["this"] : clause);
    return kind === "literal" && record["literal_type"] === "number" && Number(record["value"]) <= maxMade;
  });
}

/** Whether a query reads only the first rows of a CTE, as they come: `SELECT a, b FROM name LIMIT 10`. */
function asksForFew(query: TreeRecord, name: string): boolean {
  const from = isRecord(query["from"]) ? query["from"]["expressions"] : null;
  if (!isLimited(query) || !Array.isArray(from) || from.length !== 1) return false;
  if (!isNamed(from[0], name) || hasAny(query["joins"]) || query["distinct"] === true) return false;
  if (waitingClauses.some((clause) => isRecord(query[clause]))) return false;
  return [...walkRecords(query["expressions"])].every((part) => {
    const { kind: node } = nodeOf(part);
    return node === "" || plainNodes.has(node);
  });
}

/** Clauses that need all rows, or many, before the first one is returned. */
const waitingClauses = ["where_clause", "group_by", "having", "order_by", "qualify"];
const plainNodes = new Set(["column", "star", "alias", "literal", "add", "sub", "mul"]);

function hasAny(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0;
}

function isColumnOrQuery(record: TreeRecord): boolean {
  return isRecord(record["column"]) || isRecord(record["select"]);
}
