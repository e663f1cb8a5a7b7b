import type { AuditEntry, Dashboard, DashboardSummary, Folder, Page } from "@askery/api";
import { expect, test } from "vitest";
import { findDatabaseOf } from "../../testing/ask.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson } from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";
import { trashRetentionMs } from "../../store/trash-time.ts";
import { emptyTrash } from "../trash/trash.ts";

const nowhere = "11111111-1111-4111-8111-111111111111";

describeStores((environment) => {
  async function open() {
    let nowMs = Date.parse("2026-11-20T12:00:00Z");
    const now = () => nowMs++;
    const server = await startTestServer({ environment: environment(), now });
    const ada = await signUpPerson(server, "Ada");
    const { body } = await ada.browser.post("/api/databases/files", { name: "Shop" });
    const { id } = body as { readonly id: string };
    const base = `/api/databases/${id}`;
    const send = async (method: string, path: string, sent?: object) =>
      ada.browser.request(path, { method, ...(sent && { body: sent }) });
    const addFolder = async (name: string, parentId: string | null = null) => {
      const made = await ada.browser.post(`${base}/folders`, { kind: "dashboard", name, parentId });
      expect(made).toMatchObject({ status: 200 });
      return (made.body as Folder).id;
    };
    const addBoard = async (title: string) =>
      ((await ada.browser.post(`${base}/dashboards`, { title })).body as Dashboard).id;
    const file = async (ids: readonly string[], folderId: string | null) =>
      send("PUT", `${base}/filed-items`, { kind: "dashboard", ids, folderId });
    const titlesIn = async (query: string) => {
      const page = (await ada.browser.get(`${base}/dashboards?${query}`)).body as Page<DashboardSummary>;
      return page.items.map(({ title }) => title).toSorted();
    };
    /** "name in parent: items" of each folder. */
    const folders = async () => {
      const all = (await ada.browser.get(`${base}/folders?kind=dashboard`)).body as readonly Folder[];
      const nameOf = (of: string | null) => all.find((one) => one.id === of)?.name ?? "top";
      return all.map(({ name, parentId, itemCount }) => `${name} in ${nameOf(parentId)}: ${itemCount}`);
    };
    const pass = (ms: number) => void (nowMs += ms);
    return { server, ada, base, send, addFolder, addBoard, file, titlesIn, folders, pass, now };
  }

  test("folders are nested; a list shows one of them, the top, or all; a search covers all", async () => {
    const { addFolder, addBoard, file, titlesIn, folders } = await open();
    const sales = await addFolder("Sales");
    const europe = await addFolder("Europe", sales);
    const [one, two, three] = [await addBoard("One"), await addBoard("Two"), await addBoard("Three")];
    expect(await (await file([one, two], europe)).json()).toEqual({ name: "Europe", count: 2 });
    expect(await (await file([three], sales)).json()).toEqual({ name: "Sales", count: 1 });
    await addBoard("Four");
    expect(await folders()).toEqual(["Europe in Sales: 2", "Sales in top: 1"]);
    expect([
      await titlesIn(`folder=${europe}`),
      await titlesIn(`folder=${sales}`),
      await titlesIn("folder=top"),
      await titlesIn(""),
      await titlesIn("search=t"),
    ]).toEqual([["One", "Two"], ["Three"], ["Four"], ["Four", "One", "Three", "Two"], ["Three", "Two"]]);
  });

  test("the contents of a deleted folder move up, and back when it is restored, unless they were moved", async () => {
    const { send, addFolder, addBoard, file, titlesIn, folders } = await open();
    const sales = await addFolder("Sales");
    const europe = await addFolder("Europe", sales);
    const old = await addFolder("Old", europe);
    const [one, two] = [await addBoard("One"), await addBoard("Two")];
    await file([one, two], europe);
    expect(await send("DELETE", `/api/folders/${europe}`)).toMatchObject({ status: 204 });
    expect(await folders()).toEqual(["Old in Sales: 0", "Sales in top: 2"]);
    expect(await titlesIn(`folder=${sales}`)).toEqual(["One", "Two"]);
    expect(await titlesIn(`folder=${europe}`)).toEqual([]);
    await send("DELETE", `/api/folders/${sales}`);
    expect([await folders(), await titlesIn("folder=top")]).toEqual([["Old in top: 0"], ["One", "Two"]]);
    await file([two], old);
    await send("POST", `/api/folders/${sales}/restore`);
    await send("POST", `/api/folders/${europe}/restore`);
    expect(await folders()).toEqual(["Europe in Sales: 1", "Old in Europe: 1", "Sales in top: 0"]);
  });

  test("after the time of the trash, a deleted folder is gone for good, and its contents are where they were", async () => {
    const { server, send, addFolder, addBoard, file, titlesIn, folders, pass, now } = await open();
    const sales = await addFolder("Sales");
    const europe = await addFolder("Europe", sales);
    await addFolder("France", europe);
    await file([await addBoard("One")], europe);
    await send("DELETE", `/api/folders/${europe}`);
    await send("DELETE", `/api/folders/${sales}`);
    pass(trashRetentionMs + 1000);
    await emptyTrash({ store: server.store, now });
    expect([await folders(), await titlesIn("folder=top")]).toEqual([["France in top: 0"], ["One"]]);
    expect(await server.store.selectFrom("folder").select("name").execute()).toEqual([{ name: "France" }]);
  });

  test("a folder is renamed and moved; one that is unknown, inside itself, too deep or of charts is refused", async () => {
    const { ada, base, send, addFolder, addBoard, file, folders } = await open();
    const sales = await addFolder("Sales");
    const europe = await addFolder("Europe", sales);
    await send("PATCH", `/api/folders/${europe}`, { name: "EU", parentId: null });
    expect(await folders()).toEqual(["EU in top: 0", "Sales in top: 0"]);
    await send("PATCH", `/api/folders/${europe}`, { parentId: sales });
    const refused = async (response: Response) => ((await response.json()) as { readonly code: string }).code;
    const charts = await ada.browser.post(`${base}/folders`, { kind: "chart", name: "Charts" });
    const board = await addBoard("One");
    expect([
      await refused(await send("PATCH", `/api/folders/${sales}`, { parentId: europe })),
      await refused(await send("PATCH", `/api/folders/${sales}`, { parentId: nowhere })),
      await refused(await file([board], (charts.body as Folder).id)),
      await refused(await file([board], nowhere)),
    ]).toEqual(["invalid-input", "not-found", "not-found", "not-found"]);
    let parentId = europe;
    for (const name of ["3", "4", "5"]) parentId = await addFolder(name, parentId);
    const deeper = { kind: "dashboard", name: "6", parentId };
    expect(await ada.browser.post(`${base}/folders`, deeper)).toMatchObject({ status: 400 });
    expect(await folders()).toEqual([
      "3 in EU: 0",
      "4 in 3: 0",
      "5 in 4: 0",
      "EU in Sales: 0",
      "Sales in top: 0",
    ]);
  });

  test("items of another database stay where they are, a copy is in the folder of its original, and the audit log has it all", async () => {
    const { ada, base, send, addFolder, addBoard, file, titlesIn } = await open();
    const sales = await addFolder("Sales");
    const board = await addBoard("One");
    await file([board], sales);
    await ada.browser.post(`/api/dashboards/${board}/duplicates`);
    expect(await titlesIn(`folder=${sales}`)).toEqual(["Copy of One", "One"]);
    const other = (await findDatabaseOf(ada)).id;
    const theirs = (await ada.browser.post(`/api/databases/${other}/dashboards`, { title: "Theirs" }))
      .body as Dashboard;
    expect(await (await file([theirs.id], sales)).json()).toEqual({ name: "Sales", count: 0 });
    await send("DELETE", `/api/folders/${sales}`);
    const { items } = (await ada.browser.get(`${base}/audit`)).body as Page<AuditEntry>;
    expect(items.map(({ words, thing }) => `${words} ${thing ?? ""}`)).toEqual(
      expect.arrayContaining([
        "created the folder Sales",
        "moved items into a folder Sales",
        "deleted the folder Sales",
      ]),
    );
  });

  test("a list draws the cards of a dashboard by where they are and what kind they are", async () => {
    const { ada, base, addBoard, send } = await open();
    const board = await addBoard("One");
    const text = { id: nowhere, tabId: null, kind: "heading", text: "Sales", x: 0, y: 0, w: 24, h: 1 };
    await send("PATCH", `/api/dashboards/${board}`, { revision: 1, texts: [text] });
    const { items } = (await ada.browser.get(`${base}/dashboards`)).body as Page<DashboardSummary>;
    expect(items.map(({ preview }) => preview)).toEqual([[{ x: 0, y: 0, w: 24, h: 1, kind: "heading" }]]);
  });
});
