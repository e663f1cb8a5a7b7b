import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { limitBody } from "./limit-body.ts";
import { listen } from "./listen.ts";
import type { RequestFacts } from "./request-facts.ts";

/** Starts an app that echoes bodies; files go to `/file`. It records the failures of its handlers. */
async function startEcho(maxMs: number) {
  const failures: unknown[] = [];
  const app = new Hono<RequestFacts>();
  app.use(limitBody({ maxBytes: 100, maxMs }, (_method, path) => path === "/file"));
  app.post("/deaf", async ({ req }) => {
    await once(req.raw.signal, "abort");
    return new Response("too late");
  });
  app.post("*", async (context) => context.text(await context.req.text()));
  app.onError((error, context) => {
    failures.push("code" in error ? error.code : error);
    return context.text("refused", 400);
  });
  const listener = await listen(app.fetch, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => listener.close(0));
  const send = (path: string, rest: string) => {
    const socket = connect(listener.port, "127.0.0.1");
    socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\n${rest}`);
    return socket;
  };
  return { send, failures };
}

test.each(["content-length: 10\r\n\r\nhalf", "transfer-encoding: chunked\r\n\r\n4\r\nhalf\r\n"])(
  "a connection whose body is not complete in time is closed: %j",
  async (rest) => {
    const { send, failures } = await startEcho(1);
    const socket = send("/", rest);
    expect(await text(socket)).toBe("");
    await expect.poll(() => failures).toEqual(["body-too-slow"]);
  },
);

test("also closes it if the handler does not read the body", async () => {
  const { send } = await startEcho(1);
  expect(await text(send("/deaf", "content-length: 10\r\n\r\nhalf"))).toBe("");
  expect((await text(send("/", "connection: close\r\n\r\n"))).startsWith("HTTP/1.1 200")).toBe(true);
});

test.each([
  ["/", "content-length: 4\r\nconnection: close\r\n\r\nbody", "body"],
  ["/", "transfer-encoding: chunked\r\nconnection: close\r\n\r\n4\r\nbody\r\n0\r\n\r\n", "body"],
  ["/", "connection: close\r\n\r\n", ""],
])("a body that arrives in time, to %s with %j, is read", async (path, rest, expected) => {
  const { send } = await startEcho(60_000);
  expect((await text(send(path, rest))).split("\r\n\r\n")[1]).toBe(expected);
});

test("a file may take longer", async () => {
  const { send } = await startEcho(1);
  const socket = send("/file", "content-length: 4\r\nconnection: close\r\n\r\nbo");
  // By now, another request with the same delay has been cut off.
  await once(send("/", "content-length: 10\r\n\r\nhalf").resume(), "close");
  socket.write("dy");
  expect((await text(socket)).split("\r\n\r\n")[1]).toBe("body");
});
