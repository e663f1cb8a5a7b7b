import { endpoint } from "@askery/api";
import { AppError } from "@askery/model";
import { expect, test } from "vitest";
import { z } from "zod";
import { rateLimits } from "./http/rate-limits.ts";
import { serve } from "./endpoints/serve.ts";
import { startTestApp, type TestApp } from "./testing/start-test-app.test-support.ts";

/** The comparable part of a problem: the request's id differs every time. */
async function problemOf(response: Response): Promise<unknown> {
  const { requestId, ...problem } = (await response.json()) as Record<string, unknown>;
  expect(requestId).toBe(response.headers.get("x-request-id"));
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  return problem;
}

const orderLine = z.strictObject({ count: z.number().int() });
const order = endpoint({
  name: "order",
  method: "post",
  path: "/api/orders/{orderId}",
  summary: "Takes what tests send",
  access: { kind: "anyone" },
  params: z.object({ orderId: z.uuid() }),
  query: z.object({ limit: z.coerce.number().int().max(10).optional() }),
  body: z.strictObject({ name: z.string().min(2), lines: z.array(orderLine) }),
  result: z.object({ name: z.string() }),
});
const fail = endpoint({
  name: "fail",
  method: "get",
  path: "/api/failures",
  summary: "Fails",
  access: { kind: "anyone" },
  result: z.null(),
});

const orderPath = "/api/orders/019aa000-0000-7000-8000-000000000000";
const goodOrder = { name: "tea", lines: [{ count: 1 }] };

/** The app with an endpoint that takes input and one that fails. */
function startOrders(failure: Error = new Error("a bug")): Promise<TestApp> {
  return startTestApp({
    served: [
      serve(order, async ({ body }) => ({ name: body.name })),
      serve(fail, async () => {
        throw failure;
      }),
    ],
  });
}

test("valid input gets a response", async () => {
  const app = await startOrders();
  const response = await app.request(`${orderPath}?limit=3`, { method: "POST", body: goodOrder });
  expect([response.status, await response.json()]).toEqual([200, { name: "tea" }]);
});

test("an unknown path of the API is a 404 in JSON, not a page", async () => {
  const app = await startOrders();
  const response = await app.request("/api/nowhere", { headers: { accept: "text/html" } });
  expect([response.status, await problemOf(response)]).toEqual([
    404,
    {
      type: "about:blank",
      title: "Nothing exists at this address.",
      status: 404,
      detail: "Check the address.",
      code: "not-found",
    },
  ]);
});

test("a parameter that cannot name anything is a 404", async () => {
  const app = await startOrders();
  const response = await app.request("/api/orders/%00", { method: "POST", body: goodOrder });
  expect([response.status, await problemOf(response)]).toMatchObject([404, { code: "not-found" }]);
});

test("a method that a path does not support is a 405 with the supported methods", async () => {
  const app = await startOrders();
  const response = await app.request("/api/failures", { method: "DELETE" });
  expect([response.status, response.headers.get("allow"), await problemOf(response)]).toEqual([
    405,
    "GET, HEAD",
    {
      type: "about:blank",
      title: "This address does not accept DELETE.",
      status: 405,
      detail: "Use GET, HEAD.",
      code: "method-not-allowed",
    },
  ]);
});

test("a preflight request from another site is not allowed", async () => {
  const app = await startOrders();
  const response = await app.request(orderPath, {
    method: "OPTIONS",
    headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
  });
  const names = [...response.headers.keys()].filter((name) => name.startsWith("access-control"));
  expect([response.status, names]).toEqual([405, []]);
});

test("invalid input is a 400 that names every field and its fix", async () => {
  const app = await startOrders();
  const body = { name: "t", lines: [{ count: 1.5 }, {}, { count: "2" }], owner: "me" };
  const response = await app.request(orderPath, { method: "POST", body });
  expect([response.status, await problemOf(response)]).toEqual([
    400,
    {
      type: "about:blank",
      title: "A value in the request is not valid.",
      status: 400,
      detail: expect.stringContaining("name: This must have at least 2 characters.") as unknown,
      code: "invalid-input",
      fields: {
        name: "This must have at least 2 characters.",
        "lines.0.count": "This must be a whole number.",
        "lines.1.count": "This is missing.",
        "lines.2.count": "This must be a number.",
        owner: "This field is unknown.",
      },
    },
  ]);
});

test("an invalid query is a 400 that names the field", async () => {
  const app = await startOrders();
  const response = await app.request(`${orderPath}?limit=99`, { method: "POST", body: goodOrder });
  expect([response.status, await problemOf(response)]).toMatchObject([
    400,
    { code: "invalid-input", fields: { limit: "This must be at most 10." } },
  ]);
});

test.each([
  ["", "The request is empty."],
  ["{", "The request is not valid JSON."],
  [`{"name":"a\\u0000b","lines":[]}`, "The request contains a NUL character."],
  ["null", "A value in the request is not valid."],
  [`{"__proto__":{"name":"tea"},"lines":[]}`, "A value in the request is not valid."],
  ["[".repeat(100_000), "The request is not valid JSON."],
  ["[".repeat(100_000) + "]".repeat(100_000), "A value in the request is not valid."],
])("bad body %#: a 400 that says so", async (body, title) => {
  const app = await startOrders();
  const response = await app.request(orderPath, {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
  });
  expect([response.status, await problemOf(response)]).toMatchObject([400, { title, code: "invalid-input" }]);
});

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/json",
])("JSON sent as %s is refused, because a page of another site could send that", async (type) => {
  const app = await startOrders();
  const body = JSON.stringify(goodOrder);
  const response = await app.request(orderPath, { method: "POST", body, headers: { "content-type": type } });
  expect([response.status, await problemOf(response)]).toMatchObject([415, { code: "wrong-content-type" }]);
});

