import { expect, test } from "vitest";
import { startTestServer } from "../testing/start-test-server.test-support.ts";

test("a short response is sent as it is, with its length; a long one is compressed", async () => {
  const server = await startTestServer();
  const read = async (path: string) => {
    const response = await fetch(`${server.url}${path}`, { headers: { "accept-encoding": "gzip" } });
    const { headers } = response;
    const length = new TextEncoder().encode(await response.text()).length;
    return {
      encoding: headers.get("content-encoding"),
      hasOwnLength: headers.get("content-length") === String(length),
    };
  };
  expect(await read("/api/health")).toEqual({ encoding: null, hasOwnLength: true });
  expect(await read("/api/openapi.json")).toEqual({ encoding: "gzip", hasOwnLength: false });
});
