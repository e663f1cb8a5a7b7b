import { randomUUID } from "node:crypto";
import { sql, type Kysely, type RawBuilder } from "kysely";

/**
 * Moves the answers that turns, edits, charts and examples contain to results, and makes them refer to these.
 *
 * A turn's result has the turn's id, an edit's the id of its answer, because their parts already refer to these.
 */
export async function moveResults(db: Kysely<unknown>): Promise<void> {
  await moveTurns(db);
  await moveEdits(db);
  await moveCharts(db);
  await moveExamples(db);
  await sql`
    insert into result_part (result_id, position, chunk)
      select answer_id, place, chunk from answer_part where answer_id in (select id from result)`.execute(db);
}

/** An `Outcome` in the format of version 1. */
type OldOutcome = { readonly kind: "answered"; readonly answer: OldAnswer } | { readonly kind: "refused" };

interface OldAnswer {
  readonly question: string;
  readonly plan: unknown;
  readonly statement: { readonly text: string };
  readonly sql: string;
  readonly outputs: unknown;
  readonly chart: unknown;
  readonly table: unknown;
  readonly receipt: { readonly rowCount: number };
}

interface Run {
  readonly id: string;
  readonly workspaceId: string | null;
  readonly ranAtMs: number;
}

/** Reads some results at a time, by id, because they are large. */
async function* readById<Row extends { readonly id: string }>(
  db: Kysely<unknown>,
  select: (after: string) => RawBuilder<Row>,
): AsyncGenerator<Row> {
  for (let after = ""; ;) {
    const { rows } = await select(after).execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

const rowsAtOnce = 50;

async function moveTurns(db: Kysely<unknown>): Promise<void> {
  const turns = readById(
    db,
    (after) => sql<Run & { readonly problem: string }>`
      select turn.id, conversation.workspace_id as "workspaceId", turn.problem,
          coalesce(turn.finished_at_ms, turn.asked_at_ms) as "ranAtMs"
        from turn join conversation on conversation.id = turn.conversation_id
        where turn.state = 'done' and turn.id > ${after} order by turn.id limit ${rowsAtOnce}`,
  );
  for await (const { problem, ...run } of turns) {
    if (!(await insertAnswer(db, problem, run))) continue;
    await sql`update turn set result_id = ${run.id}, problem = null where id = ${run.id}`.execute(db);
  }
}

async function moveEdits(db: Kysely<unknown>): Promise<void> {
  const edits = readById(
    db,
    (after) => sql<Run & { readonly result: string }>`
      select turn_edit.answer_id as id, conversation.workspace_id as "workspaceId", turn_edit.result,
          turn_edit.edited_at_ms as "ranAtMs"
        from turn_edit join turn on turn.id = turn_edit.turn_id
          join conversation on conversation.id = turn.conversation_id
        where turn_edit.answer_id > ${after} order by turn_edit.answer_id limit ${rowsAtOnce}`,
  );
  for await (const { result, ...run } of edits) {
    await insertAnswer(db, result, run);
    await sql`update turn_edit set result_id = ${run.id} where answer_id = ${run.id}`.execute(db);
  }
}

async function moveExamples(db: Kysely<unknown>): Promise<void> {
  interface Example {
    readonly version: string;
    readonly position: number;
    readonly result: string;
  }
  const { rows } = await sql<Example>`
    select sample_version as version, position, result from sample_example`.execute(db);
  for (const { version, position, result } of rows) {
    const run = { id: randomUUID(), workspaceId: null, ranAtMs: Date.parse(version) };
    await insertAnswer(db, result, run);
    await sql`
      update sample_example set result_id = ${run.id}
        where sample_version = ${version} and position = ${position}`.execute(db);
  }
}

/** Inserts an answer as a result. Returns whether the outcome is an answer. */
async function insertAnswer(db: Kysely<unknown>, outcomeJson: string, run: Run): Promise<boolean> {
  const outcome = JSON.parse(outcomeJson) as OldOutcome;
  if (outcome.kind === "refused") return false;
  const { question: _, plan, statement, sql: text, outputs, chart, table, ...narrative } = outcome.answer;
  await sql`
    insert into result
      (id, workspace_id, version, plan, statement, sql, outputs, chart, head, row_count, narrative, ran_at_ms)
      values (${run.id}, ${run.workspaceId}, 1, ${JSON.stringify(plan)}, ${JSON.stringify(statement)}, ${text},
        ${JSON.stringify(outputs)}, ${JSON.stringify(chart)}, ${JSON.stringify(table)},
        ${narrative.receipt.rowCount}, ${JSON.stringify(narrative)}, ${run.ranAtMs})`.execute(db);
  return true;
}

async function moveCharts(db: Kysely<unknown>): Promise<void> {
  interface Chart extends Run {
    readonly plan: string;
    readonly statement: string;
    readonly sql: string | null;
    readonly spec: string;
    readonly outputs: string;
    readonly result: string;
  }
  const charts = readById(
    db,
    (after) => sql<Chart>`
      select id, workspace_id as "workspaceId", plan, statement, sql, spec, outputs, result, ran_at_ms as "ranAtMs"
        from chart where id > ${after} order by id limit ${rowsAtOnce}`,
  );
  for await (const {
    id,
    workspaceId,
    plan,
    statement,
    sql: text,
    spec,
    outputs,
    result,
    ranAtMs,
  } of charts) {
    const { rowCount } = JSON.parse(result) as { readonly rowCount: number };
    const shown = text ?? (JSON.parse(statement) as OldAnswer["statement"]).text;
    await sql`
      insert into result
        (id, workspace_id, version, plan, statement, sql, outputs, chart, head, row_count, ran_at_ms)
        values (${id}, ${workspaceId}, 1, ${plan}, ${statement}, ${shown}, ${outputs}, ${spec}, ${result},
          ${rowCount}, ${ranAtMs})`.execute(db);
    await sql`update chart set result_id = ${id} where id = ${id}`.execute(db);
  }
}
