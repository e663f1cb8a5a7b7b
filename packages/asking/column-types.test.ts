import type { Answer } from "@askery/model";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { answerQuestions, shownRows } from "./answer-questions.test-support.ts";
import { openPostgres } from "./open-postgres.test-support.ts";
import type { OpenServer } from "./open-server.test-support.ts";

/* Questions about types that only PostgreSQL has. */

const schema = `
  CREATE TABLE rentals (id int PRIMARY KEY, city text NOT NULL, deposit money NOT NULL, handover money);
  INSERT INTO rentals VALUES (1, 'Oslo', 1250.50, 3), (2, 'Oslo', 99.90, NULL), (3, 'Rome', 1000, -2.5)`;

let postgres: OpenServer<"postgres">;
let answerTo: (text: string) => Promise<Answer>;
let missing: string | null = null;

beforeAll(async () => {
  const server = await openPostgres();
  if ("skipped" in server) {
    missing = server.skipped;
    return;
  }
  postgres = server;
  await postgres.execute(schema);
  answerTo = await answerQuestions(postgres.connector);
});
beforeEach((context) => {
  if (missing !== null) context.skip(missing);
});
afterAll(async () => {
  if (missing === null) await postgres.close();
});

test("sums, compares and sorts money as a number, without a currency", async () => {
  const total = await answerTo("total deposit by city");
  expect(total.sql).toContain("SUM(CAST(r.deposit AS NUMERIC))");
  expect(shownRows(total)).toEqual([
    ["Oslo", "1,350.4"],
    ["Rome", "1,000"],
  ]);
  expect((await answerTo("how many rentals with deposit over 500")).table.values).toEqual([[2]]);
  expect((await answerTo("average handover")).table.values).toEqual([[0.25]]);
});
