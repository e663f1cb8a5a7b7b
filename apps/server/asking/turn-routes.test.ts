import type { Completion, Completions, Conversation, Page, ConversationSummary, Turn } from "@askery/api";
import type { Mark } from "@askery/model";
import { beforeAll, describe, expect, test } from "vitest";
import readWorkbook from "read-excel-file/node";
import { sampleScaleForTests } from "../../../scripts/test-servers/sample.ts";
import { closeAfterAll } from "../testing/close-after-all.test-support.ts";
import { ask, findDatabaseOf, readEvents, startConversation, watch } from "../testing/ask.test-support.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../testing/test-people.test-support.ts";
import { waitUntil } from "../testing/wait-until.test-support.ts";

let server: TestServer;
let ada: TestPerson;
const closeAt = closeAfterAll();

beforeAll(async () => {
  server = await startTestServer({ sampleScale: sampleScaleForTests, closeAt });
  ada = await signUpPerson(server, "Ada");
});

describe("asking", () => {
  test("a question is answered, step by step", async () => {
    const { id } = await startConversation(ada);
    const { turn, steps, state } = await ask(ada, id, "  monthly revenue this year by category ");
    expect(turn).toMatchObject({
      question: "monthly revenue this year by category",
      afterTurnId: null,
      askedBy: { id: ada.userId, name: "Ada", image: null },
      state: { kind: "running" },
    });
    expect(steps.map(({ kind }) => kind).filter((kind) => kind !== "opening-database")).toEqual([
      "reading-words",
      "choosing-tables",
      "writing-sql",
      "running",
      "received",
      "drawing",
    ]);
    expect(state).toMatchObject({
      kind: "done",
      outcome: {
        kind: "answered",
        answer: { chart: { spec: { kind: "line" } }, table: { isTruncated: false } },
      },
    });
  });

  test("a conversation stores its turns and is named by the interpretation of its first question", async () => {
    const { id } = await startConversation(ada);
    const first = await ask(ada, id, "how many customers are there");
    const second = await ask(ada, id, "by country");
    const { body } = await ada.browser.get(`/api/conversations/${id}`);
    const conversation = body as Conversation;
    expect(conversation.summary).toBe("Number of customers");
    expect(conversation.turns.map(({ question, afterTurnId }) => [question, afterTurnId])).toEqual([
      ["how many customers are there", null],
      ["by country", first.turn.id],
    ]);
    expect(conversation.turns.map(({ state }) => state)).toEqual([first.state, second.state]);
    expect(second.state).toMatchObject({
      outcome: { answer: { interpretation: { restatement: "number of customers by country" } } },
    });
  });

  test("a follow-up to an earlier question branches: only the questions before it count", async () => {
    const { id } = await startConversation(ada);
    const first = await ask(ada, id, "how many orders are there");
    await ask(ada, id, "by channel");
    const branch = await ask(ada, id, { question: "by payment method", afterTurnId: first.turn.id });
    expect(branch.state).toMatchObject({
      outcome: { answer: { interpretation: { restatement: "number of orders by payment method" } } },
    });
  });

  test("a question that is sent repeatedly is asked once", async () => {
    const { id } = await startConversation(ada);
    const question = { question: "how many products are there", id: "7d9c3a52-2b52-4c7e-9d0a-0d5f1a2b3c4d" };
    const first = await ask(ada, id, question);
    const again = await ask(ada, id, question);
    expect(again.turn.state).toEqual(first.state);
    const { body } = await ada.browser.get(`/api/conversations/${id}`);
    expect((body as Conversation).turns).toHaveLength(1);
  });

  test("a question that can't be answered is refused with questions that can", async () => {
    const { id } = await startConversation(ada);
    const { state } = await ask(ada, id, "asdf qwer zxcv");
    expect(state).toMatchObject({ kind: "done", outcome: { kind: "refused" } });
  });

  test("a choice that was offered is answered when it is picked, and later questions continue it", async () => {
    const { id } = await startConversation(ada);
    const question = "revenue by moon phase this year";
    const offered = await ask(ada, id, question);
    const outcome = offered.state.kind === "done" ? offered.state.outcome : null;
    const [choice] = (outcome?.kind === "refused" && outcome.choices) || [];
    if (choice === undefined) throw new Error("nothing was offered");
    const picked = await ask(ada, id, { question, afterTurnId: null, choice: choice.restatement });
    const { restatement } = choice;
    expect(picked.turn.choice).toBe(restatement);
    expect(picked.state).toMatchObject({
      outcome: { answer: { interpretation: { restatement, confidence: 1 } } },
    });
    const later = await ask(ada, id, { question: "by category", afterTurnId: picked.turn.id });
    expect(later.state).toMatchObject({ outcome: { kind: "answered" } });
  });

  test.each([
    ["markup", "<img src=x onerror=alert(1)> revenue"],
    ["a formula", "=cmd|' /C calc'!A0"],
    ["SQL", "'; DROP TABLE orders; --"],
    ["a name of the language's own", "__proto__ constructor toString"],
    ["the longest question", "revenue ".repeat(250).trim()],
  ])("%s in a question does no harm", async (_, question) => {
    const { id } = await startConversation(ada);
    const { turn, state } = await ask(ada, id, question);
    expect([turn.question, state.kind]).toEqual([question, "done"]);
  });

  test.each([
    ["nothing", {}, 400],
    ["an empty question", { question: "  " }, 400],
    ["a question too long", { question: "a".repeat(2_001) }, 400],
    ["a question of a megabyte", { question: "a".repeat(1_000_000) }, 413],
    ["more than a question", { question: "revenue", ownerId: "me" }, 400],
    [
      "a turn to follow that isn't there",
      { question: "revenue", afterTurnId: "7d9c3a52-2b52-4c7e-9d0a-0d5f1a2b3c4e" },
      404,
    ],
  ])("%s is refused, and nothing is saved", async (_, body, status) => {
    const { id } = await startConversation(ada);
    const answer = await ada.browser.post(`/api/conversations/${id}/turns`, body);
    expect(answer.status).toBe(status);
    const conversation = (await ada.browser.get(`/api/conversations/${id}`)).body as Conversation;
    expect(conversation.turns).toEqual([]);
  });
});

