import { crc32, deflateSync } from "node:zlib";
import type { Database, DatabaseDetail } from "@askery/api";
import { expect, test } from "vitest";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";
import { describeStores, type StoreEnvironment } from "../../testing/test-stores.test-support.ts";

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A red square, with additional chunks after its header. */
function png({ side = 2, more = [] }: { readonly side?: number; readonly more?: readonly Buffer[] } = {}) {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3, Buffer.from([255, 0, 0]))]);
  return Buffer.concat([
    Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"),
    chunk("IHDR", header),
    ...more,
    chunk("IDAT", deflateSync(Buffer.concat(Array.from({ length: side }, () => row)))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const html = "<!doctype html><script>alert(document.domain)</script>";

function jpeg(): Buffer<ArrayBuffer> {
  const hex = [
    "ffd8 fffe000c3c7363726970743e3c2f ffe10008457869660000",
    `ffdb0043 00 ${"01".repeat(64)}`,
    "ffc0000b 080001000201011100",
    "ffc40014 00 01 000000000000000000000000000000 00",
    "ffda0008 010100003f00 00ff00 ffd9",
  ].join("");
  return Buffer.from(hex.replaceAll(" ", ""), "hex");
}

function webp(): Buffer<ArrayBuffer> {
  const image = Buffer.from("2f00000000072100", "hex");
  const parts = [
    ["VP8L", image],
    ["EXIF", Buffer.from(html.slice(0, 40))],
  ] as const;
  const body = Buffer.concat(
    parts.map(([name, data]) => {
      const size = Buffer.alloc(4);
      size.writeUInt32LE(data.length);
      return Buffer.concat([Buffer.from(name), size, data]);
    }),
  );
  const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  head.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([head, body]);
}

async function openLogos(environment: Partial<StoreEnvironment> = {}) {
  const server = await startTestServer({ environment });
  const ada = await signUpPerson(server, "Ada");
  const { id } = (await ada.browser.post("/api/databases/files", { name: "Shop" })).body as Database;
  const put = async (body: Buffer<ArrayBuffer>, { browser }: TestPerson = ada) => {
    const response = await fetch(`${server.url}/api/databases/${id}/logo`, {
      method: "PUT",
      headers: {
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        origin: server.url,
        "content-type": "application/octet-stream",
      },
      body,
    });
    return { status: response.status, body: (await response.json()) as Partial<DatabaseDetail> };
  };
  const get = async (path: string) => {
    const response = await ada.browser.request(path);
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const patch = async (logo: string | null) => {
    const response = await ada.browser.request(`/api/databases/${id}`, { method: "PATCH", body: { logo } });
    return { status: response.status, body: (await response.json()) as Partial<DatabaseDetail> };
  };
  return { server, ada, id, put, get, patch };
}

describeStores((environment) => {
  test("a logo is uploaded, shown with the database, served, removed and restored", async () => {
    const { ada, id, put, get, patch } = await openLogos(environment());
    const { status, body } = await put(png());
    expect([status, body.logo]).toEqual([
      200,
      expect.stringMatching(`^/api/databases/${id}/logos/[0-9a-f]{32}$`),
    ]);
    const logo = body.logo ?? "";
    expect((await ada.browser.get("/api/databases")).body).toEqual(
      expect.arrayContaining([expect.objectContaining({ id, logo })]) as unknown,
    );
    const { response, bytes } = await get(logo);
    expect(bytes).toEqual(png());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/default-src 'none'.*; sandbox$/) as unknown,
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "private, max-age=31536000, immutable",
    });
    expect((await patch(null)).body.logo).toBe(null);
    expect((await patch(logo)).body.logo).toBe(logo);
  });

  test("only the latest logos are stored", async () => {
    const { put, patch } = await openLogos(environment());
    const paths: string[] = [];
    for (let side = 1; side <= 7; side++) paths.push((await put(png({ side }))).body.logo ?? "");
    expect(new Set(paths).size).toBe(7);
    expect((await patch(paths[0] ?? "")).status).toBe(404);
    expect((await patch(paths[6] ?? "")).status).toBe(200);
  });
});

test("removes metadata: comments, locations, scripts after the end", async () => {
  const { put, get } = await openLogos();
  const noted = png({
    more: [chunk("tEXt", Buffer.from(`Comment\0${html}`)), chunk("eXIf", Buffer.from("here"))],
  });
  for (const [name, picture] of [
    ["image/png", Buffer.concat([noted, Buffer.from(html)])],
    ["image/jpeg", Buffer.concat([jpeg(), Buffer.from(html)])],
    ["image/webp", webp()],
  ] as const) {
    const { status, body } = await put(picture);
    expect([name, status]).toEqual([name, 200]);
    const { response, bytes } = await get(body.logo ?? "");
    expect(response.headers.get("content-type")).toBe(name);
    expect(bytes.toString("latin1")).not.toMatch(/script|Exif|eXIf/i);
    expect(bytes.length).toBeLessThan(picture.length);
  }
});

const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each([
  [
    "an SVG that is called PNG",
    Buffer.from(svg),
    422,
    "SVG pictures are not accepted because they can contain scripts.",
  ],
  ["a page", Buffer.from(html), 422, "This file is not a picture in a supported format."],
  [
    "a page that begins like a PNG",
    Buffer.concat([png().subarray(0, 8), Buffer.from(html)]),
    422,
    /can't be read/,
  ],
  [
    "a page that begins like a JPEG",
    Buffer.concat([jpeg().subarray(0, 2), Buffer.from(html)]),
    422,
    /can't be read/,
  ],
  ["a page that begins like a GIF", Buffer.from(`GIF89a/*${html}`), 422, /not a picture/],
  ["a PNG that is cut short", png().subarray(0, 40), 422, /ends too soon/],
  [
    "a PNG with a damaged part",
    Buffer.concat([png().subarray(0, 30), Buffer.from([9]), png().subarray(31)]),
    422,
    /damaged/,
  ],
  ["nothing", Buffer.alloc(0), 422, "The file is empty: it has 0 bytes."],
  ["10 MB", Buffer.alloc(10_000_000, png()), 413, "The picture is larger than 1 MB."],
  ["too many pixels", pngOfSize(100_000), 413, "This picture is 100000 × 100000 pixels."],
])("refused: %s", async (_, picture, status, title) => {
  const { ada, id, put } = await openLogos();
  expect(await put(picture)).toMatchObject({
    status,
    body: { title: expect.stringMatching(title) as unknown },
  });
  expect((await ada.browser.get(`/api/databases/${id}`)).body).toMatchObject({ logo: null });
});

/** A PNG whose header has this size, but little data. */
function pngOfSize(side: number): Buffer<ArrayBuffer> {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  return Buffer.concat([
    png().subarray(0, 8),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(8))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test("editors and viewers can't set a logo, and an external URL is not a logo", async () => {
  const { server, id, put, patch } = await openLogos();
  const eve = await signUpPerson(server, "Eve");
  await server.store
    .insertInto("member")
    .values({ workspaceId: id, userId: eve.userId, role: "editor", createdAtMs: 1 })
    .execute();
  expect((await put(png(), eve)).status).toBe(403);
  expect((await patch("/api/me")).status).toBe(400);
  expect((await patch("//elsewhere.example/logo.png")).status).toBe(400);
  const other = `/api/databases/00000000-0000-4000-8000-000000000000/logos/${"0".repeat(32)}`;
  expect((await patch(other)).status).toBe(404);
});
