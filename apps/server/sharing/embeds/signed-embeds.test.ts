import type { ChartSummary, Dashboard, EmbedLock, FilterChoice, Sharing } from "@askery/api";
import type { DashboardFilter } from "@askery/model";
import { expect, test } from "vitest";
import { ask, startConversation } from "../../testing/ask.test-support.ts";
import { startTeam } from "../../testing/team-scene.test-support.ts";
import { openBrowser } from "../../testing/test-browser.test-support.ts";
import type { TestPerson } from "../../testing/test-people.test-support.ts";
import { describeStores, type StoreEnvironment } from "../../testing/test-stores.test-support.ts";
import { signValues } from "./sign-values.test-support.ts";

/* Embeds whose site signs the values of filters. */

const sites = ["https://example.com"];
const [byCountry, byChannel, products] = [
  "how many customers are there by country",
  "number of orders by channel",
  "how many products are there by category",
];

async function send({ browser }: Pick<TestPerson, "browser">, method: string, path: string, body?: object) {
  const response = await browser.request(path, { method, ...(body !== undefined && { body }) });
  const text = await response.text();
  return { status: response.status, body: (text === "" ? null : JSON.parse(text)) as unknown };
}

/** A dashboard with three charts and a text, which can be filtered by country. */
async function setScene(environment: StoreEnvironment) {
  const { server, clock, ada, databaseId } = await startTeam(environment);
  const made = await send(ada, "POST", `/api/databases/${databaseId}/dashboards`, { title: "Board" });
  const path = `/api/dashboards/${(made.body as Dashboard).id}`;
  const conversation = await startConversation(ada, databaseId);
  const charts: string[] = [];
  for (const question of [byCountry, byChannel, products]) {
    const { turn } = await ask(ada, conversation.id, question);
    const { id } = (await send(ada, "POST", `/api/turns/${turn.id}/charts`, {})).body as ChartSummary;
    charts.push(`/api/charts/${id}`);
    await send(ada, "POST", `${path}/cards`, { chartId: id });
  }
  const [choice] = (await send(ada, "GET", `${path}/filter-choices?search=country`))
    .body as readonly FilterChoice[];
  const filter: DashboardFilter = {
    id: "where",
    label: "Country",
    kind: "values",
    column: choice?.column ?? null,
    initial: null,
    isRequired: false,
    targets: {},
  };
  const setFilters = async (filters: readonly DashboardFilter[]) => {
    const { revision } = (await send(ada, "GET", path)).body as Dashboard;
    expect((await send(ada, "PATCH", path, { revision, filters })).status).toBe(200);
  };
  await setFilters([filter]);
  const now = () => Math.floor(clock.nowMs / 1_000);
  const [chartPath = ""] = charts;
  return { server, clock, ada, path, chartPath, filter, setFilters, now };
}

type Scene = Awaited<ReturnType<typeof setScene>>;

/** Embeds a thing with locked filters. The token opens it, and the secret signs values for it. */
async function embed({ ada }: Scene, path: string, locks: readonly EmbedLock[]) {
  const set = await send(ada, "PUT", `${path}/embed`, { sites, locks });
  expect([set.status, set.body]).toMatchObject([200, { embed: { locks } }]);
  const token = (set.body as Sharing).embed?.url?.split("/").at(-1) ?? "";
  return { token, secret: await renewSecret(ada, path) };
}

async function renewSecret(ada: TestPerson, path: string): Promise<string> {
  const renewed = await send(ada, "POST", `${path}/embed/secret`);
  expect(renewed.status).toBe(200);
  return (renewed.body as { readonly secret: string }).secret;
}

const lock: EmbedLock = { name: "country", filterId: "where" };

/** What a frame shows, with the texts that its pictures contain. */
async function show({ server }: Scene, token: string, query: Readonly<Record<string, string>> = {}) {
  const response = await server.request(`/api/embed/${token}?${String(new URLSearchParams(query))}`);
  const text = await response.text();
  const found = [...text.matchAll(/data:image\/svg\+xml;base64,([\w+/=]+)/g)];
  const pictures = found.map(([, data = ""]) => decode(data));
  return { status: response.status, headers: response.headers, text: [text, ...pictures].join("\n") };
}

function decode(data: string): string {
  return Buffer.from(data, "base64").toString("utf8");
}

/** The countries and channels that the sample shop has. */
const countries = ["Germany", "France", "Japan"] as const;