describe("watching", () => {
  test("a turn that has ended is replayed from its start, or from the client's last step", async () => {
    const { id } = await startConversation(ada);
    const { turn, steps, state } = await ask(ada, id, "revenue by country");
    const again = await watch(ada, turn.id);
    expect(again).toEqual({ steps, state });
    const rest = await watch(ada, turn.id, { "last-event-id": "2" });
    expect(rest).toEqual({ steps: steps.slice(2), state });
  });

  test("two watchers receive the same events", async () => {
    const { id } = await startConversation(ada);
    const { body } = await ada.browser.post(`/api/conversations/${id}/turns`, {
      question: "revenue by brand",
    });
    const { id: turnId } = body as Turn;
    const [one, other] = await Promise.all([watch(ada, turnId), watch(ada, turnId)]);
    expect(one).toEqual(other);
    expect(one.state.kind).toBe("done");
  });

  test("the id of each step is its position", async () => {
    const { id } = await startConversation(ada);
    const { turn, steps } = await ask(ada, id, "how many stores are there");
    const response = await ada.browser.request(`/api/turns/${turn.id}/events`);
    const events = readEvents(await response.text());
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(events.map((event) => event.id)).toEqual([...steps.map((_, index) => String(index + 1)), null]);
  });
});

describe("others", () => {
  test("other users have no access to a turn", async () => {
    const { id } = await startConversation(ada);
    const { turn } = await ask(ada, id, "how many orders are there");
    const bob = await signUpPerson(server, "Bob");
    for (const path of [
      `/api/turns/${turn.id}`,
      `/api/turns/${turn.id}/events`,
      `/api/turns/${turn.id}/export`,
    ]) {
      expect([path, (await bob.browser.get(path)).status]).toEqual([path, 404]);
    }
    const stop = await bob.browser.post(`/api/turns/${turn.id}/stop`);
    const asked = await bob.browser.post(`/api/conversations/${id}/turns`, { question: "revenue" });
    expect([stop.status, asked.status]).toEqual([404, 404]);
  });
});

