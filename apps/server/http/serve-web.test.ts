import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { startTestApp, type TestApp } from "../testing/start-test-app.test-support.ts";
import { makeTemporaryFolder } from "../testing/start-test-server.test-support.ts";

const html = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

/** A server with a built web app of a few files. */
async function startWeb(): Promise<TestApp> {
  const data = makeTemporaryFolder();
  const folder = join(data, "client");
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(join(data, "secret.key"), "the key");
  for (const name of ["index", "plans", "shell"]) {
    writeFileSync(join(folder, `${name}.html`), `<html><head></head><body>${name}</body></html>`);
  }
  writeFileSync(join(folder, "favicon.svg"), "<svg/>");
  writeFileSync(join(folder, "assets/app-abc123.js"), "run()");
  writeFileSync(join(folder, "assets/app-abc123.js.br"), brotliCompressSync("run()"));
  return startTestApp({ webFolder: folder });
}

async function shownBy(response: Response): Promise<unknown> {
  const body = /<body>(\w+)<\/body>/.exec(await response.text())?.[1];
  return [response.status, body, response.headers.get("content-type")];
}

test.each([
  ["/", "index"],
  ["/plans", "plans"],
  ["/ask", "shell"],
  ["/ask/genesis?q=revenue", "shell"],
  ["/chat/019aa000-0000-7000-8000-000000000000", "shell"],
  ["/no/such/page", "shell"],
  ["/plans/", "shell"],
  ["/index.html/x", "shell"],
])("%s is the page %s", async (path, page) => {
  const app = await startWeb();
  const response = await app.request(path, { headers: html });
  expect(await shownBy(response)).toEqual([200, page, "text/html; charset=utf-8"]);
});

test.each(["br", "gzip", "identity"])(
  "a page is sent as %s if the browser accepts nothing better",
  async (encoding) => {
    const app = await startWeb();
    const response = await app.request("/ask", { headers: { ...html, "accept-encoding": encoding } });
    expect([response.headers.get("content-encoding"), await shownBy(response)]).toEqual([
      encoding === "identity" ? null : encoding,
      [200, "shell", "text/html; charset=utf-8"],
    ]);
  },
);

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=1.0, gzip;q=0.8", "br"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0", null],
  ["zstd", null],
])("of the accepted encodings (%s), %s is used", async (accepted, encoding) => {
  const app = await startWeb();
  const response = await app.request("/ask", { headers: { ...html, "accept-encoding": accepted } });
  expect(response.headers.get("content-encoding")).toBe(encoding);
});

test("a page is requested again each time, a file named by its content never", async () => {
  const app = await startWeb();
  const cacheControl = async (path: string) => (await app.request(path)).headers.get("cache-control");
  expect([
    await cacheControl("/ask"),
    await cacheControl("/assets/app-abc123.js"),
    await cacheControl("/favicon.svg"),
  ]).toEqual(["no-cache", "public, max-age=31536000, immutable", "public, max-age=3600"]);
});

test("a file is sent as the build compressed it", async () => {
  const app = await startWeb();
  const response = await app.request("/assets/app-abc123.js", { headers: { "accept-encoding": "gzip, br" } });
  const { headers } = response;
  expect([
    response.status,
    headers.get("content-encoding"),
    headers.get("content-type"),
    await response.text(),
  ]).toEqual([200, "br", "text/javascript; charset=utf-8", "run()"]);
});

test("HEAD describes a page and a file without sending them", async () => {
  const app = await startWeb();
  const answers = [];
  for (const path of ["/ask", "/assets/app-abc123.js"]) {
    const response = await app.request(path, { method: "HEAD", headers: html });
    answers.push([response.status, response.headers.get("content-type"), await response.text()]);
  }
  expect(answers).toEqual([
    [200, "text/html; charset=utf-8", ""],
    [200, "text/javascript; charset=utf-8", ""],
  ]);
});

test.each(["/assets/gone-abc123.js", "/gone.png", "/assets/", "/humans.txt", "/index.html.bak"])(
  "%s is a file that is not there: a 404 and no page",
  async (path) => {
    const app = await startWeb();
    const response = await app.request(path, { headers: html });
    expect([response.status, await response.text()]).toEqual([404, "There is no such file."]);
  },
);

test.each([
  "/../secret.key",
  "/assets/../../secret.key",
  "/%2e%2e/secret.key",
  "/assets/..%2f..%2fsecret.key",
  "//secret.key",
])("%s leads out of the web app and is never served", async (path) => {
  const app = await startWeb();
  expect(await sendRaw(app.port, path)).not.toContain("the key");
});

/** Sends a path unchanged; a URL would be normalized first. */
function sendRaw(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    socket.setEncoding("utf8").on("data", (part: string) => (text += part));
    socket.on("end", () => resolve(text)).on("error", reject);
  });
}

test("pages can only be read", async () => {
  const app = await startWeb();
  const response = await app.request("/ask", { method: "POST" });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("a web app that was not built explains how to build it", async () => {
  const app = await startTestApp();
  const response = await app.request("/", { headers: html });
  expect([response.status, await response.text()]).toEqual([
    503,
    "The web app was not built. Start Askery with: npm start",
  ]);
});

test("if only one page was built, it is used for all", async () => {
  const folder = makeTemporaryFolder();
  writeFileSync(join(folder, "index.html"), "<html><head></head><body>index</body></html>");
  const app = await startTestApp({ webFolder: folder });
  expect(await shownBy(await app.request("/ask"))).toEqual([200, "index", "text/html; charset=utf-8"]);
});

test("robots.txt names the two public pages and the sitemap, which lists them", async () => {
  const app = await startWeb();
  const robots = await app.request("/robots.txt");
  const sitemap = await app.request("/sitemap.xml");
  const origin = /Sitemap: (.*)\/sitemap\.xml/.exec(await robots.clone().text())?.[1] ?? "";
  expect(await robots.text()).toBe(
    [
      "User-agent: *",
      "Allow: /$",
      "Allow: /plans$",
      "Allow: /assets/",
      "Allow: /preview.png",
      "Allow: /favicon.",
      "Disallow: /",
      "",
      `Sitemap: ${origin}/sitemap.xml`,
      "",
    ].join("\n"),
  );
  expect([...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    `${origin}/`,
    `${origin}/plans`,
  ]);
});