describeStores((environment) => {
  test("a frame shows the rows of the signed value only, on every card", async () => {
    const scene = await setScene(environment());
    const { token, secret } = await embed(scene, scene.path, [lock]);
    const exp = scene.now() + 60;
    for (const country of countries) {
      const { status, text } = await show(scene, token, {
        signed: signValues(secret, { params: { country }, exp }),
      });
      expect([status, ...countries.map((one) => text.includes(one))]).toEqual([
        200,
        ...countries.map((one) => one === country),
      ]);
      expect(text).toContain("This chart can’t be limited by Country. It is not shown.");
      expect(text).not.toMatch(/<script|SELECT|javascript:/i);
    }
    const [germany, both] = await Promise.all(
      ["Germany", ["Germany", "France"]].map(async (country) =>
        show(scene, token, { signed: signValues(secret, { params: { country }, exp }) }),
      ),
    );
    expect(both?.text).toContain("France");
    expect(germany?.text).not.toBe(both?.text);
    const none = await show(scene, token, {
      signed: signValues(secret, { params: { country: "Atlantis" }, exp }),
    });
    expect([none.status, countries.some((one) => none.text.includes(one))]).toEqual([200, false]);
  });

  test("a visitor cannot change, remove or widen what the site signed", async () => {
    const scene = await setScene(environment());
    const { token, secret } = await embed(scene, scene.path, [lock]);
    const other = await embed(scene, scene.chartPath, [{ name: "country", filter: scene.filter }]);
    const claims = { params: { country: "Germany" }, exp: scene.now() + 60 };
    const signed = signValues(secret, claims);
    const [head = "", , signature = ""] = signed.split(".");
    const widened = Buffer.from(JSON.stringify({ ...claims, params: {} })).toString("base64url");
    const refused: Readonly<Record<string, string>>[] = [
      {},
      { country: "Germany" },
      { signed: "" },
      { signed: [head, widened, signature].join(".") },
      { signed: signValues(other.secret, claims) },
      { signed: signValues(secret, claims, { header: { alg: "none" } }) },
      { signed: signValues(secret, { ...claims, exp: scene.now() - 1 }) },
      { signed: signValues(secret, { params: claims.params }) },
      { signed: signValues(secret, { ...claims, exp: scene.now() + 100_000 }) },
      ...[
        {},
        { country: [] },
        { country: null },
        { country: "Germany", other: "x" },
        { country: { not: "x" } },
      ].map((params) => ({ signed: signValues(secret, { ...claims, params }) })),
    ];
    for (const query of refused) {
      const { status, text, headers } = await show(scene, token, query);
      expect([query, status, countries.some((one) => text.includes(one))]).toEqual([query, 403, false]);
      expect(text).toContain("<h1>");
      expect(headers.get("content-security-policy")).toMatch(/frame-ancestors https:\/\/example\.com$/);
      expect(headers.get("cache-control")).toBe("no-store");
    }
    const chosen = { where: { kind: "values", options: [{ value: { type: "text", value: "France" } }] } };
    const tried = await show(scene, token, {
      signed,
      country: "France",
      filters: JSON.stringify(chosen),
      where: "",
    });
    expect([tried.status, tried.text.includes("Germany"), tried.text.includes("France")]).toEqual([
      200,
      true,
      false,
    ]);
    const twice = await scene.server.request(`/api/embed/${token}?signed=${signed}&signed=${signed}`);
    expect(twice.status).toBe(400);
  });

  test("an embed opens no other door to its figures", async () => {
    const scene = await setScene(environment());
    const { token, secret } = await embed(scene, scene.path, [lock]);
    const { cards } = (await send(scene.ada, "GET", scene.path)).body as Dashboard;
    const signed = signValues(secret, { params: { country: "Germany" }, exp: scene.now() + 60 });
    const visitor = openBrowser(scene.server);
    const doors = [
      ...["", "/dashboard", "/chart", "/conversation", "/export"].map((part) => `/api/share/${token}${part}`),
      `/api/share/${token}/cards/${cards[0]?.id ?? ""}`,
      `/api/share/${token}/export?itemId=${cards[0]?.id ?? ""}`,
      `${scene.path}/document?format=pdf&of=%7B%22filters%22%3A%7B%7D%7D`,
      `${scene.path}/picture?of=%7B%22filters%22%3A%7B%7D%7D`,
      `${scene.path}/filter-reach`,
      `${scene.chartPath}/export`,
      `${scene.chartPath}/thumbnail`,
    ];
    for (const door of doors) {
      const { status } = await visitor.request(`${door}${door.includes("?") ? "&" : "?"}signed=${signed}`);
      expect([door, [401, 404].includes(status)]).toEqual([door, true]);
    }
    const values = await send({ browser: visitor }, "POST", `${scene.path}/filters/where/values`, {
      filters: {},
    });
    const figures = await send(
      { browser: visitor },
      "POST",
      `${scene.path}/cards/${cards[0]?.id ?? ""}/figures`,
      {
        filters: {},
      },
    );
    expect([values.status, figures.status]).toEqual([401, 401]);
  });

  test("a new secret ends the one before, and no secret is shown again", async () => {
    const scene = await setScene(environment());
    const { token, secret } = await embed(scene, scene.path, [lock]);
    const claims = { params: { country: "Germany" }, exp: scene.now() + 60 };
    const old = signValues(secret, claims);
    expect((await show(scene, token, { signed: old })).status).toBe(200);
    const renewed = await renewSecret(scene.ada, scene.path);
    const replayed = await show(scene, token, { signed: old });
    expect([replayed.status, replayed.text.includes("The signature of this frame is not right.")]).toEqual([
      403,
      true,
    ]);
    expect((await show(scene, token, { signed: signValues(renewed, claims) })).status).toBe(200);

    const shown = JSON.stringify((await send(scene.ada, "GET", `${scene.path}/sharing`)).body);
    expect(shown).toContain('"hasSecret":true');
    const { store, logged } = scene.server;
    const places = [
      shown,
      JSON.stringify(await store.selectFrom("shareLink").selectAll().execute()),
      JSON.stringify(await store.selectFrom("auditEntry").selectAll().execute()),
      JSON.stringify(logged),
    ];
    expect(places.map((place) => [secret, renewed, old].some((one) => place.includes(one)))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test("the locked filter of a chart is a column of its own plan", async () => {
    const scene = await setScene(environment());
    const choices = await send(scene.ada, "GET", `${scene.chartPath}/embed/filter-choices?search=country`);
    expect((choices.body as readonly FilterChoice[])[0]?.column).toEqual(scene.filter.column);
    const { token, secret } = await embed(scene, scene.chartPath, [{ name: "land", filter: scene.filter }]);
    const { store } = scene.server;
    const countRuns = async () => (await store.selectFrom("embedRun").selectAll().execute()).length;
    const signed = () => signValues(secret, { params: { land: "Germany" }, exp: scene.now() + 60 });
    const first = await show(scene, token, { signed: signed() });
    expect([first.status, ...countries.map((one) => first.text.includes(one))]).toEqual([
      200,
      true,
      false,
      false,
    ]);
    await show(scene, token, { signed: signed() });
    expect(await countRuns()).toBe(1);
    // Figures of a quarter of an hour ago are computed again, and the old ones are deleted.
    scene.clock.nowMs += 15 * 60 * 1_000;
    await show(scene, token, { signed: signed() });
    expect(await countRuns()).toBe(1);
    expect((await show(scene, token)).status).toBe(403);
    const category = { ...scene.filter, column: { table: "products", column: "category" } };
    const unreached = await embed(scene, scene.chartPath, [{ name: "land", filter: category }]);
    const withheld = await show(scene, unreached.token, {
      signed: signValues(unreached.secret, { params: { land: "Germany" }, exp: scene.now() + 60 }),
    });
    expect([withheld.status, countries.some((one) => withheld.text.includes(one))]).toEqual([200, false]);
  });

  test("a frame shows nothing after its locked filter was removed, or is not locked on a card", async () => {
    const scene = await setScene(environment());
    const { token, secret } = await embed(scene, scene.path, [lock]);
    const { cards } = (await send(scene.ada, "GET", scene.path)).body as Dashboard;
    const signed = () => signValues(secret, { params: { country: "Germany" }, exp: scene.now() + 60 });
    await scene.setFilters([
      {
        ...scene.filter,
        targets: Object.fromEntries(cards.map(({ id }) => [id, { kind: "none" as const }])),
      },
    ]);
    const unlocked = await show(scene, token, { signed: signed() });
    expect([unlocked.status, countries.some((one) => unlocked.text.includes(one))]).toEqual([200, false]);
    // The initial value of a hidden filter, and that of another one of the column, change nothing.
    const initial = { kind: "values", options: [{ value: { type: "text", value: "France" } }] } as const;
    await scene.setFilters([{ ...scene.filter, initial, isRequired: true, isHidden: true }]);
    const hidden = await show(scene, token, { signed: signed() });
    expect([hidden.text.includes("Germany"), hidden.text.includes("France")]).toEqual([true, false]);
    await scene.setFilters([]);
    const gone = await show(scene, token, { signed: signed() });
    expect([gone.status, countries.some((one) => gone.text.includes(one))]).toEqual([403, false]);
  });

  test("locks that do not fit are refused, and secrets belong to embeds", async () => {
    const scene = await setScene(environment());
    expect((await send(scene.ada, "POST", `${scene.path}/embed/secret`)).status).toBe(404);
    const wrong: readonly [path: string, locks: readonly unknown[]][] = [
      [scene.path, [{ name: "country", filterId: "gone" }]],
      [scene.path, [{ name: "country", filter: scene.filter }]],
      [scene.path, [lock, lock]],
      [scene.path, [lock, { ...lock, name: "land" }]],
      [scene.path, [{ ...lock, name: "__proto__" }]],
      [scene.path, [{ ...lock, name: "a b" }]],
      [scene.chartPath, [lock]],
      [scene.chartPath, [{ name: "country", filter: { ...scene.filter, sql: "1 = 1" } }]],
    ];
    for (const [path, locks] of wrong) {
      const set = await send(scene.ada, "PUT", `${path}/embed`, { sites, locks });
      expect([locks, set.status]).toEqual([locks, 400]);
    }
    const { token } = await embed(scene, scene.path, []);
    const open = await show(scene, token);
    expect([open.status, open.text.includes("Germany")]).toEqual([200, true]);
    await send(scene.ada, "PUT", `${scene.path}/embed`, { sites, locks: [lock] });
    expect((await show(scene, token)).status).toBe(403);
  });
});