describe("files", () => {
  test("the table of an answer can be downloaded", async () => {
    const { id } = await startConversation(ada);
    const { turn } = await ask(ada, id, "how many customers by country");
    const csv = await ada.browser.request(`/api/turns/${turn.id}/export?bom=1`);
    expect(csv.headers.get("content-disposition")).toBe(
      `attachment; filename="how many customers by country.csv"; filename*=UTF-8''how%20many%20customers%20by%20country.csv`,
    );
    const bytes = new Uint8Array(await csv.arrayBuffer());
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const json = await ada.browser.get(`/api/turns/${turn.id}/export?format=json`);
    expect(json.body).toMatchObject({ columns: [{ type: "text" }, { type: "integer" }] });
  });

  test("the chart of an answer can be downloaded as a picture; a table has none", async () => {
    const { id } = await startConversation(ada);
    const { turn } = await ask(ada, id, "revenue by month in 2025");
    const picture = await ada.browser.request(`/api/turns/${turn.id}/picture.png?theme=dark&scale=1`);
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(picture.headers.get("content-disposition")).toContain('filename="revenue by month in 2025.png"');
    expect([picture.headers.get("content-type"), bytes.toString("latin1", 1, 4)]).toEqual([
      "image/png",
      "PNG",
    ]);
    const { turn: list } = await ask(ada, id, "list customers");
    expect((await ada.browser.get(`/api/turns/${list.id}/picture.png`)).status).toBe(404);
  });

  test("a workbook has the table with its titles, and how it was computed", async () => {
    const { id } = await startConversation(ada);
    const { turn } = await ask(ada, id, "revenue by month in 2025");
    const file = await ada.browser.request(`/api/turns/${turn.id}/export?format=xlsx`);
    expect(file.headers.get("content-disposition")).toContain('filename="revenue by month in 2025.xlsx"');
    const [answer, about] = await readWorkbook(Buffer.from(await file.arrayBuffer()));
    expect(answer?.data.slice(0, 2)).toEqual([
      ["Month", "Revenue (EUR)"],
      [new Date("2025-01-01T00:00:00Z"), expect.any(Number)],
    ]);
    const facts = new Map(about?.data.map(([label, value]) => [label, value]));
    expect([...facts.keys()]).toEqual(
      expect.arrayContaining(["Question", "Answer", "Filter", "Database", "As of", "SQL", "Rows"]),
    );
    expect([facts.get("Question"), facts.get("Rows")]).toEqual(["revenue by month in 2025", 12]);
    expect(facts.get("SQL")).toMatch(/^SELECT/i);
    const parquet = await ada.browser.request(`/api/turns/${turn.id}/export?format=parquet`);
    const bytes = Buffer.from(await parquet.arrayBuffer());
    expect([bytes.subarray(0, 4), bytes.subarray(-4)].map(String)).toEqual(["PAR1", "PAR1"]);
  });
});

describe("documents", () => {
  test("a conversation is exported with its questions, answers, SQL and charts; refusals say why", async () => {
    const { id } = await startConversation(ada);
    await ask(ada, id, "revenue by month in 2025");
    await ask(ada, id, "flurbs by *wombat* <b>");
    const markdown = await ada.browser.request(`/api/conversations/${id}/export?format=md`);
    expect(markdown.headers.get("content-disposition")).toMatch(/^attachment; .*\.md$/);
    const text = await markdown.text();
    expect(text).toContain("\n## revenue by month in 2025\n");
    expect(text).toContain("| Month | Revenue (EUR) |\n| --- | ---: |\n| Jan 2025 |");
    expect(text).toContain("```sql\nSELECT");
    expect(text).toContain("\n## flurbs by \\*wombat\\* \\<b\\>\n");
    expect(text).toContain(`/chat/${id}>)`);
    const pdf = await ada.browser.request(`/api/conversations/${id}/export?format=pdf`);
    const bytes = Buffer.from(await pdf.arrayBuffer());
    const source = bytes.toString("latin1");
    expect(source).toMatch(/^%PDF-/);
    // Its fonts are in the file, and its chart is no picture.
    expect([/\/FontFile2/.test(source), /\/Subtype \/Image/.test(source)]).toEqual([true, false]);
    const dan = await signUpPerson(server, "Dan");
    expect((await dan.browser.get(`/api/conversations/${id}/export`)).status).toBe(404);
  });
});

