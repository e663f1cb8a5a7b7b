import { randomUUID } from "node:crypto";
import type { Dashboard } from "@askery/api";
import { printTextImage, type TextImage } from "@askery/model";
import { expect, test } from "vitest";
import { findDatabaseOf } from "../../testing/ask.test-support.ts";
import { sampleScaleForTests } from "../../../../scripts/test-servers/sample.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";
import { describeStores, type StoreEnvironment } from "../../testing/test-stores.test-support.ts";

/** Red pixels: 1 × 1, 2 × 1 and 1 × 2. */
const pixels = [
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC",
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4z8AARAAI/gH/xp559wAAAABJRU5ErkJggg==",
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAACCAIAAAAW4yFwAAAADklEQVR4nGP4z8DAAMQACf4B/4PiLjgAAAAASUVORK5CYII=",
].map((base64) => Buffer.from(base64, "base64"));

async function setScene(environment: Partial<StoreEnvironment>) {
  const server = await startTestServer({ environment, sampleScale: sampleScaleForTests });
  const ada = await signUpPerson(server, "Ada");
  const { id: databaseId } = await findDatabaseOf(ada);
  const make = async (title: string) => {
    const made = await ada.browser.post(`/api/databases/${databaseId}/dashboards`, { title });
    return `/api/dashboards/${(made.body as Dashboard).id}`;
  };
  const upload = async (path: string, body: Buffer<ArrayBuffer>, { browser }: TestPerson = ada) => {
    const response = await fetch(`${server.url}${path}/images`, {
      method: "POST",
      headers: {
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        origin: server.url,
        "content-type": "application/octet-stream",
      },
      body,
    });
    return {
      status: response.status,
      body: (await response.json()) as TextImage & { readonly title: string },
    };
  };
  const write = async (path: string, texts: readonly string[]) => {
    const { revision } = (await ada.browser.get(path)).body as Dashboard;
    const cards = texts.map((text, y) => {
      return { id: randomUUID(), tabId: null, kind: "text", text, x: 0, y, w: 24, h: 1 };
    });
    const changed = await ada.browser.request(path, { method: "PATCH", body: { revision, texts: cards } });
    expect(changed.status).toBe(200);
  };
  const statusOf = async (path: string, { version }: TextImage) =>
    (await ada.browser.request(`${path}/images/${version}`)).status;
  return { server, ada, databaseId, make, upload, write, statusOf };
}

const [square = Buffer.alloc(0), wide = Buffer.alloc(0), high = Buffer.alloc(0)] = pixels;

describeStores((environment) => {
  test("a picture is stored with its size and served as what it is, to those who see the dashboard", async () => {
    const { server, ada, make, upload } = await setScene(environment());
    const path = await make("Board");
    const { status, body } = await upload(path, wide);
    expect([status, body]).toEqual([
      200,
      { version: expect.stringMatching(/^[\da-f]{32}$/) as unknown, width: 2, height: 1 },
    ]);
    const served = await ada.browser.request(`${path}/images/${body.version}`);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(wide);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/default-src 'none'.*; sandbox$/) as unknown,
    });
    const eve = await signUpPerson(server, "Eve");
    expect((await eve.browser.request(`${path}/images/${body.version}`)).status).toBe(404);
    expect((await upload(path, wide, eve)).status).toBe(404);
  });

  test("a copy of the dashboard, a pasted card and a restored revision have the picture", async () => {
    const { ada, make, upload, write, statusOf } = await setScene(environment());
    const path = await make("Board");
    const { body: image } = await upload(path, square);
    const text = `Here: ${printTextImage("A square", image)}`;
    await write(path, [text]);

    const copied = await ada.browser.post(`${path}/duplicates`, { id: randomUUID() });
    const other = await make("Other");
    expect(await statusOf(other, image)).toBe(404);
    await write(other, [text]);
    await write(path, []);
    await ada.browser.post(`${path}/revisions/2/restore`);

    const copy = `/api/dashboards/${(copied.body as Dashboard).id}`;
    expect(await Promise.all([path, copy, other].map((one) => statusOf(one, image)))).toEqual([
      200, 200, 200,
    ]);
  });

  test("pictures that nothing shows make room after a while, and are deleted with their dashboard", async () => {
    const { server, make, upload, write, statusOf } = await setScene(environment());
    const path = await make("Board");
    const [{ body: shown }, { body: unused }] = [await upload(path, square), await upload(path, wide)];
    await write(path, [printTextImage("", shown)]);
    await write(path, []);
    const { store } = server;
    await store.updateTable("dashboardImage").set({ createdAtMs: 1 }).execute();
    await upload(path, high);
    expect([await statusOf(path, shown), await statusOf(path, unused)]).toEqual([200, 404]);
    await store
      .deleteFrom("dashboard")
      .where("id", "=", path.split("/").at(-1) ?? "")
      .execute();
    expect(await store.selectFrom("dashboardImage").select("version").execute()).toEqual([]);
  });

  test("visitors see the pictures that the texts show, and no others", async () => {
    const { server, ada, make, upload, write } = await setScene(environment());
    const path = await make("Board");
    const [{ body: shown }, { body: hidden }] = [await upload(path, square), await upload(path, wide)];
    await write(path, [printTextImage("A square", shown)]);
    const linked = await ada.browser.request(`${path}/link`, { method: "PUT", body: {} });
    const { link } = (await linked.json()) as { readonly link: { readonly url: string } };
    const token = link.url.split("/").at(-1) ?? "";
    const statusFor = async (image: TextImage) =>
      (await fetch(`${server.url}/api/share/${token}/images/${image.version}`)).status;
    expect([await statusFor(shown), await statusFor(hidden)]).toEqual([200, 404]);
  });
});

test.each([
  ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422, /^SVG pictures are not accepted/],
  ["a page", Buffer.from("<!doctype html>"), 422, /^This file is not a picture/],
  ["over 2 MB", Buffer.alloc(2_000_001, square), 413, "The picture is larger than 2 MB."],
])("refused: %s", async (_, picture, status, title) => {
  const { make, upload } = await setScene({});
  const refused = await upload(await make("Board"), picture);
  expect(refused.status).toBe(status);
  expect(refused.body.title).toMatch(title);
});
