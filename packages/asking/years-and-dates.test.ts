import type { Answer } from "@askery/model";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { answerQuestions, shownRows } from "./answer-questions.test-support.ts";
import { openMariadb } from "./open-mariadb.test-support.ts";
import type { OpenServer } from "./open-server.test-support.ts";

/* Years stored as numbers, and dates of a year that is over, as of November 2026. */

const schema = `
  CREATE TABLE films (id int PRIMARY KEY, title varchar(40) NOT NULL, genre varchar(20) NOT NULL, release_year YEAR NOT NULL);
  INSERT INTO films VALUES (1, 'Alpha', 'drama', 1998), (2, 'Beta', 'drama', 2006), (3, 'Gamma', 'comedy', 2006),
    (4, 'Delta', 'comedy', 2006), (5, 'Epsilon', 'drama', 2011);
  CREATE TABLE seasons (id int PRIMARY KEY, yearID int NOT NULL, wins int NOT NULL);
  INSERT INTO seasons VALUES (1, 2004, 90), (2, 2004, 70), (3, 2005, 81), (4, 2006, 95);
  CREATE TABLE sales (id int PRIMARY KEY, sold_on date NOT NULL, amount decimal(8, 2) NOT NULL);
  INSERT INTO sales VALUES (1, '2022-03-05', 40), (2, '2022-04-02', 60), (3, '2022-05-09', 55), (4, '2022-05-10', 20),
    (5, '2022-06-30', 90)`;

let mariadb: OpenServer<"mysql">;
let answerTo: (text: string) => Promise<Answer>;
let missing: string | null = null;

beforeAll(async () => {
  const server = await openMariadb();
  if ("skipped" in server) {
    missing = server.skipped;
    return;
  }
  mariadb = server;
  await mariadb.execute(schema);
  answerTo = await answerQuestions(mariadb.connector);
});
beforeEach((context) => {
  if (missing !== null) context.skip(missing);
});
afterAll(async () => {
  if (missing === null) await mariadb.close();
});

test("a breakdown by years runs in their order, and their digits are not grouped", async () => {
  expect(shownRows(await answerTo("how many films by release year"))).toEqual([
    ["1998", "1"],
    ["2006", "3"],
    ["2011", "1"],
  ]);
});

test("a figure of years is a year, in the sentence, the table and the chart", async () => {
  const latest = await answerTo("highest release year by genre");
  expect(shownRows(latest)).toEqual([
    ["drama", "2011"],
    ["comedy", "2006"],
  ]);
  expect(latest.outputs[1]).toMatchObject({
    role: { kind: "figure" },
    format: { kind: "datePart", part: "year" },
  });
  expect(latest.sentence).toContain("2011");
});

test("a year that is named like a key is a year", async () => {
  const wins = await answerTo("wins by year");
  expect(wins.sql).toContain("yearID");
  expect(shownRows(wins)).toEqual([
    ["2004", "160"],
    ["2005", "81"],
    ["2006", "95"],
  ]);
});

test("a sentence names the year of dates unless it is this year or the question names it", async () => {
  expect((await answerTo("amount by month")).sentence).toBe(
    "Sale amount is 265, with June 2022 strongest at 90 and April 2022 weakest at 60. June 2022 is up 50.0% on April 2022.",
  );
  expect((await answerTo("day with the highest amount")).sentence).toBe("Sale amount is 90 on 30 Jun 2022.");
  expect((await answerTo("amount by month in 2022")).sentence).toContain("in 2022, with June strongest");
});
