import { expect, test } from "vitest";
import { startTestServer } from "./testing/start-test-server.test-support.ts";

test("the server says that it is up", async () => {
  const server = await startTestServer();
  const response = await server.request("/api/health");
  expect([response.status, await response.json()]).toEqual([200, { status: "ok", version: "0.0.0-test" }]);
});
