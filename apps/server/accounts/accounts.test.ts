import { expect, test } from "vitest";
import { startTestServer } from "../testing/start-test-server.test-support.ts";
import { openBrowser } from "../testing/test-browser.test-support.ts";
import {
  readLink,
  verifyLink,
  signUpPerson,
  testPassword as password,
  waitForMail,
  type TestPerson,
} from "../testing/test-people.test-support.ts";
import { describeStores } from "../testing/test-stores.test-support.ts";

interface Named {
  readonly id: string;
}

async function createDatabase({ browser }: TestPerson, name: string): Promise<string> {
  return ((await browser.post("/api/databases/files", { name })).body as Named).id;
}

async function join(owner: TestPerson, databaseId: string, person: TestPerson): Promise<void> {
  const { body } = await owner.browser.post(`/api/databases/${databaseId}/invitations`, { role: "viewer" });
  const token = new URL((body as { readonly url: string }).url).searchParams.get("token");
  await person.browser.post(`/api/invitations/${token}/accept`);
}

const done = { status: 204, body: null };
const remove = ({ browser }: TestPerson, databases: object, given = password) =>
  browser.post("/api/account/delete", { password: given, databases });

describeStores((environment) => {
  async function openShops() {
    const server = await startTestServer({ environment: environment() });
    const root = await signUpPerson(server, "Root");
    const ada = await signUpPerson(server, "Ada");
    const bob = await signUpPerson(server, "Bob");
    const [sample] = (await ada.browser.get("/api/account/ownership")).body as readonly Named[];
    const shop = await createDatabase(ada, "Shop");
    const mine = await createDatabase(ada, "Mine");
    await join(ada, shop, bob);
    return { server, root, ada, bob, sample: sample?.id ?? "", shop, mine };
  }

  test("it first asks what becomes of the databases that the user owns", async () => {
    const { ada, bob, sample, shop, mine } = await openShops();
    expect(await ada.browser.get("/api/account/ownership")).toEqual({
      status: 200,
      body: [
        { id: sample, name: "Marlow & Finch", heirs: [] },
        { id: shop, name: "Shop", heirs: [{ id: bob.userId, name: "Bob", image: null }] },
        { id: mine, name: "Mine", heirs: [] },
      ],
    });
    expect(await remove(ada, { [sample]: null, [shop]: bob.userId })).toMatchObject({
      status: 409,
      body: { title: "“Mine” needs a new owner, or is deleted." },
    });
    expect((await remove(ada, { [sample]: null, [shop]: ada.userId, [mine]: null })).status).toBe(409);
    expect(await remove(ada, { [sample]: null, [shop]: bob.userId, [mine]: null }, "wrong")).toMatchObject({
      status: 400,
      body: { fields: { password: "This is not the current password." } },
    });
    expect((await ada.browser.get("/api/me")).status).toBe(200);
  });

  test("a database passes on with its dashboards, another one is deleted, and every session ends", async () => {
    const { server, root, ada, bob, sample, shop, mine } = await openShops();
    await ada.browser.post(`/api/databases/${shop}/dashboards`, { title: "Sales" });
    await ada.browser.post(`/api/databases/${shop}/conversations`, { mode: "genesis" });
    const other = openBrowser(server);
    await other.post("/api/auth/sign-in/email", { email: ada.email, password });

    expect(await remove(ada, { [sample]: null, [shop]: bob.userId, [mine]: null })).toEqual(done);
    expect([(await ada.browser.get("/api/me")).status, (await other.get("/api/me")).status]).toEqual([
      401, 401,
    ]);
    expect((await other.post("/api/auth/sign-in/email", { email: ada.email, password })).status).toBe(401);
    const { body } = await bob.browser.get(`/api/databases/${shop}/members`);
    expect(body).toMatchObject({ items: [{ person: { name: "Bob" }, role: "owner" }], nextCursor: null });
    const dashboards = (await bob.browser.get(`/api/databases/${shop}/dashboards`)).body;
    expect(dashboards).toMatchObject({ items: [{ title: "Sales", owner: { name: "Someone who left" } }] });
    const trash = await server.store
      .selectFrom("workspace")
      .select("name")
      .where("deletedAtMs", "is not", null)
      .execute();
    expect(trash.map(({ name }) => name).toSorted()).toEqual(["Marlow & Finch", "Mine"]);
    const left = await server.store
      .selectFrom("conversation")
      .select("id")
      .where("ownerId", "=", ada.userId)
      .where("deletedAtMs", "is", null)
      .execute();
    expect(left).toEqual([]);
    const log = (await root.browser.get(`/api/audit?actorId=${ada.userId}`)).body;
    expect(log).toMatchObject({
      items: [{ actor: { name: "Ada" }, words: "deleted their account" }, {}, {}],
    });
  });

  test("the owner of the server stays", async () => {
    const { root } = await openShops();
    expect(await remove(root, {})).toMatchObject({
      status: 409,
      body: { title: "You own this server, so your account cannot be deleted." },
    });
  });

  test("the address is free again, for another account", async () => {
    const { server, ada, sample, mine, shop } = await openShops();
    expect(await remove(ada, { [sample]: null, [shop]: null, [mine]: null })).toEqual(done);
    const browser = openBrowser(server);
    await browser.post("/api/auth/sign-up/email", { name: "Ada", email: ada.email, password });
    await waitForMail(server, ada.email, 2);
    await verifyLink(browser, await readLink(server, ada.email));
    const { body } = await browser.get("/api/me");
    expect(body).not.toMatchObject({ user: { id: ada.userId } });
    expect(body).toMatchObject({
      user: { email: ada.email },
      databases: [{ name: "Marlow & Finch", role: "owner" }],
    });
  });

  test("the export has the user's own things, and nothing of others", async () => {
    const { ada, bob, shop } = await openShops();
    await ada.browser.post(`/api/databases/${shop}/dashboards`, { title: "Sales" });
    const response = await bob.browser.request("/api/account/export");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="askery-my-data.json"');
    const theirs = (await response.json()) as Record<string, unknown>;
    expect(theirs).toMatchObject({
      account: { name: "Bob", email: bob.email },
      memberships: [
        { database: "Marlow & Finch", role: "owner" },
        { database: "Shop", role: "viewer" },
      ],
      dashboards: [],
      conversations: [],
    });
    const mine = (await (await ada.browser.request("/api/account/export")).json()) as Record<string, unknown>;
    expect(mine["dashboards"]).toMatchObject([{ title: "Sales" }]);
    expect(JSON.stringify(mine)).not.toContain(bob.email);
  });
});
