import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFile, type Connector } from "@askery/connectors";
import type { Answer } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerQuestions, shownRows } from "./answer-questions.test-support.ts";
import { connectDatabase, type AskableDatabase } from "./connect-database.ts";

/* A hospital whose codes are all spelled out in one table, as of November 2026. */

const schema = `
  CREATE TABLE txt_tab (dom TEXT, cod TEXT, descr TEXT);
  INSERT INTO txt_tab VALUES
    ('ADM_STATUS', 'A', 'Admitted'), ('ADM_STATUS', 'D', 'Discharged'), ('ADM_STATUS', 'C', 'Cancelled'),
    ('ADM_TYPE', 'A', 'Ambulance'), ('ADM_TYPE', 'R', 'Referral'), ('ADM_TYPE', 'W', 'Walk-in'),
    ('WARD', 'C', 'Cardiology'), ('WARD', 'D', 'Dermatology'), ('WARD', 'P', 'Pediatrics'),
    ('UNUSED', 'A', 'Ash'), ('UNUSED', 'B', 'Birch');
  CREATE TABLE admissions (adm_no INTEGER PRIMARY KEY, patient TEXT NOT NULL, status TEXT NOT NULL, adm_type TEXT,
    wrd TEXT NOT NULL, admitted_on TEXT NOT NULL);
  INSERT INTO admissions VALUES
    (1, 'Ada Berg', 'A', 'A', 'C', '2026-11-01'), (2, 'Bo Lind', 'D', 'R', 'D', '2026-10-03'),
    (3, 'Cy Holm', 'A', 'W', 'C', '2026-11-04'), (4, 'Di Vik', 'C', 'R', 'P', '2026-09-04'),
    (5, 'Ed Moe', 'D', 'A', 'D', '2026-10-09'), (6, 'Fay Dahl', 'D', 'A', 'P', '2026-10-10');
  CREATE TABLE towns (country TEXT NOT NULL, town TEXT NOT NULL, title TEXT NOT NULL, PRIMARY KEY (country, town));
  INSERT INTO towns VALUES ('NO', 'OSL', 'Oslo'), ('NO', 'BGO', 'Bergen'), ('SE', 'STO', 'Stockholm'), ('SE', 'GOT', 'Gothenburg');
  CREATE TABLE clinics (id INTEGER PRIMARY KEY, name TEXT NOT NULL, town TEXT NOT NULL);
  INSERT INTO clinics VALUES (1, 'North', 'OSL'), (2, 'South', 'STO'), (3, 'East', 'GOT'), (4, 'West', 'OSL');`;

let folder: string;
let connector: Connector;
let database: AskableDatabase;
let answerTo: (text: string) => Promise<Answer>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "askery-code-lists-"));
  const path = join(folder, "hospital.sqlite");
  const file = new DatabaseSync(path);
  file.exec(schema);
  file.close();
  connector = await openFile(path);
  database = await connectDatabase(connector);
  answerTo = await answerQuestions(connector);
});
afterAll(async () => {
  await connector.close();
  rmSync(folder, { recursive: true });
});

test("each list that a column uses is a lookup table of its own", () => {
  const { tables, relationships } = database.prepared.catalog;
  expect(tables.flatMap(({ listOf }) => listOf?.value ?? []).toSorted()).toEqual([
    "ADM_STATUS",
    "ADM_TYPE",
    "WARD",
  ]);
  expect(relationships.map(({ from, to }) => `${from.columns.join()} → ${to.table}`).toSorted()).toEqual([
    "adm_type → txt_tab[ADM_TYPE]",
    "status → txt_tab[ADM_STATUS]",
    "wrd → txt_tab[WARD]",
  ]);
});

test("a breakdown by a code shows the texts of its own list", async () => {
  expect(shownRows(await answerTo("how many admissions by ward"))).toEqual(
    expect.arrayContaining([
      ["Cardiology", "2"],
      ["Dermatology", "2"],
      ["Pediatrics", "2"],
    ]),
  );
  expect(shownRows(await answerTo("admissions per type"))).toEqual([
    ["Ambulance", "3"],
    ["Referral", "2"],
    ["Walk-in", "1"],
  ]);
});

test("a text means the rows with its code, and joins repeat none of them", async () => {
  expect(shownRows(await answerTo("how many discharged admissions"))).toEqual([["3"]]);
  expect(shownRows(await answerTo("number of admissions for pediatrics"))).toEqual([["2"]]);
});

test("the texts of a status are states", async () => {
  const answer = await answerTo("which admissions are cancelled");
  expect(JSON.stringify(shownRows(answer))).toContain("Di Vik");
});
