import { isRecord, readNames, walkTree, type TreeVisit } from "./walk-tree.ts";

/** Aliases of functions in FROM, anywhere in a statement → the column names that the statement gives them. */
export type FunctionAliases = ReadonlyMap<string, ReadonlySet<string>>;

export function findFunctionAliases(visits: readonly TreeVisit[]): FunctionAliases {
  const found = new Map<string, Set<string>>();
  for (const { kind, record } of visits) {
    if (kind !== "RangeFunction") continue;
    const columns = [...readNames(aliasOf(record)["colnames"]), ...readDefinitions(record["coldeflist"])];
    for (const name of namesOf(record)) {
      const known = found.get(name) ?? new Set();
      for (const column of columns) known.add(column);
      found.set(name, known);
    }
  }
  return found;
}

function aliasOf(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return isRecord(record["alias"]) ? record["alias"] : {};
}

/** Without an alias, the function's name is used. */
function namesOf(record: Readonly<Record<string, unknown>>): readonly string[] {
  const name = aliasOf(record)["aliasname"];
  if (typeof name === "string") return [name];
  return [...walkTree(record["functions"])]
    .filter(({ kind }) => kind === "FuncCall")
    .map(({ record }) => readNames(record["funcname"]).at(-1) ?? "");
}

function readDefinitions(list: unknown): readonly string[] {
  return [...walkTree(list)].flatMap(({ kind, record }) =>
    kind === "ColumnDef" && typeof record["colname"] === "string" ? [record["colname"]] : [],
  );
}
