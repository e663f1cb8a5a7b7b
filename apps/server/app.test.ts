import { expect, test } from "vitest";
import { createApp } from "./app.ts";
import { healthRoutes } from "./routes/health-routes.ts";

test("the server says that it is up", async () => {
  const app = createApp({
    served: healthRoutes("1.2.3"),
    lookups: { findBelonging: async () => null, findRole: async () => null },
  });
  const response = await app.request("/api/health");
  expect([response.status, await response.json()]).toEqual([200, { status: "ok", version: "1.2.3" }]);
});
