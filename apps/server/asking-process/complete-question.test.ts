import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { connectDatabase, type AskableDatabase } from "@askery/asking";
import { openFile } from "@askery/connectors";
import { planQuestion } from "@askery/engine";
import { defaultSettings } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { completeQuestion } from "./complete-question.ts";
import { listTerms } from "./completion-terms.ts";
import type { About } from "./jobs.ts";
import type { ToComplete } from "./writing-jobs.ts";

const folder = mkdtempSync(join(tmpdir(), "askery-completions-"));
let database: AskableDatabase;

beforeAll(async () => {
  const path = join(folder, "clinic.sqlite");
  const file = new DatabaseSync(path);
  file.exec(`
    CREATE TABLE doctors (id INTEGER PRIMARY KEY, name TEXT NOT NULL, specialty TEXT NOT NULL);
    INSERT INTO doctors VALUES (1, 'Ada Low', 'heart'), (2, 'Ben Ray', 'skin'), (3, 'Cleo Fox', 'eye');
    CREATE TABLE patients (id INTEGER PRIMARY KEY, city TEXT NOT NULL, born_on DATE NOT NULL);
    INSERT INTO patients VALUES (1, 'Lyon', '1990-01-01'), (2, 'New York City', '1985-05-05');
    CREATE TABLE visits (
      id INTEGER PRIMARY KEY, doctor_id INTEGER NOT NULL REFERENCES doctors (id),
      patient_id INTEGER NOT NULL REFERENCES patients (id), visited_on DATE NOT NULL, fee DECIMAL(8, 2) NOT NULL,
      room TEXT NOT NULL, is_urgent BOOLEAN NOT NULL);
    INSERT INTO visits VALUES (1, 1, 1, '2026-01-02', 50, 'north', 0), (2, 2, 2, '2026-02-03', 70, 'south', 1);`);
  file.close();
  database = await connectDatabase(await openFile(path));
});
afterAll(async () => {
  await database.connector.close();
  rmSync(folder, { recursive: true });
});

const today = "2026-11-20";
const settings = defaultSettings;

async function complete(text: string, input: Partial<About & ToComplete> = {}) {
  const source = { kind: "file", path: "unused" } as const;
  const asked = {
    source,
    today,
    settings,
    text,
    caret: text.length,
    verified: [],
    past: [],
    earlier: [],
    chartPhrases: [],
    ...input,
  };
  const { found } = await completeQuestion(asked, { database, signal: new AbortController().signal });
  return found;
}

const past = (question: string, isUnderstood = true) => ({ question, askedCount: 1, isUnderstood });
const long = `total fee of visits by room ${"and by city ".repeat(40)}`.trim();

test("verified questions come first, then earlier ones, then names", async () => {
  const completions = await complete("total fee", {
    verified: [past("average total fee by city")],
    past: [past("total fee by room")],
  });
  expect(completions.slice(0, 2).map(({ kind, text }) => [kind, text])).toEqual([
    ["verified", "average total fee by city"],
    ["question", "total fee by room"],
  ]);
});

test("an earlier question is found by words that it has, in any order", async () => {
  const [found] = await complete("room fee to", {
    past: [past("total fee by room"), past("visits by city")],
  });
  expect(found?.text).toBe("total fee by room");
});

test("a long earlier question is offered if it was answered, and never planned to find out", async () => {
  expect((await complete("total fee", { past: [past(long)] })).map(({ text }) => text)).toContain(long);
  expect((await complete("total fee", { past: [past(long, false)] })).map(({ text }) => text)).not.toContain(
    long,
  );
});

test("after another question, an earlier one is offered only if it is understood there", async () => {
  const earlier = ["visits by city"];
  const completions = await complete("qu", { past: [past("quux by flurb")], earlier });
  expect(completions).toEqual([]);
});

test("each of a thousand completions gives a plan", async () => {
  let seed = 20_261_120;
  const random = (count: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % count;
  };
  const terms = listTerms(database).map(({ label }) => label);
  const begun = () => {
    const term = terms[random(terms.length)] ?? "";
    return term.slice(0, 2 + random(3));
  };
  const joints = [" by ", " per ", " where ", " in ", " of ", " and "];
  const accepted = new Set<string>();
  let text = "";
  for (let step = 0; accepted.size < 1_000 && step < 5_000; step++) {
    const isOver = text.length > 60 || random(4) === 0;
    text = isOver ? begun() : `${text}${joints[random(joints.length)] ?? " "}${begun()}`;
    const completions = await complete(text);
    for (const one of completions) accepted.add(one.text);
    text = completions[random(Math.max(1, completions.length))]?.text ?? "";
  }
  const refused = [...accepted].filter(
    (one) => planQuestion({ text: one, database: database.prepared, today, settings }).kind !== "planned",
  );
  expect([accepted.size >= 1_000, refused]).toEqual([true, []]);
});

test("after an answer, words for its chart are completed", async () => {
  const answered = {
    earlier: ["number of visits by room"],
    chartPhrases: ["as a donut", "add the average", "log scale", "call it a day"],
  };
  const labels = async (text: string, input = {}) =>
    (await complete(text, input)).filter(({ kind }) => kind === "chart").map(({ label }) => label);
  expect(await labels("as a don", answered)).toEqual(["as a donut"]);
  expect(await labels("aver", answered)).toEqual(["add the average"]);
  expect(await labels("as a donut and log", answered)).toEqual(["as a donut and log scale"]);
  expect(await labels("log")).toEqual([]);
});
