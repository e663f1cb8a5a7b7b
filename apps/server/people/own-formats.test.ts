import { randomUUID } from "node:crypto";
import type { ChartDraft, ChartSummary, Dashboard, Me } from "@askery/api";
import { invariant } from "@askery/model";
import { expect, test } from "vitest";
import { sampleScaleForTests } from "../../../scripts/test-servers/sample.ts";
import { ask, findDatabaseOf, startConversation } from "../testing/ask.test-support.ts";
import { readPdfText } from "../testing/read-pdf-text.test-support.ts";
import { startTestServer } from "../testing/start-test-server.test-support.ts";
import { addMember, startTeam } from "../testing/team-scene.test-support.ts";
import { signUpPerson } from "../testing/test-people.test-support.ts";
import { describeStores } from "../testing/test-stores.test-support.ts";

const usual = { numbers: null, days: null, timeZone: null };

describeStores((environment) => {
  test("formats are a person's own, and only those that exist", async () => {
    const server = await startTestServer({ environment: environment() });
    const ada = await signUpPerson(server, "Ada");
    const bob = await signUpPerson(server, "Bob");
    const set = async (body: object) =>
      (await ada.browser.request("/api/me/formats", { method: "PUT", body })).status;
    const read = async ({ browser }: typeof ada) => ((await browser.get("/api/me")).body as Me).formats;
    expect(await read(ada)).toEqual(usual);
    const formats = { numbers: "de-DE", days: "dots", timeZone: "Asia/Tokyo" };
    expect(await set(formats)).toBe(200);
    expect([await read(ada), await read(bob)]).toEqual([formats, usual]);
    const wrong = [{ numbers: "tlh" }, { days: "x" }, { timeZone: "Moon/Base" }, { timeZone: "" }];
    for (const one of wrong) expect([one, await set({ ...usual, ...one })]).toEqual([one, 400]);
    expect(await set(usual)).toBe(200);
    expect(await read(ada)).toEqual(usual);
  });
});

test("a document is drawn in the formats of the person who saves it", async () => {
  const server = await startTestServer({ sampleScale: sampleScaleForTests });
  const ada = await signUpPerson(server, "Ada");
  const { id: databaseId } = await findDatabaseOf(ada);
  const drafts = `/api/databases/${databaseId}/chart-drafts`;
  const text = "SELECT city, 'open' AS state, 1234.5 AS amount FROM stores ORDER BY city";
  const draft = (await ada.browser.post(drafts, { start: { kind: "sql", text } })).body as ChartDraft;
  invariant(draft.kind === "drawn", `the SQL runs: ${JSON.stringify(draft)}`);
  const chart = { id: randomUUID(), title: "Amounts" };
  const saved = await ada.browser.post(`${drafts}/${draft.id}/chart`, chart);
  const made = await ada.browser.post(`/api/databases/${databaseId}/dashboards`, { title: "Board" });
  const path = `/api/dashboards/${(made.body as Dashboard).id}`;
  await ada.browser.post(`${path}/cards`, { chartId: (saved.body as ChartSummary).id });
  const readText = async () => {
    const response = await ada.browser.request(`${path}/document?format=pdf`);
    return readPdfText(new Uint8Array(await response.arrayBuffer()));
  };
  const amounts = async () => {
    const shown = await readText();
    return [/1,23\d/, /1\.23\d/].map((amount) => amount.test(shown));
  };
  expect(await amounts()).toEqual([true, false]);
  const body = { ...usual, numbers: "de-DE" };
  expect((await ada.browser.request("/api/me/formats", { method: "PUT", body })).status).toBe(200);
  expect(await amounts()).toEqual([false, true]);
});

test("a project as a document has the formats and the time zone of who saves it, and CSV is for machines", async () => {
  const team = await startTeam();
  const bob = await addMember(team, "Bob");
  const conversation = await startConversation(team.ada, team.databaseId);
  const { turn } = await ask(team.ada, conversation.id, "revenue by year");
  await ask(team.ada, conversation.id, { question: "how many order lines are there", afterTurnId: null });
  const path = `/api/conversations/${conversation.id}`;
  const readers = { everyone: true, personIds: [], groupIds: [] };
  await team.ada.browser.request(`${path}/readers`, { method: "PUT", body: readers });
  const formats = { numbers: "de-DE", days: "dots", timeZone: "Asia/Tokyo" };
  await bob.browser.request("/api/me/formats", { method: "PUT", body: formats });
  const read = async ({ browser }: typeof bob, file: string) => (await browser.request(file)).text();
  const [own, theirs] = [
    await read(team.ada, `${path}/export?format=md`),
    await read(bob, `${path}/export?format=md`),
  ];
  const grouped = [/\d,\d{3}\.\d\d/u, /\d\.\d{3},\d\d/u];
  expect(grouped.map((pattern) => [pattern.test(own), pattern.test(theirs)])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect([own, theirs].map((text) => text.includes("Asia/Tokyo"))).toEqual([false, true]);
  const sentences = [/are \d+,\d{3} order/u, /are \d+\.\d{3} order/u];
  expect(sentences.map((pattern) => [pattern.test(own), pattern.test(theirs)])).toEqual([
    [true, false],
    [false, true],
  ]);
  const csv = `/api/turns/${turn.id}/export?format=csv`;
  expect(await read(bob, csv)).toBe(await read(team.ada, csv));
  expect(await read(bob, csv)).not.toMatch(grouped[1] ?? /./u);
});
