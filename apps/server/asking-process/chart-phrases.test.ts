import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { askDatabase, connectDatabase, type AskableDatabase } from "@askery/asking";
import { chartPhrases, findChartProblems, suggestPhrases } from "@askery/charts";
import { openFile } from "@askery/connectors";
import { defaultSettings, type Answer, type ChartSpec, type Outcome } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";

/* What the box proposes after a chart, asked for: each phrase changes that chart, and the guide lists it. */

const folder = mkdtempSync(join(tmpdir(), "askery-phrases-"));
let database: AskableDatabase;

beforeAll(async () => {
  const path = join(folder, "shop.sqlite");
  const file = new DatabaseSync(path);
  file.exec(`
    CREATE TABLE sales (
      id INTEGER PRIMARY KEY, channel TEXT NOT NULL, brand TEXT NOT NULL, revenue DECIMAL(10, 2) NOT NULL,
      cost DECIMAL(10, 2) NOT NULL, sold_on DATE NOT NULL);`);
  const insert = file.prepare("INSERT INTO sales VALUES (?, ?, ?, ?, ?, ?)");
  for (let id = 0; id < 240; id++) {
    const channel = ["web", "shop", "phone"][id % 3] ?? "";
    const month = String((id % 10) + 1).padStart(2, "0");
    const revenue = 20 + ((id * 7919) % 97);
    insert.run(id, channel, `brand ${String(id % 8)}`, revenue, revenue * 0.6 + (id % 5), `2026-${month}-15`);
  }
  file.close();
  database = await connectDatabase(await openFile(path));
});
afterAll(async () => {
  await database.connector.close();
  rmSync(folder, { recursive: true });
});

async function ask(text: string, ...earlier: readonly string[]): Promise<Outcome> {
  const now = () => Date.parse("2026-11-20T12:00:00Z");
  return askDatabase({ database, text, earlier, today: "2026-11-20", settings: defaultSettings, now });
}

async function answer(text: string, ...earlier: readonly string[]): Promise<Answer> {
  const outcome = await ask(text, ...earlier);
  if (outcome.kind === "refused") throw new Error(outcome.sentence);
  return outcome.answer;
}

async function propose(question: string): Promise<readonly string[]> {
  const { chart, table, outputs } = await answer(question);
  return suggestPhrases(chart, { table, outputs });
}

const questions = [
  "total revenue by channel",
  "total revenue by brand",
  "total revenue by month",
  "total revenue by month and channel",
  "total revenue by brand and channel",
  "total revenue and total cost by month",
  "average revenue by brand",
  "total revenue by channel as a pie",
  "revenue and cost of each sale as a scatter plot",
  "total revenue",
];

/** "Side by side" leaves the direction open. */
const bars: ReadonlySet<string> = new Set(["bar", "horizontalBar"]);

test.each(questions)("what is proposed after “%s” changes its chart", async (question) => {
  const first = await answer(question);
  const { table, outputs } = first;
  const countProblems = ({ spec }: { readonly spec: ChartSpec }, shown: Answer) =>
    findChartProblems({ own: shown.chart, shown: { spec } }, { table, outputs }).length;
  const wrong: string[] = [];
  for (const words of suggestPhrases(first.chart, { table, outputs })) {
    const outcome = await ask(words, question);
    if (outcome.kind === "refused") {
      wrong.push(`${words}: ${outcome.sentence}`);
      continue;
    }
    const { chart, warnings } = outcome.answer;
    const { kind } = chartPhrases.find((phrase) => phrase.words === words)?.asks ?? {};
    if (warnings.some(({ code }) => code === "nothing-changed")) wrong.push(`${words}: nothing changed`);
    const isOther = kind === "bar" ? !bars.has(chart.spec.kind) : chart.spec.kind !== kind;
    if (kind !== null && kind !== undefined && isOther) {
      wrong.push(`${words}: ${chart.spec.kind}, ${chart.caption.reason}`);
    }
    if (countProblems(chart, outcome.answer) > countProblems(first.chart, first)) {
      wrong.push(`${words}: not drawn`);
    }
  }
  expect(wrong).toEqual([]);
});

test("what is proposed depends on the chart", async () => {
  const [ranking, course, courses] = await Promise.all([
    propose("total revenue by brand"),
    propose("total revenue by month"),
    propose("total revenue by month and channel"),
  ]);
  const among = (phrases: readonly string[]) =>
    ["as a pie", "only the top 5 and the rest", "log scale", "stacked", "hide the legend"].filter((words) =>
      phrases.includes(words),
    );
  expect(among(ranking)).toEqual(["as a pie", "only the top 5 and the rest"]);
  expect(among(course)).toEqual(["log scale"]);
  expect(among(courses)).toEqual(["log scale", "stacked", "hide the legend"]);
});

test("the guide lists what is proposed", () => {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[\d,]+/gu, "")
      .replaceAll(/\s+/gu, " ");
  const guide = bare(
    readFileSync(new URL("../../../docs/guides/charts-in-words.md", import.meta.url), "utf8"),
  );
  const looks = chartPhrases.filter(({ asks }) => asks.kind === null).map(({ words }) => words);
  expect(looks.filter((words) => !guide.includes(bare(words)))).toEqual([]);
});
