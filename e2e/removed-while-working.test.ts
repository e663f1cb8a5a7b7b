import type { ChartSummary, Conversation, Dashboard, Sharing } from "@askery/api";
import { afterAll, expect, test, type TestContext } from "vitest";
import { ask, findDatabaseOf, startConversation } from "../apps/server/testing/ask.test-support.ts";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { addMember, setRole } from "../apps/server/testing/team-scene.test-support.ts";
import { openBrowser } from "../apps/server/testing/test-browser.test-support.ts";
import { useSite } from "./use-site.test-support.ts";
import { writeSlowShop } from "./write-slow-shop.test-support.ts";

/* A person is removed from a database while all that they have there is at work. The shop's crossings take forever to count. */

const dataFolder = makeTemporaryFolder(afterAll);
await writeSlowShop(dataFolder);
const { site } = useSite({ dataFolder, sampleScale: 1 });

/** The time in which everything must have ended. */
const endedWithin = { timeout: 60_000, interval: 250 };

/** An editor with a chart, a link to it, and a dashboard that refreshes daily, in the owner's database. */
async function openWork(context: TestContext) {
  const { server, owner, open } = site(context);
  const { id: databaseId } = await findDatabaseOf(owner);
  const editor = await addMember({ server, databaseId }, "Emil", "editor");
  const { browser } = editor;
  const { id } = await startConversation(editor, databaseId);
  const { turn } = await ask(editor, id, "how many customers are there");
  const saved = await browser.post(`/api/turns/${turn.id}/charts`, { title: "Team chart" });
  const chart = saved.body as ChartSummary;
  const made = await browser.post(`/api/databases/${databaseId}/dashboards`, { title: "Team board" });
  const board = `/dashboards/${(made.body as Dashboard).id}`;
  await browser.post(`/api${board}/cards`, { chartId: chart.id });
  const every = await browser.request(`/api${board}/freshness`, {
    method: "PATCH",
    body: { every: "daily" },
  });
  expect(every.status).toBe(200);
  const shared = await browser.request(`/api/charts/${chart.id}/link`, { method: "PUT", body: {} });
  const token = ((await shared.json()) as Sharing).link?.url?.split("/").at(-1) ?? "";
  const visitLink = async () => (await openBrowser(server).get(`/api/share/${token}/chart`)).status;
  return { server, owner, editor, open, databaseId, chart, board, visitLink };
}

test("a person who streams, schedules, shares and edits is removed: all of it ends or passes on within a minute, and nothing is lost", async (context) => {
  const { server, owner, editor, open, databaseId, chart, board, visitLink } = await openWork(context);
  const readBoard = async () => (await owner.browser.get(`/api${board}`)).body as Dashboard;
  const [oda, emil] = [await open({ person: owner }), await open({ person: editor })];
  await emil.visit(board);
  await emil.page.getByRole("button", { name: "Edit", exact: true }).press("Enter");
  const name = emil.page.getByRole("textbox", { name: "Name of the dashboard" });
  await name.fill("Board of Emil");
  const asking = await emil.context.newPage();
  await asking.goto(`/ask?database=${databaseId}`);
  await asking.getByRole("combobox", { name: "Question" }).fill("how many crossings");
  await asking.keyboard.press("Enter");
  await asking.waitForURL(/\/chat\//);
  await asking
    .getByRole("listitem")
    .filter({ hasText: /^Running/ })
    .waitFor();
  const conversation = `/api${new URL(asking.url()).pathname}`.replace("/chat/", "/conversations/");
  expect(await visitLink()).toBe(200);

  await oda.visit(`/databases/${databaseId}/members`);
  await oda.page.getByRole("button", { name: "Actions for Emil" }).click();
  await oda.page.getByRole("menuitem", { name: "Remove" }).click();
  await oda.page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await oda.page.getByText("Emil was removed", { exact: true }).waitFor();

  // What others see of it through a link ends at once, and the running question within a minute, in the database, too.
  expect(await visitLink()).toBe(404);
  const running = () =>
    server.store
      .selectFrom("turn")
      .select("id")
      .where("askerId", "=", editor.userId)
      .where("state", "=", "running")
      .execute();
  await expect.poll(running, endedWithin).toEqual([]);
  await asking
    .getByText(/does not exist, or you have no access/)
    .first()
    .waitFor();
  await expect.poll(() => asking.getByRole("button", { name: "Stop" }).count()).toBe(0);

  // The open editor saves nothing more, and shows what was typed.
  await emil.page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await emil.page.getByText("Not saved.").first().waitFor();
  await expect.poll(() => name.inputValue()).toBe("Board of Emil");

  // Chart, dashboard and its schedule are the team's.
  expect(await readBoard()).toMatchObject({ title: "Team board", freshness: { every: "daily" } });
  await oda.visit(board);
  await oda.page.getByRole("heading", { name: "Team chart" }).first().waitFor();
  expect((await owner.browser.get(`/api/charts/${chart.id}`)).body).toMatchObject({ title: "Team chart" });

  // What was theirs alone waits for them.
  expect((await editor.browser.get(conversation)).status).toBe(404);
  await setRole(server, { databaseId, userId: editor.userId, role: "viewer" });
  const { turns } = (await editor.browser.get(conversation)).body as Conversation;
  expect(turns.map(({ question, state }) => [question, state.kind])).toEqual([
    ["how many crossings", "stopped"],
  ]);
});
