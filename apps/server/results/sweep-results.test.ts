import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../store/open-store.ts";
import { makeTemporaryFolder } from "../testing/start-test-server.test-support.ts";
import { saveResult } from "./save-result.ts";
import { dropUnused, sweepResults } from "./sweep-results.ts";

const documents = { plan: "{}", statement: "{}", sql: "", outputs: "[]", chart: "{}", head: "{}" };
const dayMs = 24 * 60 * 60 * 1000;

test("a result is deleted with its rows when nothing refers to it, and not before", async () => {
  const store = await openStore({ kind: "embedded", folder: makeTemporaryFolder() });
  onTestFinished(() => store.destroy());
  const save = () =>
    saveResult(
      store,
      { workspaceId: null, revision: null, ranAtMs: 0, limitsKey: "" },
      { ...documents, rowCount: 1, narrative: null, parts: ["[]"] },
    );
  const used = await save();
  const dropped = await save();
  const swept = await save();
  await store
    .insertInto("sampleExample")
    .values({ sampleVersion: "1", position: 0, summary: "", question: "", resultId: used, steps: "[]" })
    .execute();
  const listIds = async () => {
    const rows = await store.selectFrom("resultPart").select("resultId").execute();
    return rows.map(({ resultId }) => resultId).toSorted();
  };

  await dropUnused(store, [used, dropped]);
  expect(await listIds()).toEqual([used, swept].toSorted());
  await sweepResults(store, dayMs / 2);
  expect(await listIds()).toEqual([used, swept].toSorted());
  await sweepResults(store, 2 * dayMs);
  expect(await listIds()).toEqual([used]);
});
