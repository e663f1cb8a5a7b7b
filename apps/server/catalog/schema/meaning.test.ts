import type { ColumnMeaning, Database, TableDetail, TableMeaning, Turn } from "@askery/api";
import type { Answer } from "@askery/model";
import { expect, test } from "vitest";
import { ask, readEvents, startConversation } from "../../testing/ask.test-support.ts";
import { shareTestServer, type SharedServer } from "../../testing/share-test-server.test-support.ts";
import { writeShopFile } from "../../testing/shop-file.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";

const paymentsSql = `
  CREATE TABLE payments (
    id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, gross DECIMAL(10, 2) NOT NULL, net DECIMAL(10, 2) NOT NULL,
    note VARCHAR(40), booked_on DATE NOT NULL, cleared_on DATE NOT NULL);
  INSERT INTO payments VALUES
    (1, 1, 120, 100, 'first', '2026-08-03', '2026-09-15'), (2, 1, 240, 200, 'second', '2026-08-20', '2026-10-02'),
    (3, 2, 36.6, 30.5, 'third', '2026-09-03', '2026-10-03');
  CREATE TABLE refunds (id INTEGER PRIMARY KEY, status VARCHAR(20) NOT NULL);
  INSERT INTO refunds VALUES (1, 'Sent'), (2, 'Sent'), (3, 'sent'), (4, 'open');`;

/** A user's database with payments whose column for "worth" cannot be inferred. */
async function openPayments({ ada }: SharedServer) {
  const { path, change } = writeShopFile();
  change(paymentsSql);
  const open = async () => {
    const { body } = await ada.browser.post("/api/databases", {
      name: "Payments",
      connection: { kind: "sqlite", path },
    });
    const { database, syncId } = body as { readonly database: Database; readonly syncId: string };
    const events = await ada.browser.request(`/api/databases/${database.id}/syncs/${syncId}/events`);
    expect(readEvents(await events.text()).at(-1)?.data).toMatchObject({ state: "done" });
    return usePayments(database.id);
  };
  const usePayments = (id: string) => {
    const exportFile = async () => (await ada.browser.request(`/api/databases/${id}/knowledge-file`)).text();
    const importFile = async (text: string) =>
      (await ada.browser.post(`/api/databases/${id}/knowledge-file`, { text, apply: true })).body;
    const patch = async (address: string, meaning: object, table = "payments") => {
      const response = await ada.browser.request(`/api/databases/${id}/tables/${table}${address}`, {
        method: "PATCH",
        body: { meaning },
      });
      return (await response.json()) as unknown;
    };
    const describe = async () =>
      (await ada.browser.get(`/api/databases/${id}/tables/payments/meaning`)).body as TableMeaning;
    const describeColumn = async (name: string) =>
      (await describe()).columns.find(({ column }) => column === name) as ColumnMeaning;
    const answer = async (question: string): Promise<Answer> => {
      const conversation = await startConversation(ada, id);
      const { state } = await ask(ada, conversation.id, question);
      const { outcome } = state as Extract<Turn["state"], { kind: "done" }>;
      expect(outcome).toMatchObject({ kind: "answered" });
      return (outcome as Extract<typeof outcome, { kind: "answered" }>).answer;
    };
    return { patch, describe, describeColumn, answer, exportFile, importFile };
  };
  return { open };
}

