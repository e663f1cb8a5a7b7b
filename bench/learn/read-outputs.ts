import type { DatabaseSync } from "node:sqlite";

/** A column of a result: where its values come from, or null if they are calculated. */
export type Output = { readonly table: string; readonly column: string } | null;

export function readOutputs(database: DatabaseSync, sql: string): readonly Output[] {
  return database
    .prepare(sql)
    .columns()
    .map(({ table, column }) => (table === null || column === null ? null : { table, column }));
}

/**
 * Selections of a result's columns that answer the question as well. Of a list, a person may show fewer columns, as
 * long as the one that names the rows remains; of a ranking or a group test, only what was ranked or tested.
 */
export function listSelections(sql: string, outputs: readonly Output[]): readonly (readonly number[])[] {
  const indexes = [...outputs.keys()];
  const naming = indexes.filter((index) => index === 0 || (index === 1 && outputs[0]?.column === "id"));
  const own = dropSubqueries(sql);
  if (!/\bgroup\s+by\b/i.test(own)) {
    const isList = !/\b(?:count|sum|avg|min|max|total|group_concat)\s*\(/i.test(own);
    return isList && outputs.length <= maxOutputs
      ? listSubsets(indexes).filter((chosen) => chosen.some((index) => naming.includes(index)))
      : [];
  }
  const plain = indexes.filter((index) => outputs[index] !== null);
  const isChoice = /\b(?:limit|having)\b/i.test(own);
  return isChoice && plain.length > 0 && plain.length < outputs.length ? [plain] : [];
}

const maxOutputs = 5;

/** All selections of some, but not all, of the indexes. */
function listSubsets(indexes: readonly number[]): readonly (readonly number[])[] {
  return Array.from({ length: 2 ** indexes.length - 2 }, (_, mask) =>
    indexes.filter((index) => ((mask + 1) >> index) & 1),
  );
}

/** The SQL without the queries in its parentheses. */
function dropSubqueries(sql: string): string {
  let depth = 0;
  let dropped: number | null = null;
  let own = "";
  for (let position = 0; position < sql.length; position++) {
    const character = sql.charAt(position);
    if (character === "(") {
      depth++;
      if (dropped === null && /^\(\s*select\b/i.test(sql.slice(position))) dropped = depth;
    }
    if (dropped === null) own += character;
    if (character === ")") {
      if (dropped === depth) dropped = null;
      depth--;
    }
  }
  return own;
}