describe("help while typing", () => {
  test("starter questions find something", async () => {
    const { id } = await findDatabaseOf(ada);
    const { body } = await ada.browser.get(`/api/databases/${id}/starters`);
    const starters = body as readonly string[];
    expect(starters.length).toBeGreaterThanOrEqual(6);
    const { id: conversationId } = await startConversation(ada);
    const { state } = await ask(ada, conversationId, starters[0] ?? "");
    expect(state).toMatchObject({ kind: "done", outcome: { kind: "answered" } });
  });

  test("completed questions are understood", async () => {
    const { id } = await findDatabaseOf(ada);
    const { body } = await ada.browser.get(
      `/api/databases/${id}/completions?text=orders%20by%20pay&caret=13`,
    );
    expect((body as Completions).found).toContainEqual({
      kind: "column",
      label: "payment method",
      detail: "orders",
      askedCount: 0,
      text: "orders by payment method",
      caret: 24,
    });
  });

  test("a period that is begun is completed: by mon is not a Monday yet", async () => {
    const { id } = await findDatabaseOf(ada);
    const { body } = await ada.browser.get(
      `/api/databases/${id}/completions?text=orders%20by%20mon&caret=13`,
    );
    const text = "orders by month";
    expect((body as Completions).found).toContainEqual({
      kind: "grain",
      label: "month",
      detail: "",
      askedCount: 0,
      text,
      caret: 15,
    });
  });

  test("the meaning of words is reported without asking the question", async () => {
    const { id } = await findDatabaseOf(ada);
    const text = "revenue by moon phase this year";
    const { body } = await ada.browser.get(`/api/databases/${id}/marks?text=${encodeURIComponent(text)}`);
    const marked = (body as readonly Mark[])
      .filter(({ kind }) => kind !== "ignored")
      .map(({ span, kind }) => [text.slice(span.start, span.end), kind]);
    expect(marked).toEqual([
      ["revenue", "understood"],
      ["moon", "unknown"],
      ["phase", "unknown"],
      ["this year", "understood"],
    ]);
  });

  test("a misspelled word is corrected", async () => {
    const { id } = await findDatabaseOf(ada);
    const { body } = await ada.browser.get(
      `/api/databases/${id}/completions?text=revnue%20by%20country&caret=6`,
    );
    expect((body as Completions).found.map(({ kind, text }) => [kind, text])).toEqual([
      ["spelling", "revenue by country"],
    ]);
  });

  test("completions of a follow-up are understood after the question before", async () => {
    const { id } = await startConversation(ada);
    const { turn } = await ask(ada, id, "revenue by month this year");
    const database = await findDatabaseOf(ada);
    const complete = async (query: string) =>
      ((await ada.browser.get(`/api/databases/${database.id}/completions?${query}`)).body as Completions)
        .found;
    const typed = "text=the%20same%20for%20Germ&caret=17";
    const texts = (completions: readonly Completion[]) => completions.map(({ text }) => text);
    expect(texts(await complete(`${typed}&afterTurnId=${turn.id}`))).toContain("the same for Germany");
    expect(texts(await complete(typed))).not.toContain("the same for Germany");
  });

  test("earlier questions are suggested again, with how often they were asked", async () => {
    const { id } = await startConversation(ada);
    await ask(ada, id, "average order total by channel");
    await ask(ada, id, "average order total by channel");
    const database = await findDatabaseOf(ada);
    const { body } = await ada.browser.get(
      `/api/databases/${database.id}/completions?text=average%20order&caret=13`,
    );
    expect((body as Completions).found).toContainEqual(
      expect.objectContaining({ kind: "question", text: "average order total by channel", askedCount: 2 }),
    );
  });
});

describe("a new account", () => {
  test("has five answered conversations once the sample is there, latest first", async () => {
    const una = await signUpPerson(server, "Una");
    const { id, name, plan } = await findDatabaseOf(una);
    const items = await waitUntil(async () => {
      const { body } = await una.browser.get(`/api/databases/${id}/conversations`);
      const page = body as Page<ConversationSummary>;
      return page.items.length > 0 && page.items;
    });
    expect([name, plan, items.length]).toEqual(["Marlow & Finch", "Free", 5]);
    const types = new Set<string>();
    for (const item of items) {
      const conversation = (await una.browser.get(`/api/conversations/${item.id}`)).body as Conversation;
      const [turn] = conversation.turns;
      expect(turn?.state.kind === "done" && turn.state.outcome.kind).toBe("answered");
      if (turn?.state.kind === "done" && turn.state.outcome.kind === "answered") {
        types.add(turn.state.outcome.answer.chart.spec.kind);
      }
    }
    expect(types).toEqual(new Set(["line", "horizontalBar", "number", "pie", "table"]));
  });
});
