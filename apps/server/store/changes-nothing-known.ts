import {
  ColumnNode,
  TableNode,
  type ColumnUpdateNode,
  type CompiledQuery,
  type OperationNode,
  type UpdateQueryNode,
} from "kysely";

/**
 * True for a statement after which the cached reads (sessions, roles, databases) are as before: it certainly only reads, it
 * only adds to tables that none of them depends on, or it only updates such columns. Anything else may have changed them.
 */
export function changesNothingKnown({ query }: Pick<CompiledQuery, "query">): boolean {
  switch (query.kind) {
    case "SelectQueryNode":
      return query.with === undefined;
    case "InsertQueryNode":
      return query.with === undefined && addedTo.has(nameTable(query.into));
    case "UpdateQueryNode":
      return query.with === undefined && updatesOnlyUnrelated(query);
    default:
      return false;
  }
}

function updatesOnlyUnrelated({ table, updates = [] }: UpdateQueryNode): boolean {
  const unrelated = updatedIn[nameTable(table)];
  return unrelated !== undefined && updates.every((update) => unrelated.has(nameColumn(update)));
}

function nameTable(table: OperationNode | undefined): string {
  return table !== undefined && TableNode.is(table) ? table.table.identifier.name : "";
}

function nameColumn({ column }: ColumnUpdateNode): string {
  return ColumnNode.is(column) ? column.column.name : "";
}

/** Tables that only say what was asked, seen or computed. A row that was not there is not cached either. */
const addedTo: ReadonlySet<string> = new Set([
  "audit_entry",
  "card_failure",
  "dashboard_visit",
  "followed_definition",
  "question_count",
  "result",
  "result_part",
  "turn",
]);

/** The columns of tables that are written with each question, and that no cached read reads. */
const updatedIn: Readonly<Record<string, ReadonlySet<string>>> = {
  conversation: new Set(["summary", "updated_at_ms"]),
  turn: new Set(["edit_position", "finished_at_ms", "problem", "result_id", "state", "steps"]),
};
