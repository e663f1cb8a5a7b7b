import { isRecord, readNames, walkTree, type TreeRecord } from "./walk-tree.ts";

/** The meaning of a qualifier, anywhere in a statement. */
export type Source =
  | { readonly kind: "table"; readonly path: readonly string[]; readonly renamed: ReadonlySet<string> }
  /** Rows that the statement itself computes. `columns` is null if unknown. */
  | { readonly kind: "rows"; readonly columns: ReadonlySet<string> | null };

/**
 * The sources of a statement, by the name that qualifies their columns. Equal names in different queries are listed
 * together.
 */
export function findSources(root: unknown): ReadonlyMap<string, readonly Source[]> {
  const visits = [...walkTree(root)];
  const ctes = new Set(
    visits.flatMap(({ kind, record }) => (kind === "CommonTableExpr" ? [textOf(record["ctename"])] : [])),
  );
  const found = new Map<string, Source[]>();
  const add = (name: string, source: Source) => found.set(name, [...(found.get(name) ?? []), source]);
  for (const { kind, record } of visits) {
    if (kind === "RangeVar") {
      const path = [record["schemaname"], record["relname"]].map(textOf).filter((part) => part !== "");
      const table = path.at(-1) ?? "";
      const { name, columns } = readAlias(record);
      add(name || table, { kind: "table", path, renamed: columns });
      // Outside the scope of the CTE, the name is a table's.
      if (ctes.has(table)) add(name || table, { kind: "rows", columns: null });
    } else if (isRecord(record["alias"])) {
      const { name, columns } = readAlias(record);
      const query = isRecord(record["subquery"]) ? record["subquery"]["SelectStmt"] : null;
      add(name, { kind: "rows", columns: columns.size > 0 ? columns : readOutputs(query) });
    }
  }
  return found;
}

function readAlias(record: TreeRecord): { readonly name: string; readonly columns: ReadonlySet<string> } {
  const alias = isRecord(record["alias"]) ? record["alias"] : {};
  return { name: textOf(alias["aliasname"]), columns: new Set(readNames(alias["colnames"])) };
}

/** The columns of a query. The first part of a UNION names them. */
function readOutputs(query: unknown): ReadonlySet<string> | null {
  let part = query;
  while (isRecord(part) && isRecord(part["larg"])) part = part["larg"];
  const list: unknown = isRecord(part) ? part["targetList"] : null;
  if (!Array.isArray(list)) return null;
  return new Set(
    list.flatMap((item: unknown) => {
      const target = isRecord(item) && isRecord(item["ResTarget"]) ? item["ResTarget"] : {};
      if (typeof target["name"] === "string") return [target["name"]];
      const column = isRecord(target["val"]) ? target["val"]["ColumnRef"] : null;
      return isRecord(column) ? readNames(column["fields"]).slice(-1) : [];
    }),
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
