import { isSymbol } from "../text/check-shape.ts";
import type { Token } from "../text/read-tokens.ts";
import { isWord } from "./group-tokens.ts";
import type { PrivateColumn } from "./private-column.ts";

/** A mention of a table with private columns in a statement. */
export interface TableReference {
  readonly index: number;
  readonly columns: readonly PrivateColumn[];
  /** The names of its rows after the mention: its own name, or an alias. Lowercase. */
  readonly names: readonly string[];
  /** True if its columns are renamed: `users AS u (a, b)`. */
  readonly isRenamed: boolean;
}

/** Finds mentions of the tables with private columns. */
export function findReferences(
  tokens: readonly Token[],
  columns: readonly PrivateColumn[],
): readonly TableReference[] {
  const byTable = Map.groupBy(columns, ({ table }) => table.toLowerCase());
  return tokens.flatMap((token, index): readonly TableReference[] => {
    if (token.kind !== "word" && token.kind !== "name") return [];
    const name = token.value.toLowerCase();
    const found = (byTable.get(name) ?? []).filter((one) => isOfSchema(one, tokens, index));
    if (found.length === 0 || isSymbol(tokens[index + 1], ".") || isSymbol(tokens[index + 1], "(")) return [];
    const given = isWord(tokens[index + 1], "as") ? index + 2 : index + 1;
    const alias = tokens[given];
    const isAlias = alias?.kind === "name" || (alias?.kind === "word" && !afterTable.has(alias.value));
    return [
      {
        index,
        columns: found,
        names: isAlias ? [name, alias.value.toLowerCase()] : [name],
        isRenamed: isAlias && isSymbol(tokens[given + 1], "("),
      },
    ];
  });
}

function isOfSchema({ schema }: PrivateColumn, tokens: readonly Token[], index: number): boolean {
  if (schema === null || !isSymbol(tokens[index - 1], ".")) return true;
  return tokens[index - 2]?.value.toLowerCase() === schema.toLowerCase();
}

/** Words that may follow a table's name and are not aliases. */
const afterTable: ReadonlySet<string> = new Set(
  `where join inner left right full cross natural on using group order having limit offset union except intersect
   fetch for window qualify tablesample sample final prewhere settings semi anti any asof positional lateral and or
   is in not between then else end when select from asc desc nulls`.split(/\s+/),
);
