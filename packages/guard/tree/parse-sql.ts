import type { DialectName } from "@askery/model";
import { guardRules } from "../dialects/guard-rules.ts";
import { parseTree } from "./parse-tree.ts";
import type { TreeRecord } from "./tree-record.ts";
import { isRecord } from "./tree-record.ts";

/**
 * The only statement of a text as a tree, to read what it means. It says nothing about whether the text may run.
 *
 * Null if the text is no single statement of the dialect.
 */
export async function parseSql(text: string, dialect: DialectName): Promise<TreeRecord | null> {
  const parsed = await parseTree(text, guardRules[dialect].parser ?? "PostgreSQL");
  const [only, ...others] = parsed.kind === "parsed" ? parsed.statements : [];
  return isRecord(only) && others.length === 0 ? only : null;
}
