import { TableNode, type CompiledQuery, type OperationNode } from "kysely";

/**
 * True for a statement after which the cached reads (sessions, roles, databases) are as before: it certainly only reads, or
 * it only adds to tables that none of them depends on. Anything else, such as a commit, may have changed them.
 */
export function changesNothingKnown({ query }: Pick<CompiledQuery, "query">): boolean {
  if (query.kind === "SelectQueryNode") return query.with === undefined;
  return query.kind === "InsertQueryNode" && query.with === undefined && isUnrelated(query.into);
}

function isUnrelated(table: OperationNode | undefined): boolean {
  return table !== undefined && TableNode.is(table) && unrelated.has(table.table.identifier.name);
}

/** Tables that are written often, and only say what was seen or computed. */
const unrelated: ReadonlySet<string> = new Set(["dashboard_visit", "card_failure", "result", "result_part"]);