describeStores((environment) => {
  const shared = shareTestServer(environment);
  test("the spellings of a value are one once a person sets it", async () => {
    const { patch, answer } = await (await openPayments(await shared())).open();
    const apart = await answer("how many Sent refunds");
    expect(apart.table.values).toEqual([[2]]);
    expect(apart.warnings).toMatchObject([
      { code: "other-spellings", offer: { kind: "unite-spellings", table: "refunds", column: "status" } },
    ]);
    await patch("/columns/status", { spellings: "as-one" }, "refunds");
    const united = await answer("how many Sent refunds");
    expect(united.table.values).toEqual([[3]]);
    expect(united.receipt.definitions).toEqual([{ words: "status", means: "“Sent” and “sent” are one" }]);
    expect(await patch("/columns/gross", { spellings: "as-one" })).toMatchObject({
      title: "“gross” holds numbers. Only text has spellings.",
    });
  });

  test("a table's figure, date and name change answers, and are inferred again after a reset", async () => {
    const { patch, describe, answer } = await (await openPayments(await shared())).open();
    const found = await describe();
    expect([found.worth, found.date.value]).toEqual([
      { value: null, reason: "No one figure sums up a row.", setBy: null },
      "booked_on",
    ]);
    expect((await answer("total payments")).table.values).toEqual([[3]]);

    const changed = (await patch("", { worth: "net", date: "cleared_on", rowName: ["note"] })) as TableDetail;
    expect(changed.meaning).toEqual({ worth: "net", date: "cleared_on", rowName: ["note"] });
    const set = { reason: "A person set it.", setBy: "Ada" };
    expect(await describe()).toMatchObject({
      rowName: { value: ["note"], ...set },
      date: { value: "cleared_on", ...set },
      worth: { value: "net", ...set },
    });
    expect((await answer("total payments")).table.values).toEqual([[330.5]]);
    expect((await answer("payments per month")).table.values).toEqual([
      ["2026-09-01", "2026-10-01"],
      [100, 230.5],
    ]);

    await patch("", { worth: "gross" });
    expect((await answer("payments per month")).table.values).toEqual([
      ["2026-08-01", "2026-09-01"],
      [360, 36.6],
    ]);
    await patch("", {});
    expect(await describe()).toEqual(found);
  });

  test("figures are in the currency or unit that a user sets, or in none", async () => {
    const { patch, describeColumn, answer } = await (await openPayments(await shared())).open();
    await patch("/columns/net", { role: "measure", currency: "USD" });
    expect(await describeColumn("net")).toMatchObject({
      role: { value: "measure", setBy: "Ada" },
      currency: { value: "USD", reason: "A person set it.", setBy: "Ada" },
      unit: { value: null, setBy: null },
    });
    const dollars = await answer("total net of payments");
    expect(dollars.sentence).toBe("Net is $331.");
    await patch("/columns/net", { currency: null });
    const plain = await answer("total net of payments");
    expect(plain.sentence).toBe("Net is 331.");
    await patch("/columns/net", { unit: "kg" });
    expect((await answer("total net of payments")).outputs).toMatchObject([{ unit: "kg" }]);
  });

  test("a meaning that does not fit is refused with the reason", async () => {
    const { patch } = await (await openPayments(await shared())).open();
    const refusals = await Promise.all([
      patch("", { worth: "nett" }),
      patch("", { worth: "note" }),
      patch("", { date: "gross" }),
      patch("/columns/note", { currency: "USD" }),
      patch("/columns/gross", { role: "event-date" }),
      patch("/columns/net", { unit: "bananas" }),
      patch("/columns/net", { currency: "dollars" }),
      patch("/columns/nett", { role: "measure" }),
    ]);
    expect(refusals.map((refusal) => (refusal as { readonly title: string }).title)).toEqual([
      "payments has no column “nett”. Nearest: net, note.",
      "“note” holds text. A row is worth a number.",
      "“gross” holds numbers. The date of a row is a date, a time or a year.",
      "“note” holds text. Only numbers have a unit or a currency.",
      "“gross” holds numbers and cannot have the role “Date”.",
      "A value in the request is not valid.",
      "A value in the request is not valid.",
      "payments has no column “nett”. Nearest: net, note.",
    ]);
  });

  test("exported knowledge carries the meaning to another database, where the importer is its author", async () => {
    const { open } = await openPayments(await shared());
    const [first, second] = [await open(), await open()];
    await first.patch("", { worth: "net", date: "cleared_on", rowName: [] });
    await first.patch("/columns/net", { currency: "USD", unit: null });
    const file = await first.exportFile();
    expect(file).toContain("currency: USD");
    expect(await second.importFile(file)).toMatchObject({
      problems: [],
      added: ["payments", "payments.net"],
      isApplied: true,
    });
    expect(await second.describe()).toEqual(await first.describe());
    expect((await second.answer("payments per month")).table.values).toEqual([
      ["2026-09-01", "2026-10-01"],
      [100, 230.5],
    ]);
    expect(await second.importFile(file)).toMatchObject({ added: [], changed: [], unchangedCount: 2 });
    expect(await second.importFile(file.replace("worth: net", "worth: note"))).toMatchObject({
      problems: [{ message: "“note” holds text. A row is worth a number." }],
      isApplied: false,
    });
  });

  test("the role that a user sets changes answers until it is reset", async () => {
    const { patch, describeColumn, answer } = await (await openPayments(await shared())).open();
    const found = await describeColumn("net");
    expect((await answer("total net of payments")).table.values).toEqual([[330.5]]);
    await patch("/columns/net", { role: "other" });
    expect(await describeColumn("net")).toEqual({
      column: "net",
      role: { value: "other", reason: "A person set it.", setBy: "Ada" },
      unit: null,
      currency: null,
      isDated: false,
      spellings: null,
    });
    expect(JSON.stringify((await answer("net of payments")).table.values)).not.toContain("330.5");
    await patch("/columns/net", {});
    expect(await describeColumn("net")).toEqual(found);
  });
});