test.each<Readonly<Record<string, string>>>([
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://localhost:3000.evil.example" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: "http://localhost:3000", "sec-fetch-site": "cross-site" },
])("a change from another site's page is refused: %j", async (headers) => {
  const app = await startOrders();
  const response = await app.request(orderPath, { method: "POST", body: goodOrder, headers });
  expect([response.status, await problemOf(response)]).toMatchObject([403, { code: "cross-site" }]);
});

test("a change from our own page is accepted", async () => {
  const app = await startOrders();
  const answers = [];
  for (const origin of ["http://localhost:3000", app.url]) {
    const headers = { origin, "sec-fetch-site": "same-origin" };
    answers.push((await app.request(orderPath, { method: "POST", body: goodOrder, headers })).status);
  }
  expect(answers).toEqual([200, 200]);
});

test("a body over 1 MB is a 413, with or without an announced size", async () => {
  const app = await startOrders();
  const body = JSON.stringify({ ...goodOrder, name: "x".repeat(1_000_000) });
  const announced = await app.request(orderPath, {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
  });
  // Node requires `duplex` with a stream; the browser's types do not have it.
  const stream = { body: new Blob([body]).stream(), duplex: "half" };
  const unannounced = await fetch(`${app.url}${orderPath}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    ...stream,
  });
  for (const response of [announced, unannounced]) {
    expect([response.status, await problemOf(response)]).toMatchObject([
      413,
      { code: "body-too-large", detail: "Send at most 1 MB." },
    ]);
  }
});

test("a failure at an edge is reported with its status", async () => {
  const app = await startOrders(
    new AppError("store-full", { message: "The disk is full.", fix: "Free some." }),
  );
  const response = await app.request("/api/failures");
  expect([response.status, await problemOf(response)]).toEqual([
    507,
    {
      type: "about:blank",
      title: "The disk is full.",
      status: 507,
      detail: "Free some.",
      code: "store-full",
    },
  ]);
});

test("a bug is a 500 that reveals nothing", async () => {
  const app = await startOrders(new Error("duplicate key (email)=(ada@example.com) in askery.sqlite"));
  const response = await app.request("/api/failures");
  const text = await response.clone().text();
  expect([
    response.status,
    await problemOf(response),
    /ada@example|sqlite|duplicate/.test(text),
  ]).toMatchObject([500, { title: "Something went wrong on the server.", code: "internal" }, false]);
});

test("too many attempts are a 429 with the time to try again", async () => {
  const app = await startTestApp({
    rateLimits: {
      byAddress: [{ name: "sign-in", paths: ["/api/auth/sign-in/email"], calls: 2, seconds: 60 }],
      byCaller: rateLimits.byCaller,
    },
  });
  const statuses = [];
  for (let turn = 0; turn < 3; turn++) {
    const response = await app.request("/api/auth/sign-in/email", { method: "POST", body: {} });
    statuses.push([response.status, response.headers.get("retry-after")]);
  }
  const elsewhere = await app.request("/api/elsewhere");
  expect([statuses, elsewhere.status]).toEqual([
    [
      [404, null],
      [404, null],
      [429, "60"],
    ],
    404,
  ]);
});

test("a user is limited across all addresses, and other users are not affected", async () => {
  const app = await startTestApp({
    environment: { url: "http://localhost:3000", analyticsUrl: null, trustedProxies: 1 },
    rateLimits: { byAddress: [], byCaller: { name: "all", calls: 1, seconds: 60 } },
    findSession: async (headers) => {
      const userId = headers.get("x-test-user");
      return userId === null ? null : { id: "a session", userId };
    },
  });
  const statusOf = async (headers: Readonly<Record<string, string>>) =>
    (await app.request("/api/x", { headers })).status;
  expect([
    await statusOf({ "x-test-user": "ada", "x-forwarded-for": "192.0.2.1" }),
    await statusOf({ "x-test-user": "ada", "x-forwarded-for": "192.0.2.2" }),
    await statusOf({ "x-test-user": "bob", "x-forwarded-for": "192.0.2.2" }),
    await statusOf({ "x-forwarded-for": "192.0.2.2" }),
    await statusOf({ "x-forwarded-for": "2001:db8::1" }),
    await statusOf({ "x-forwarded-for": "2001:db8:0:0:9::1" }),
    await statusOf({ "x-forwarded-for": "2001:db8:0:1::1" }),
  ]).toEqual([404, 429, 404, 404, 404, 429, 404]);
});

test("a renewed session is sent with every response, including errors", async () => {
  const app = await startTestApp({
    findSession: async (_headers, reply) => {
      reply.append("set-cookie", "session=1");
      return null;
    },
  });
  const response = await app.request("/api/nowhere");
  expect([response.status, response.headers.getSetCookie()]).toEqual([404, ["session=1"]]);
});

test.each([
  ["http://localhost:3000", 0, true],
  ["https://askery.example.com", 0, false],
  ["http://localhost:3000", 1, false],
])(
  "reached at %s through %d proxies, a call from this machine counts as local: %s",
  async (url, trustedProxies, expected) => {
    let isLoopback: boolean | undefined;
    const app = await startTestApp({
      environment: { url, analyticsUrl: null, trustedProxies },
      served: [
        serve(fail, async (_request, caller) => {
          ({ isLoopback } = caller);
          return null;
        }),
      ],
    });
    await app.request("/api/failures");
    expect(isLoopback).toBe(expected);
  },
);
