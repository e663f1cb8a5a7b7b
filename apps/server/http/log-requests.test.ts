import { endpoint } from "@askery/api";
import { expect, test } from "vitest";
import { z } from "zod";
import { serve } from "../endpoints/serve.ts";
import { startTestApp, type TestApp } from "../testing/start-test-app.test-support.ts";
import { startTestServer } from "../testing/start-test-server.test-support.ts";
import { signUpPerson, testPassword } from "../testing/test-people.test-support.ts";

const send = endpoint({
  name: "send",
  method: "post",
  path: "/api/letters/{letterId}",
  summary: "Takes a letter",
  access: { kind: "anyone" },
  params: z.object({ letterId: z.string() }),
  query: z.object({ to: z.string() }),
  body: z.strictObject({ text: z.string(), password: z.string() }),
  result: z.null(),
});

async function startLetters(failure: Error | null): Promise<TestApp> {
  return startTestApp({
    served: [
      serve(send, async () => {
        if (failure !== null) throw failure;
        return null;
      }),
    ],
  });
}

const letter = {
  method: "POST",
  body: { text: "secret-text", password: "secret-password" },
  headers: { cookie: "session=secret-cookie", authorization: "Bearer secret-token" },
};

test("a request is logged on one line: its pattern, its status, its duration, its id", async () => {
  const app = await startLetters(null);
  const response = await app.request("/api/letters/secret-id?to=secret-query", letter);
  expect(app.logged).toEqual([
    {
      level: "info",
      time: expect.any(String) as unknown,
      requestId: response.headers.get("x-request-id"),
      method: "POST",
      route: "/api/letters/{letterId}",
      status: 204,
      ms: expect.any(Number) as unknown,
      msg: "request",
    },
  ]);
});

test("a bug is logged with the id that its response names", async () => {
  const app = await startLetters(new Error("a bug"));
  const response = await app.request("/api/letters/secret-id?to=secret-query", letter);
  const { requestId } = (await response.json()) as { readonly requestId: string };
  expect(app.logged).toMatchObject([
    { level: "error", requestId, route: "/api/letters/{letterId}", status: 500, err: { message: "a bug" } },
  ]);
});

test("nothing from the request is logged, whatever is wrong with it", async () => {
  const app = await startLetters(null);
  const path = "/api/letters/secret-id?to=secret-query";
  await app.request(path, letter);
  await app.request(path, { ...letter, body: { text: "secret-text", "secret-name": 1 } });
  await app.request(path, {
    ...letter,
    body: "secret-json{",
    headers: { ...letter.headers, "content-type": "application/json" },
  });
  await app.request(path, { ...letter, body: "secret-text" });
  await app.request("/api/secret-path?secret-query", letter);
  await app.request("/secret-page?q=secret-question");
  expect([app.logged.length, JSON.stringify(app.logged).match(/secret[-\w]*/g)]).toEqual([6, null]);
});

test("signing up and in leaves no trace of the person or their secrets", async () => {
  const server = await startTestServer();
  const { browser, email } = await signUpPerson(server, "Ada");
  await signUpPerson(server, "Grace");
  await browser.post("/api/auth/sign-in/email", { email, password: "wrong-password-of-ada" });
  await browser.request("/api/auth/verify-email?token=not-a-token");
  await browser.request("/?panel=reset-password&token=not-a-token");
  const text = JSON.stringify(server.logged);
  const secrets = ["example.com", "Ada", "Grace", testPassword, "wrong-password", "not-a-token"];
  expect([
    server.logged.length >= 8,
    [...secrets, ...browser.cookies.values()].filter((secret) => text.includes(secret)),
  ]).toEqual([true, []]);
});
