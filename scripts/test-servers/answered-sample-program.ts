import { setTimeout as wait } from "node:timers/promises";
import { invariant } from "@askery/model";
import { composeServer } from "../../apps/server/compose-server.ts";
import { rateLimits } from "../../apps/server/http/rate-limits.ts";
import { createLog } from "../../apps/server/runtime/log.ts";
import { testEnvironment } from "../../apps/server/testing/test-environment.test-support.ts";

/** A program that runs a server on an empty data folder until the example questions are answered. */
const [folder = "", sampleScale = ""] = process.argv.slice(2);
const server = await composeServer(testEnvironment(folder), {
  log: createLog("error"),
  now: Date.now,
  print: () => undefined,
  version: "0.0.0-test",
  rateLimits,
  webFolder: folder,
  sampleScale: Number(sampleScale),
});
await server.start();
while (await isRefreshing()) await wait(50);
const examples = await server.store.selectFrom("sampleExample").select("position").execute();
await server.close();
invariant(examples.length > 0, "the sample shop answers its example questions");

async function isRefreshing(): Promise<boolean> {
  const job = await server.store
    .selectFrom("job")
    .select("id")
    .where("kind", "=", "refresh-sample")
    .where("state", "in", ["done", "failed"])
    .executeTakeFirst();
  return job === undefined;
}
