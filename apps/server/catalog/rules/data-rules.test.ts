import * as api from "@askery/api";
import type { Completions, Endpoint, Page, ResultOf, Turn } from "@askery/api";
import { invariant } from "@askery/model";
import { expect, test } from "vitest";
import { ask, startConversation } from "../../testing/ask.test-support.ts";
import { allow, limitBob, openLimitedShop } from "../../testing/limited-shop.test-support.ts";
import { openBrowser } from "../../testing/test-browser.test-support.ts";
import type { TestPerson } from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";

/* What members with limited access see, and what they don't. */

/** The rows of the answer of a question in a new conversation; its sentence if it was refused. */
async function rowsOf(person: TestPerson, databaseId: string, question: string): Promise<unknown> {
  const { id } = await startConversation(person, databaseId);
  const { state } = await ask(person, id, question);
  return rowsIn(state);
}

function rowsIn(state: Turn["state"]): unknown {
  invariant(state.kind === "done", `the turn is done: ${JSON.stringify(state)}`);
  const { outcome } = state;
  return outcome.kind === "answered" ? outcome.answer.table.values : outcome;
}

describeStores((environment) => {
  test("a member with limits gets the permitted rows, in words and in SQL, and the owner gets all", async () => {
    const scene = await openLimitedShop(environment());
    const { ada, bob, databaseId } = scene;
    await limitBob(scene);
    const count = "how many customers are there";
    expect(await rowsOf(ada, databaseId, count)).toEqual([[3]]);
    expect(await rowsOf(bob, databaseId, count)).toEqual([[2]]);
    const { id } = await startConversation(bob, databaseId);
    const { turn } = await ask(bob, id, count);
    const run = async (sql: string) => {
      const answer = await bob.browser.request(`/api/turns/${turn.id}/sql`, {
        method: "POST",
        body: { sql },
      });
      return answer.text();
    };
    expect(await run("SELECT name FROM customers ORDER BY id")).toContain('[["Ada","Cy"]]');
    expect(
      await run(
        "SELECT c.name, sum(total) FROM main.customers c JOIN orders ON customer_id = c.id GROUP BY 1 ORDER BY 1",
      ),
    ).toContain('[["Ada","Cy"],[30.5,7]]');
    expect(await run("SELECT * FROM customers WHERE id = 2")).toContain('"rowCount":0');
    expect(await run("SELECT email FROM customers")).not.toContain("private.example");
    expect(await run("SELECT * FROM everybody")).toContain("does not include everybody");
    expect(await run("SELECT sql FROM sqlite_master")).toContain("does not include sqlite_master");
  });

  test("neither completions nor names show what is hidden", async () => {
    const scene = await openLimitedShop(environment());
    const { ada, bob, send } = scene;
    await limitBob(scene);
    const complete = async (person: TestPerson, text: string) => {
      const { body } = await send(
        person,
        "GET",
        `completions?${new URLSearchParams({ text, caret: String(text.length) })}`,
      );
      return (body as Completions).found.map(({ text: shown }) => shown).join("|");
    };
    expect(await complete(ada, "customers in Ro")).toContain("Rome");
    expect(await complete(bob, "customers in Ro")).not.toContain("Rome");
    const names = JSON.stringify((await send(bob, "GET", "sql-names")).body);
    expect(names).toContain("city");
    expect(names).not.toContain("email");
    expect(names).not.toContain("everybody");
    expect((await send(bob, "GET", "tables/customers")).status).toBe(403);
    expect((await send(bob, "GET", "tables/customers/preview")).status).toBe(403);
  });

  test("a conversation opens only under the limits under which it was asked", async () => {
    const scene = await openLimitedShop(environment());
    const { ada, bob, databaseId, send } = scene;
    const before = await startConversation(bob, databaseId);
    const { turn } = await ask(bob, before.id, "customers in Rome");
    const shared = await startConversation(ada, databaseId);
    await ada.browser.request(`/api/conversations/${shared.id}/readers`, {
      method: "PUT",
      body: { everyone: true, personIds: [], groupIds: [] },
    });
    await limitBob(scene);
    const inParis = await startConversation(bob, databaseId);
    const opens = async (path: string) => (await bob.browser.get(path)).status;
    expect(await opens(`/api/conversations/${before.id}`)).toBe(404);
    expect(await opens(`/api/turns/${turn.id}`)).toBe(404);
    expect(await opens(`/api/turns/${turn.id}/export?format=csv`)).toBe(404);
    expect(await opens(`/api/conversations/${shared.id}`)).toBe(404);
    expect(await opens(`/api/conversations/${inParis.id}`)).toBe(200);
    const list = async (scope: string) => {
      const { body } = await send(bob, "GET", `conversations?scope=${scope}`);
      return (body as Page<{ id: string }>).items.map(({ id }) => id);
    };
    expect(await list("mine")).toEqual([inParis.id]);
    expect(await list("shared")).toEqual([]);
    await allow(scene, ["Rome"]);
    expect(await opens(`/api/conversations/${inParis.id}`)).toBe(404);
    expect(await rowsOf(bob, databaseId, "how many customers are there")).toEqual([[1]]);
    await allow(scene, []);
    expect(await rowsOf(bob, databaseId, "how many customers are there")).toEqual([[0]]);
    expect((await send(ada, "DELETE", "data-rules/customers")).status).toBe(204);
    expect(await opens(`/api/conversations/${before.id}`)).toBe(200);
    expect(await rowsOf(bob, databaseId, "how many customers are there")).toEqual([[3]]);
  });

  test("a link of a member ends with the first rule", async () => {
    const scene = await openLimitedShop(environment());
    const { server, bob, databaseId } = scene;
    const { id } = await startConversation(bob, databaseId);
    await ask(bob, id, "customers in Rome");
    const shared = await bob.browser.request(`/api/conversations/${id}/link`, { method: "PUT", body: {} });
    const { link } = (await shared.json()) as api.Sharing;
    const token = new URL(link?.url ?? "", server.url).pathname.split("/").at(-1);
    const visitor = openBrowser(server);
    const visit = async () => (await visitor.get(`/api/share/${token}`)).status;
    expect(await visit()).toBe(200);
    await limitBob(scene);
    expect(await visit()).toBe(404);
  });

  test("a member without own values has those of all their groups, until they leave or these are deleted", async () => {
    const scene = await openLimitedShop(environment());
    const { ada, bob, databaseId, send } = scene;
    await limitBob(scene);
    await allow(scene, []);
    const count = async () => rowsOf(bob, databaseId, "how many customers are there");
    const addGroup = async (name: string, values: readonly string[]) => {
      const { id } = (await send(ada, "POST", "groups", { name, role: "viewer" })).body as {
        readonly id: string;
      };
      expect((await send(ada, "PUT", `groups/${id}/members/${bob.userId}`)).status).toBe(204);
      const attributes = [{ name: "city", values }];
      expect((await send(ada, "PUT", `groups/${id}/attributes`, { attributes })).status).toBe(204);
      return id;
    };
    expect(await count()).toEqual([[0]]);
    const romans = await addGroup("Romans", ["Rome"]);
    expect(await count()).toEqual([[1]]);
    const parisians = await addGroup("Parisians", ["Paris"]);
    expect(await count()).toEqual([[3]]);
    const { body } = await send(ada, "GET", "data-rules");
    expect(body).toMatchObject({ groups: [{ name: "Parisians" }, { attributes: [{ values: ["Rome"] }] }] });
    await allow(scene, ["Rome"]);
    expect(await count()).toEqual([[1]]);
    await allow(scene, []);
    await send(ada, "DELETE", `groups/${romans}`);
    expect(await count()).toEqual([[2]]);
    await send(ada, "DELETE", `groups/${parisians}/members/${bob.userId}`);
    expect(await count()).toEqual([[0]]);
    expect((await send(bob, "PUT", `groups/${parisians}/attributes`, { attributes: [] })).status).toBe(403);
    expect((await send(ada, "PUT", `groups/${romans}/attributes`, { attributes: [] })).status).toBe(404);
  });

  test("an admin asks as a member, and gets the answer that the member would get", async () => {
    const scene = await openLimitedShop(environment());
    const { ada, bob, send } = scene;
    await limitBob(scene);
    const askAs = (question: string, who = ada) =>
      send(who, "POST", `members/${bob.userId}/questions`, { question });
    expect((await askAs("how many customers are there")).body).toMatchObject({
      sentence: expect.stringContaining("2") as string,
      table: { values: [[2]] },
    });
    const refused = (await askAs("customers by email")).body as api.AnswerAs;
    expect([refused.sql, JSON.stringify(refused).includes("private.example")]).toEqual([null, false]);
    expect((await askAs("how many customers are there", bob)).status).toBe(403);
    expect((await send(ada, "POST", "members/nobody/questions", { question: "customers" })).status).toBe(404);
  });

  test("an admin sees the rules, what a member sees, and what a rule can't be", async () => {
    const scene = await openLimitedShop(environment());
    const { ada, bob, databaseId, send } = scene;
    await limitBob(scene);
    const { body } = await send(ada, "GET", "data-rules");
    expect(body).toMatchObject({
      rules: [{ table: "customers", hidden: ["email"], filters: [{ column: "city", attribute: "city" }] }],
      members: [
        { person: { name: "Bob" }, role: "editor", attributes: [{ name: "city", values: ["Paris"] }] },
      ],
    });
    const preview = (await send(ada, "GET", `tables/customers/preview-as/${bob.userId}`)).body;
    expect((preview as ResultOf<typeof api.previewTableAs>).table).toMatchObject({
      columns: [{ name: "id" }, { name: "name" }, { name: "city" }],
      rowCount: 2,
    });
    expect((await send(ada, "GET", `tables/everybody/preview-as/${bob.userId}`)).status).toBe(422);
    expect((await send(ada, "GET", `tables/customers/preview-as/nobody`)).status).toBe(404);
    const refused = async (rule: object) => (await send(ada, "PUT", "data-rules/customers", rule)).status;
    expect(await refused({ hidden: ["nothing"], filters: [] })).toBe(400);
    expect(await refused({ hidden: ["id", "name", "city", "email"], filters: [] })).toBe(400);
    expect((await send(bob, "GET", "data-rules")).status).toBe(403);
    expect((await send(bob, "GET", "my-limits")).body).toEqual({ isLimited: true });
    expect((await send(ada, "GET", "my-limits")).body).toEqual({ isLimited: false });
    const acts = await ada.browser.get(`/api/databases/${databaseId}/audit`);
    expect(JSON.stringify(acts.body)).toContain("limited who sees the table");
  });
});

