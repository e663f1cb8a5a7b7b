import type { ChangedQuestion, Completions, KnowledgeEntry, KnowledgeImport, Page, Turn } from "@askery/api";
import { expect, test } from "vitest";
import { ask, startConversation } from "../../testing/ask.test-support.ts";
import { shareTestServer } from "../../testing/share-test-server.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";
import { openShop } from "./saved-shop.test-support.ts";

const turnover = {
  kind: "metric",
  name: "turnover",
  table: "orders",
  expression: "sum(total)",
  description: null,
};

describeStores((environment) => {
  const shared = shareTestServer(environment);
  test("a metric is defined, asked, deleted and restored", async () => {
    const { ada, id, call } = await openShop(await shared());
    const added = (await call("POST", "knowledge", { entry: turnover })) as KnowledgeEntry;
    expect(added).toMatchObject({ entry: turnover, author: { name: "Ada" }, problem: null });
    const conversation = await startConversation(ada, id);
    const { state } = await ask(ada, conversation.id, "turnover by city");
    expect((state as Extract<Turn["state"], { kind: "done" }>).outcome).toMatchObject({
      kind: "answered",
      answer: {
        table: {
          values: [
            ["Paris", "Rome"],
            [37.5, 5],
          ],
        },
      },
    });
    expect(await call("POST", "knowledge", { entry: { ...turnover, name: "Turnover" } })).toMatchObject({
      status: 409,
      title: "“turnover” already exists.",
    });
    await call("DELETE", `knowledge/${added.id}`);
    expect(await call("GET", "knowledge")).toEqual([]);
    const refused = await ask(ada, conversation.id, { question: "turnover by city", afterTurnId: null });
    expect(refused.state).toMatchObject({ kind: "done", outcome: { kind: "refused" } });
    expect(await call("POST", `knowledge/${added.id}/restore`)).toMatchObject({ entry: turnover });
    expect(await call("GET", "knowledge?kind=metric")).toMatchObject([{ id: added.id }]);
  });

  test("a word that means a condition acts in questions, in the file and after the import", async () => {
    const { ada, id, call, text } = await openShop(await shared());
    const bulky = {
      kind: "synonym",
      phrase: "bulky",
      table: "orders",
      column: null,
      value: null,
      condition: "total >= 10 or customer_id in (2)",
    };
    expect(await call("POST", "knowledge", { entry: { ...bulky, condition: "totl > 1" } })).toMatchObject({
      code: "invalid-input",
    });
    const added = (await call("POST", "knowledge", { entry: bulky })) as KnowledgeEntry;
    const conversation = await startConversation(ada, id);
    const bulkyOrders = await ask(ada, conversation.id, "how many bulky orders by city");
    expect(bulkyOrders.state).toMatchObject({
      outcome: {
        answer: {
          table: {
            values: [
              ["Paris", "Rome"],
              [2, 1],
            ],
          },
        },
      },
    });
    const file = await text("knowledge-file");
    await call("DELETE", `knowledge/${added.id}`);
    expect(await call("POST", "knowledge-file", { text: file, apply: true })).toMatchObject({
      added: ["synonym “bulky”"],
      isApplied: true,
    });
    expect(await call("GET", "knowledge")).toMatchObject([{ entry: bulky, problem: null }]);
  });

  test("an example answers its question and shows its author until it is deleted", async () => {
    const { ada, id, call } = await openShop(await shared());
    const question = "Who are our friends?";
    const sql = "SELECT name FROM customers ORDER BY name DESC";
    const added = (await call("POST", "knowledge", {
      entry: { kind: "example", question, sql },
    })) as KnowledgeEntry;
    const conversation = await startConversation(ada, id);
    const { state } = await ask(ada, conversation.id, "who are our friends");
    expect((state as Extract<Turn["state"], { kind: "done" }>).outcome).toMatchObject({
      kind: "answered",
      answer: { sql, table: { values: [["Cy", "Bo", "Ada"]] }, receipt: { example: { author: "Ada" } } },
    });
    await call("DELETE", `knowledge/${added.id}`);
    const refused = await ask(ada, conversation.id, { question, afterTurnId: null });
    expect(refused.state).toMatchObject({ kind: "done", outcome: { kind: "refused" } });
  });

  test("a question is asked without a default filter, and so are its follow-ups, its chart and its export", async () => {
    const { ada, id, call } = await openShop(await shared());
    const name = { table: "orders", text: "total >= 7" };
    await call("POST", "knowledge", { entry: { kind: "filter", table: name.table, condition: name.text } });
    const conversation = await startConversation(ada, id);
    const question = "how many orders are there";
    const first = await ask(ada, conversation.id, question);
    expect(first.state).toMatchObject({ kind: "done", outcome: { answer: { table: { values: [[3]] } } } });

    const again = await ask(ada, conversation.id, { question, afterTurnId: null, without: [name] });
    const { body } = await ada.browser.get(`/api/turns/${again.turn.id}`);
    expect(body).toMatchObject({
      without: [name],
      state: { outcome: { answer: { table: { values: [[4]] }, receipt: { without: [name] } } } },
    });
    const exported = await ada.browser.request(`/api/turns/${again.turn.id}/export?rows=all`);
    expect((await exported.text()).split("\r\n")[1]).toBe("4");
    const saved = await ada.browser.post(`/api/turns/${again.turn.id}/charts`, {});
    const { id: chartId } = saved.body as { readonly id: string };
    const refreshed = await ada.browser.post(`/api/charts/${chartId}/refresh`);
    expect(refreshed).toMatchObject({ status: 200, body: { table: { values: [[4]] } } });

    const followed = await ask(ada, conversation.id, { question: "by city", afterTurnId: again.turn.id });
    expect(followed.turn).toMatchObject({ without: [name] });
    const back = await ask(ada, conversation.id, { question, afterTurnId: again.turn.id, without: [] });
    expect(back.state).toMatchObject({ kind: "done", outcome: { answer: { table: { values: [[3]] } } } });
  });

  test("an example is suggested as a starter and as a completion", async () => {
    const { call, text } = await openShop(await shared());
    const question = "Who are our regulars?";
    const sql = "SELECT name FROM customers WHERE city = 'Paris'";
    await call("POST", "knowledge", { entry: { kind: "example", question, sql } });
    expect(JSON.parse(await text("starters"))).toContain(question);
    expect((JSON.parse(await text("completions?text=regul&caret=5")) as Completions).found).toContainEqual({
      kind: "question",
      label: question,
      detail: "",
      askedCount: 0,
      text: question,
      caret: question.length,
    });
  });

  test("a default filter excludes rows from answers until it is deleted", async () => {
    const { ada, id, call } = await openShop(await shared());
    const entry = { kind: "filter", table: "orders", condition: "total >= 7 and customer_id is not null" };
    const conversation = await startConversation(ada, id);
    const count = async () => {
      const { state } = await ask(ada, conversation.id, { question: "how many orders", afterTurnId: null });
      return (state as Extract<Turn["state"], { kind: "done" }>).outcome;
    };
    const added = (await call("POST", "knowledge", { entry })) as KnowledgeEntry;
    expect(await count()).toMatchObject({
      kind: "answered",
      answer: { table: { values: [[3]] }, warnings: [{ code: "default-filter" }] },
    });
    await call("DELETE", `knowledge/${added.id}`);
    expect(await count()).toMatchObject({ answer: { table: { values: [[4]] }, warnings: [] } });
    expect(await call("POST", "knowledge", { entry: { ...entry, condition: "totl > 7" } })).toMatchObject({
      status: 400,
      title: "orders has no column “totl”. Nearest: total.",
    });
  });

  test("an entry reports that its table or column is hidden or private, for as long as it is", async () => {
    const { call } = await openShop(await shared());
    await call("POST", "knowledge", { entry: { kind: "filter", table: "orders", condition: "total >= 7" } });
    const column = "tables/orders/columns/total";
    await call("PATCH", column, { isHidden: true });
    expect(await call("GET", "knowledge")).toMatchObject([{ problem: "orders.total is hidden." }]);
    await call("PATCH", column, { isHidden: false, isPrivate: true });
    expect(await call("GET", "knowledge")).toMatchObject([{ problem: "orders.total is private." }]);
    await call("PATCH", column, { isPrivate: false });
    expect(await call("GET", "knowledge")).toMatchObject([{ problem: null }]);
  });

  test("an entry that does not fit these tables is refused with the reason", async () => {
    const { call } = await openShop(await shared());
    const teach = (entry: object) => call("POST", "knowledge", { entry });
    expect(await teach({ ...turnover, expression: "sum(totl)" })).toMatchObject({
      status: 400,
      title: "orders has no column “totl”. Nearest: total.",
    });
    expect(await teach({ kind: "synonym", phrase: "buyer", table: "customer" })).toMatchObject({
      status: 400,
      title: "This database has no table “customer”. Nearest: customers.",
    });
  });

  test("an entry reports what a sync has removed, and affects no other answer", async () => {
    const { call, change, sync } = await openShop(await shared());
    await call("POST", "knowledge", { entry: turnover });
    change("ALTER TABLE orders RENAME COLUMN total TO amount");
    await sync();
    expect(await call("GET", "knowledge")).toMatchObject([{ problem: "orders has no column “total”." }]);
  });

  test("a rule in words acts, is shown as what it became, and lists the reader's questions that it changed", async () => {
    const { ada, id, call } = await openShop(await shared());
    const text = "Leave out customers from Rome.";
    const rule = (await call("POST", "knowledge", { entry: { kind: "rule", text } })) as KnowledgeEntry;
    expect(rule).toMatchObject({
      becomes: ["Adds the filter “city is not Rome” to every question about customers."],
      problem: null,
      questionCount: 0,
    });
    const conversation = await startConversation(ada, id);
    for (const question of ["how many customers", "list customers", "how many orders"]) {
      await ask(ada, conversation.id, question);
    }
    expect(await call("GET", "knowledge")).toMatchObject([{ id: rule.id, questionCount: 2 }]);
    const first = (await call("GET", `knowledge/${rule.id}/questions?limit=1`)) as Page<ChangedQuestion>;
    expect(first.items).toMatchObject([{ question: "list customers", conversationId: conversation.id }]);
    expect(
      await call("GET", `knowledge/${rule.id}/questions?limit=1&cursor=${first.nextCursor}`),
    ).toMatchObject({
      items: [{ question: "how many customers" }],
      nextCursor: null,
    });

    await ada.browser.request(`/api/conversations/${conversation.id}`, { method: "DELETE" });
    expect(await call("GET", "knowledge")).toMatchObject([{ questionCount: 0 }]);
    expect(await call("GET", `knowledge/${rule.id}/questions`)).toEqual({ items: [], nextCursor: null });
  });

  test("the receipt of an answer under a rule names it", async () => {
    const { ada, id, call } = await openShop(await shared());
    const text = "Only customers from Paris count.";
    const rule = (await call("POST", "knowledge", { entry: { kind: "rule", text } })) as KnowledgeEntry;
    const conversation = await startConversation(ada, id);
    const { state } = await ask(ada, conversation.id, "how many customers");
    expect((state as Extract<Turn["state"], { kind: "done" }>).outcome).toMatchObject({
      answer: {
        table: { values: [[2]] },
        receipt: { definitions: [{ words: text, means: "city is Paris", id: rule.id }] },
      },
    });
  });

  test("a rule that would not act is refused, with what to write instead", async () => {
    const { call } = await openShop(await shared());
    expect(
      await call("POST", "knowledge", { entry: { kind: "rule", text: "Refunds do not count" } }),
    ).toMatchObject({
      code: "invalid-input",
      title:
        "This rule would change no answer. “Refunds” is not understood as rows or as a figure of this database.",
    });
    expect(await call("GET", "knowledge")).toEqual([]);
  });

  test("everything is exported and imported elsewhere: first previewed, then applied, with nothing lost", async () => {
    const one = await openShop(await shared());
    await one.call("POST", "knowledge", { entry: turnover });
    await one.call("POST", "knowledge", {
      entry: { kind: "rule", text: "Leave out customers from Rome.\nBuyers are customers." },
    });
    await one.call("PATCH", "tables/customers", { description: "Who: buys #1", synonyms: ["buyers"] });
    await one.call("PATCH", "tables/customers/columns/email", { isPrivate: true });
    const text = await one.text("knowledge-file");
    expect(text).toMatch(/^askery: knowledge\nversion: 1\n/);
    const same = await one.call("POST", "knowledge-file", { text, apply: false });
    expect(same).toEqual({ problems: [], added: [], changed: [], unchangedCount: 5, isApplied: false });

    const edited = text.replace("sum(total)", "avg(total)").replace("version: 1", "version: 1\n# by hand");
    const shown = (await one.call("POST", "knowledge-file", {
      text: edited,
      apply: false,
    })) as KnowledgeImport;
    expect(shown).toMatchObject({ added: [], changed: ["metric “turnover”"], isApplied: false });
    expect(await one.text("knowledge-file")).toBe(text);
    expect(await one.call("POST", "knowledge-file", { text: edited, apply: true })).toMatchObject({
      changed: ["metric “turnover”"],
      isApplied: true,
    });
    expect(await one.text("knowledge-file")).toBe(text.replace("sum(total)", "avg(total)"));
  });

  test("a file with mistakes changes nothing, and each mistake is reported with its line", async () => {
    const { call, text } = await openShop(await shared());
    const before = await text("knowledge-file");
    const attempt = (text: string) => call("POST", "knowledge-file", { text, apply: true });
    expect(await attempt("askery: knowledge\nversion: 2\n")).toMatchObject({
      problems: [{ line: 2, message: "version: Only version 1 can be read." }],
    });
    expect(await attempt("askery: [knowledge\nversion: 1\n")).toMatchObject({ problems: [{ line: 2 }] });
    const wrong = [
      "askery: knowledge",
      "version: 1",
      "entries:",
      "  - kind: rule",
      "    text: The fiscal year starts in April.",
      "  - kind: metric",
      "    name: turnover",
      "    table: orders",
      "    expression: sum(totl)",
    ].join("\n");
    expect(await attempt(wrong)).toMatchObject({
      problems: [{ line: 6, message: "orders has no column “totl”. Nearest: total." }],
      isApplied: false,
    });
    expect(await attempt(wrong.replace("expression", "formula"))).toMatchObject({
      problems: [{ line: 6 }, { line: 6 }],
    });
    expect(await text("knowledge-file")).toBe(before);
  });
});
