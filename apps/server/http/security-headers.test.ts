import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startTestApp } from "../testing/start-test-app.test-support.ts";
import { makeTemporaryFolder } from "../testing/start-test-server.test-support.ts";

/** A built web app with a script in its page. */
function makeWebFolder(): string {
  const folder = makeTemporaryFolder();
  const page =
    "<!doctype html><html><head><title>Askery</title><script>boot()</script></head><body></body></html>";
  writeFileSync(join(folder, "index.html"), page);
  writeFileSync(join(folder, "shell.html"), page);
  return folder;
}

/** The names of headers that browsers obey. */
const obeyed = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
  "x-powered-by",
  "access-control-allow-origin",
];

function obeyedOf(response: Response): Record<string, string | null> {
  return Object.fromEntries(obeyed.map((name) => [name, response.headers.get(name)]));
}

const shared = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "referrer-policy": "same-origin",
  "strict-transport-security": null,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-powered-by": null,
  "access-control-allow-origin": null,
};

test("a page may load and call only this server, and run its inline boot script", async () => {
  const app = await startTestApp({ webFolder: makeWebFolder() });
  const response = await app.request("/");
  const nonce = /<meta property="csp-nonce" nonce="([\w+/=]{20,})">/.exec(await response.text())?.[1];
  expect(obeyedOf(response)).toEqual({
    ...shared,
    "content-security-policy": [
      "default-src 'self'",
      "script-src 'self' 'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='",
      `style-src 'self' 'nonce-${nonce}'`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "connect-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "frame-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ].join("; "),
  });
});

test("every page has a different nonce", async () => {
  const app = await startTestApp({ webFolder: makeWebFolder() });
  const policies = [await app.request("/ask"), await app.request("/ask")].map((response) =>
    response.headers.get("content-security-policy"),
  );
  expect(policies[0]).not.toEqual(policies[1]);
});

test("a response of the API may do nothing if a browser shows it as a page", async () => {
  const app = await startTestApp();
  expect(obeyedOf(await app.request("/api/nowhere"))).toEqual({
    ...shared,
    "content-security-policy":
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  });
});

test("with https, browsers must keep using it", async () => {
  const app = await startTestApp({
    webFolder: makeWebFolder(),
    environment: { url: "https://askery.example.com", analyticsUrl: null, trustedProxies: 1 },
  });
  const { headers } = await app.request("/");
  expect([
    headers.get("strict-transport-security"),
    headers.get("content-security-policy")?.endsWith("; upgrade-insecure-requests"),
  ]).toEqual(["max-age=31536000", true]);
});

test("pages may report to the operator's analytics service, and contain its URL", async () => {
  const app = await startTestApp({
    webFolder: makeWebFolder(),
    environment: {
      url: "http://localhost:3000",
      analyticsUrl: "https://stats.example.com/event?site=1&kind=a",
      trustedProxies: 0,
    },
  });
  const response = await app.request("/");
  expect([
    response.headers
      .get("content-security-policy")
      ?.includes("connect-src 'self' https://stats.example.com;"),
    (await response.text()).includes(
      '<meta name="askery-analytics" content="https://stats.example.com/event?site=1&amp;kind=a">',
    ),
  ]).toEqual([true, true]);
});
