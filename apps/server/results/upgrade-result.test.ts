import type { Narrative } from "@askery/model";
import { expect, test } from "vitest";
import { writeOldStore } from "../testing/old-store.test-support.ts";
import { makeTemporaryFolder } from "../testing/start-test-server.test-support.ts";
import { resultVersion, upgradeResult, type ResultRow } from "./upgrade-result.ts";

const statement = { dialect: "sqlite", text: "SELECT 1", parameters: [] } as const;
const chart = {
  spec: { version: 3, kind: "table", encoding: { form: "rows" }, settings: {}, marks: [] },
  caption: { title: "one", subtitle: "", reason: "because it is one" },
  facts: { incompleteFrom: null, spread: null },
};
const narrative: Narrative = {
  interpretation: { marks: [], chips: [], restatement: "one", confidence: 1 },
  sentence: "It is 1.",
  warnings: [],
  receipt: {
    engine: "built-in",
    statement,
    schemaFingerprint: "0123abcd",
    askedAt: "2026-11-20T00:00:00.000Z",
    planningMs: 1,
    runningMs: 1,
    rowCount: 1,
    timeZone: "UTC",
  },
  followUps: [],
};

const row: ResultRow = {
  id: "r",
  workspaceId: null,
  version: resultVersion,
  plan: "{}",
  statement: JSON.stringify(statement),
  sql: "SELECT 1",
  outputs: "[]",
  chart: JSON.stringify(chart),
  head: "{}",
  rowCount: 1,
  narrative: JSON.stringify(narrative),
  revision: null,
  limitsKey: "",
  ranAtMs: 0,
};

test("a current result is returned unchanged", () => {
  expect(upgradeResult(row)).toEqual(row);
});

test("a damaged chart of the current version becomes a table that reports it", () => {
  const broken = { ...chart, spec: { ...chart.spec, kind: "line" } };
  const upgraded = upgradeResult({ ...row, chart: JSON.stringify(broken) });
  expect(JSON.parse(upgraded.chart)).toEqual({
    ...chart,
    caption: {
      title: "one",
      subtitle: "",
      reason: "because the saved settings of this chart cannot be read",
    },
  });
});

test("an invalid text leaves the table and its statement intact", () => {
  const broken = { ...narrative, warnings: [{ code: "sunny" }] };
  const upgraded = upgradeResult({ ...row, narrative: JSON.stringify(broken) });
  const read = JSON.parse(upgraded.narrative ?? "") as Narrative;
  expect([read.sentence, read.receipt.statement]).toEqual([
    "The words of this saved answer cannot be read. Its table and SQL are whole.",
    statement,
  ]);
});

test("the wording of a removed filter is renamed in results of version 2", () => {
  const removed = { table: "orders", text: "cancelled orders don't count" };
  const receipt = { ...narrative.receipt, without: [{ ...removed, said: "status is not cancelled" }] };
  const stored = JSON.stringify({ ...narrative, receipt });
  const upgraded = upgradeResult({ ...row, version: 2, narrative: stored });
  expect(JSON.parse(upgraded.narrative ?? "")).toEqual({
    ...narrative,
    receipt: { ...receipt, without: [{ ...removed, wording: "status is not cancelled" }] },
  });
});

test("the text of every answer of a store of version 0023 is read without loss", () => {
  const old = writeOldStore("0023-lifted-filters", makeTemporaryFolder());
  const answers = old
    .prepare("SELECT json_extract(result, '$.answer') AS answer FROM turn")
    .all()
    .flatMap(({ answer }) => (typeof answer === "string" ? [answer] : []));
  old.close();
  expect(answers.length).toBeGreaterThan(5);
  for (const answer of answers) {
    const { narrative: read } = upgradeResult({ ...row, version: 1, narrative: answer });
    const { interpretation, sentence, warnings, receipt, followUps } = JSON.parse(answer) as Narrative;
    expect(JSON.parse(read ?? "")).toEqual({ interpretation, sentence, warnings, receipt, followUps });
  }
});