test("a member with limits may call only endpoints whose effect on them was considered", () => {
  const isEndpoint = (value: unknown): value is Endpoint =>
    typeof value === "object" && value !== null && "access" in value && "path" in value;
  const names = (Object.values(api) as readonly unknown[])
    .filter(isEndpoint)
    .filter(({ access }) => "alsoLimited" in access)
    .map(({ name }) => name);
  expect(names.toSorted((one, other) => one.localeCompare(other, "en"))).toEqual(
    `addCard addComment addFavorite askFromCard askFromChart askQuestion buildDashboard changeInvestigation checkFilters
     countChartComments countConversationComments countDashboardComments
     createConversation createDashboard createFolder deleteChart deleteComment deleteConversation deleteDashboard
     deleteDashboardView deleteFolder drawChartPicture drawChartThumbnail drawChartThumbnails drawDashboardPicture drawTurnPicture
     duplicateChart duplicateDashboard editChart editChartDraft editComment editTurn exploreDatabase
     exportCard exportCardPointRows exportChart exportChartPointRows exportConversation exportDashboard exportPointRows exportTurn fileItems
     findChartExploration findTopicExploration findTurnExploration getCardInquiry getCardPointOptions getChart getChartPointOptions getChoiceFigure getCommentThread getConversation getDashboard getDashboardImage getDatabase
     getDraftOptions getEditOptions getFilterReach getLogo getMyLimits getPointOptions getReport
     getReportRun getTurn getUsage getVariableField giveFeedback investigateDatabase leaveDatabase
     listCardFields listCharts listChartThreads listColumnValues listComments listCompletions listConversations listConversationThreads listDashboards
     listDashboardThreads listDashboardTopics listDashboardViews listDraftValues listFavoriteAuthors listFavorites listFeedback listFieldValues
     listFilterChoices listFilterValues listFolders listGroupMembers listGroups listInvestigations listMarks
     listMembers listSqlNames listStarters listTables listTrash listTurnVerifications listVariableValues lookAtDashboard openFinding
     pinConversation planTurnSql proposeDashboard queryDatabase readCardFigures readCardPointRows readChartPointRows readPointRows
     readTurnTable redoTurnEdit refreshChart removeFavorite renameConversation replaceChart reproduceTurn resetTurnSql
     resolveThread restoreChart restoreComment restoreConversation restoreDashboard restoreFolder runChart runReport runTurnSql saveChart
     saveChartDraft saveDashboardView saveInvestigation scheduleReport starChart starDashboard
     startChartDraft startChartThread startConversationThread startDashboardThread stopTurn suggestChartMentions suggestConversationMentions suggestDashboardMentions undoChartEdit undoTurnEdit unstarChart unstarDashboard updateChart
     updateDashboard updateFavorite updateFolder uploadDashboardImage visitFavoriteAuthors watchTurn withdrawFeedback`.split(
      /\s+/u,
    ),
  );
});
