import type { Conversation, Dashboard, SavedChart, Turn } from "@askery/api";
import type { Outcome } from "@askery/model";
import { expect, test } from "vitest";
import { writeOldStore } from "../testing/old-store.test-support.ts";
import { openBrowser } from "../testing/test-browser.test-support.ts";
import { testPassword } from "../testing/test-people.test-support.ts";
import { makeTemporaryFolder, startTestServer } from "../testing/start-test-server.test-support.ts";

/** A turn in a store of version 0023. */
interface OldTurn {
  readonly id: string;
  readonly conversation_id: string;
  readonly result: string;
  readonly edited: string | null;
}

/** A part of the result of an edit. */
interface OldPart {
  readonly turn_id: string;
  readonly chunk: string;
}

interface OldChart {
  readonly id: string;
  readonly title: string;
  readonly statement: string;
  readonly outputs: string;
  readonly result: string;
  readonly sql: string;
  readonly ran_at_ms: number;
  readonly deleted_at_ms: number | null;
}

async function openOld() {
  const dataFolder = makeTemporaryFolder();
  const old = writeOldStore("0023-lifted-filters", dataFolder);
  const turns = old
    .prepare(
      `SELECT turn.id, conversation_id, turn.result, turn_edit.result AS edited
        FROM turn LEFT JOIN turn_edit ON turn_edit.turn_id = turn.id ORDER BY conversation_id, position`,
    )
    .all() as unknown as readonly OldTurn[];
  const charts = old.prepare("SELECT * FROM chart ORDER BY id").all() as unknown as readonly OldChart[];
  const parts = old
    .prepare("SELECT answer_part.turn_id, chunk FROM answer_part JOIN turn_edit USING (answer_id)")
    .all() as unknown as readonly OldPart[];
  const dashboards = old.prepare("SELECT id FROM dashboard").all() as unknown as readonly { id: string }[];
  old.close();
  const server = await startTestServer({ dataFolder });
  const browser = openBrowser(server);
  await browser.post("/api/auth/sign-in/email", { email: "ada@example.com", password: testPassword });
  return { browser, turns, charts, parts, dashboards };
}

/** An outcome without the parts that later versions draw or phrase differently. */
function facts(outcome: Outcome) {
  if (outcome.kind === "refused") return outcome;
  const { chart: _, plan: __, ...answer } = outcome.answer;
  return { kind: outcome.kind, answer };
}

test("a store of version 0023 opens, with every answer, edit, row, chart and card that it had", async () => {
  const { browser, turns, charts, parts, dashboards } = await openOld();

  for (const [id, old] of Map.groupBy(turns, (turn) => turn.conversation_id)) {
    const { turns: now } = (await browser.get(`/api/conversations/${id}`)).body as Conversation;
    expect(now.map((turn) => turn.state.kind === "done" && facts(turn.state.outcome))).toEqual(
      old.map(({ edited, result }) => facts(JSON.parse(edited ?? result) as Outcome)),
    );
    expect(now.map(({ state }) => state.kind === "done" && state.edit !== undefined)).toEqual(
      old.map(({ edited }) => edited !== null),
    );
    for (const [index, turn] of now.entries()) {
      const { edited, result } = old[index] ?? { edited: null, result: "" };
      if (edited === null || turn.state.kind !== "done") continue;
      const undone = (await browser.post(`/api/turns/${turn.id}/undo`, { of: turn.state.shownId }))
        .body as Turn;
      expect(undone.state).toMatchObject({ history: { undo: null, redo: "edited SQL" } });
      if (undone.state.kind !== "done") continue;
      expect(facts(undone.state.outcome)).toEqual(facts(JSON.parse(result) as Outcome));
      const redone = await browser.post(`/api/turns/${turn.id}/redo`, { of: undone.state.shownId });
      expect(redone.body).toEqual(turn);
    }
  }

  for (const { turn_id: turnId, chunk } of parts) {
    const response = await browser.request(`/api/turns/${turnId}/table`);
    const [, rows] = (await response.text()).split("\n");
    expect(rows).toBe(chunk);
  }

  for (const old of charts.filter(({ deleted_at_ms }) => deleted_at_ms === null)) {
    const now = (await browser.get(`/api/charts/${old.id}`)).body as SavedChart;
    expect({
      title: now.title,
      sql: now.sql,
      ranAtMs: now.ranAtMs,
      statement: now.statement,
      outputs: now.outputs,
      table: now.table,
    }).toEqual({
      title: old.title,
      sql: old.sql,
      ranAtMs: old.ran_at_ms,
      statement: JSON.parse(old.statement) as unknown,
      outputs: JSON.parse(old.outputs) as unknown,
      table: JSON.parse(old.result) as unknown,
    });
  }

  for (const { id } of dashboards) {
    const { cards } = (await browser.get(`/api/dashboards/${id}`)).body as Dashboard;
    expect(cards.map(({ chart }) => chart.id).toSorted()).toEqual(
      charts.filter(({ deleted_at_ms }) => deleted_at_ms === null).map(({ id }) => id),
    );
  }
});
