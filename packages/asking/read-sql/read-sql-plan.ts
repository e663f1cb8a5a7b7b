import { nodeOf, parseSql } from "@askery/guard";
import { printStatement } from "@askery/engine";
import type { OutputId, QueryPlan } from "@askery/model";
import { readDateForms, type DateFormContext } from "./date-forms.ts";
import { readCondition } from "./read-condition.ts";
import { readExists } from "./read-exists.ts";
import { checkClauses, readSelect } from "./read-select.ts";
import { readSources } from "./read-sources.ts";
import { partOf, Unreadable } from "./unreadable.ts";

/** A plan that says what a statement says, or the part of the statement that no plan can say. */
export type ReadSql =
  | {
      readonly kind: "read";
      readonly plan: QueryPlan;
      /** The plan's outputs in the order of the statement's columns. */
      readonly outputs: readonly OutputId[];
    }
  | { readonly kind: "unreadable"; readonly part: string };

/**
 * Reads SQL that a person wrote as a plan: one SELECT over joined tables, with conditions, groups, an order and a limit.
 *
 * Parsers are lenient, and dialects differ: the caller must run both and compare the results before it shows the plan in
 * place of the SQL.
 */
export async function readSqlPlan(text: string, context: DateFormContext): Promise<ReadSql> {
  const parsed = await parseSql(text, context.dialect);
  if (parsed === null) return { kind: "unreadable", part: partOf("") };
  const { kind, record } = nodeOf(parsed);
  if (kind !== "select") return { kind: "unreadable", part: partOf(kind) };
  try {
    checkClauses(record);
    const sources = readSources(record, context.catalog);
    const { plan, outputs } = readSelect(record, {
      ...sources,
      dates: await readDateForms(record, sources, context),
      likeIgnoresCase: context.dialect === "sqlite" || context.dialect === "mysql",
      aliases: new Map(),
      readCondition,
      readExists,
    });
    printStatement(plan, context);
    return { kind: "read", plan, outputs };
  } catch (cause) {
    if (cause instanceof Unreadable) return { kind: "unreadable", part: cause.part };
    throw cause;
  }
}
