import type { Kysely } from "kysely";
import { moveResults } from "./move-results.ts";

/**
 * One table of results that turns, edits, charts and examples refer to, instead of a copy in each of them.
 *
 * The documents move unchanged, as version 1. They are upgraded when they are read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createResult(db);
  await createResultPart(db);
  await addReferences(db);
  await moveResults(db);
  await dropCopies(db);
}

async function createResult(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("result")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("workspace_id", "text", (column) => column.references("workspace.id").onDelete("cascade"))
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("plan", "text", (column) => column.notNull())
    .addColumn("statement", "text", (column) => column.notNull())
    .addColumn("sql", "text", (column) => column.notNull())
    .addColumn("outputs", "text", (column) => column.notNull())
    .addColumn("chart", "text", (column) => column.notNull())
    .addColumn("head", "text", (column) => column.notNull())
    .addColumn("row_count", "integer", (column) => column.notNull())
    .addColumn("narrative", "text")
    .addColumn("revision", "integer")
    .addColumn("ran_at_ms", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("result_by_workspace").on("result").columns(["workspace_id"]).execute();
}

async function createResultPart(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("result_part")
    .addColumn("result_id", "text", (column) => column.notNull().references("result.id").onDelete("cascade"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("chunk", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("result_part_pk", ["result_id", "position"])
    .execute();
}

const referring = ["turn", "turn_edit", "chart", "sample_example"] as const;

async function addReferences(db: Kysely<unknown>): Promise<void> {
  for (const table of referring) {
    await db.schema
      .alterTable(table)
      .addColumn("result_id", "text", (column) => column.references("result.id"))
      .execute();
    await db.schema.createIndex(`${table}_by_result`).on(table).columns(["result_id"]).execute();
  }
  await db.schema.alterTable("turn").renameColumn("result", "problem").execute();
}

async function dropCopies(db: Kysely<unknown>): Promise<void> {
  const copies: Readonly<Record<string, readonly string[]>> = {
    turn_edit: ["result", "answer_id"],
    chart: ["plan", "statement", "sql", "spec", "outputs", "result", "ran_at_ms"],
    sample_example: ["result"],
  };
  for (const [table, columns] of Object.entries(copies)) {
    for (const column of columns) await db.schema.alterTable(table).dropColumn(column).execute();
  }
  await db.schema.dropTable("answer_part").execute();
}
