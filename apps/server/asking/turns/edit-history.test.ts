import { expect, onTestFinished, test } from "vitest";
import { readAsServer } from "../../policies/current-limits.ts";
import { saveResult } from "../../results/save-result.ts";
import { sweepResults } from "../../results/sweep-results.ts";
import { openStore } from "../../store/open-store.ts";
import { makeTemporaryFolder } from "../../testing/start-test-server.test-support.ts";
import { describeStores, type StoreEnvironment } from "../../testing/test-stores.test-support.ts";
import { saveStep, showBeforeSql, stepHistory } from "./edit-history.ts";
import { findShownAnswer } from "./shown-answer.ts";

const documents = { plan: "{}", statement: "{}", sql: "", outputs: "[]", chart: "{}", head: "{}" };
const turnId = "turn";

/** A store with one answered turn, and functions that edit it. */
async function openTurn({ databaseUrl }: StoreEnvironment) {
  const store = await openStore(
    databaseUrl === null
      ? { kind: "embedded", folder: makeTemporaryFolder() }
      : { kind: "postgres", url: databaseUrl },
  );
  onTestFinished(() => store.destroy());
  const at = { createdAtMs: 0, deletedAtMs: null };
  await store
    .insertInto("workspace")
    .values({
      id: "shop",
      name: "Shop",
      logo: null,
      plan: "Free",
      kind: "sample",
      connection: null,
      facts: null,
      settings: "{}",
      ...at,
    })
    .execute();
  await store
    .insertInto("conversation")
    .values({
      id: "talk",
      workspaceId: "shop",
      ownerId: "ada",
      mode: "genesis",
      summary: "",
      updatedAtMs: 0,
      ...at,
    })
    .execute();
  const save = async (sql: string) =>
    readAsServer(() =>
      saveResult(
        store,
        { workspaceId: "shop", revision: null, ranAtMs: 0 },
        { ...documents, sql, chart: `{"type":"table"}`, rowCount: 0, narrative: null },
      ),
    );
  await store
    .insertInto("turn")
    .values({
      id: turnId,
      conversationId: "talk",
      position: 1,
      afterTurnId: null,
      askerId: "ada",
      question: "how many orders",
      state: "done",
      resultId: await save("own"),
      problem: null,
      steps: null,
      askedAtMs: 0,
      finishedAtMs: 0,
    })
    .execute();
  const shown = async () => (await readAsServer(() => findShownAnswer(store, turnId))).result;
  const edit = async (words: string, of: string | null = null, kind: "sql" | "plan" = "plan") =>
    saveStep(store, {
      turnId,
      of,
      kind,
      words,
      question: null,
      editorId: "ada",
      resultId: await save(words),
      editedAtMs: 0,
    });
  const move = async (to: "before" | "after", of?: string) =>
    stepHistory(store, { turnId, to, of: of ?? (await shown()).id });
  const listResults = async () =>
    (await store.selectFrom("result").select("sql").execute()).map(({ sql }) => sql).toSorted();
  return { store, shown, edit, move, listResults };
}

describeStores((environment) => {
  test("edits are undone and redone one at a time", async () => {
    const { shown, edit, move } = await openTurn(environment());
    await edit("one");
    await edit("two");
    expect((await shown()).sql).toBe("two");
    await move("before");
    expect((await shown()).sql).toBe("one");
    await move("before");
    expect((await shown()).sql).toBe("own");
    await expect(move("before")).rejects.toMatchObject({ code: "conflict" });
    await move("after");
    await move("after");
    expect((await shown()).sql).toBe("two");
    await expect(move("after")).rejects.toMatchObject({ code: "conflict" });
  });

  test("an edit after an undo deletes what was undone, with its results", async () => {
    const { edit, move, listResults } = await openTurn(environment());
    for (const words of ["one", "two", "three"]) await edit(words);
    await move("before");
    await move("before");
    expect(await listResults()).toEqual(["one", "own", "three", "two"]);
    await edit("other");
    expect(await listResults()).toEqual(["one", "other", "own"]);
  });

  test("a history has 50 steps; before the oldest comes the turn's own answer", async () => {
    const { shown, edit, move, listResults } = await openTurn(environment());
    for (let step = 1; step <= 52; step++) await edit(`step ${step}`);
    expect(await listResults()).toHaveLength(51);
    for (let step = 1; step < 50; step++) await move("before");
    expect((await shown()).sql).toBe("step 3");
    await move("before");
    expect((await shown()).sql).toBe("own");
    await move("after");
    expect((await shown()).sql).toBe("step 3");
  });

  test("an edit or undo of a result that is no longer shown is refused and changes nothing", async () => {
    const { shown, edit, move, listResults } = await openTurn(environment());
    const { id: own } = await shown();
    await edit("one", own);
    await expect(edit("two", own)).rejects.toMatchObject({ code: "conflict" });
    await expect(move("before", own)).rejects.toMatchObject({ code: "conflict" });
    expect((await shown()).sql).toBe("one");
    expect(await listResults()).toEqual(["one", "own", "two"]);
  });

  test("of two edits at the same moment, one is saved", async () => {
    const { shown, edit } = await openTurn(environment());
    const { id: own } = await shown();
    const ends = await Promise.allSettled([edit("one", own), edit("two", own)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("a reset shows the latest result without edited SQL, and the SQL can be redone", async () => {
    const { store, shown, edit, move } = await openTurn(environment());
    await edit("by country");
    await edit("edited SQL", null, "sql");
    await edit("edited SQL again", null, "sql");
    await showBeforeSql(store, turnId);
    expect((await shown()).sql).toBe("by country");
    await move("after");
    expect((await shown()).sql).toBe("edited SQL");
  });

  test("the cleanup leaves the results of a history, and deletes those of edits that were not saved", async () => {
    const { store, edit, move, listResults } = await openTurn(environment());
    await edit("one");
    await move("before");
    await expect(edit("late", "another result")).rejects.toMatchObject({ code: "conflict" });
    await sweepResults(store, 2 * 24 * 60 * 60 * 1000);
    expect(await listResults()).toEqual(["one", "own"]);
    await store.deleteFrom("turn").where("id", "=", turnId).execute();
    await sweepResults(store, 2 * 24 * 60 * 60 * 1000);
    expect(await listResults()).toEqual([]);
  });
});
