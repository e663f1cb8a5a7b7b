import { expect, onTestFinished, test } from "vitest";
import { sampleScaleForTests } from "../../scripts/test-servers/sample.ts";
import { composeServer } from "./compose-server.ts";
import { createLog } from "./runtime/log.ts";
import { makeTemporaryFolder, unlimited } from "./testing/start-test-server.test-support.ts";
import { testEnvironment } from "./testing/test-environment.test-support.ts";

test("a new server can prepare the sample shop and its answers before it listens, and does so once", async () => {
  const folder = makeTemporaryFolder();
  const prepare = async () => {
    const printed: string[] = [];
    const server = await composeServer(testEnvironment(folder), {
      log: createLog("error"),
      now: () => Date.parse("2026-11-20T12:00:00Z"),
      print: (text) => void printed.push(text),
      version: "0.0.0-test",
      rateLimits: unlimited,
      webFolder: folder,
      sampleScale: sampleScaleForTests,
    });
    onTestFinished(() => server.close());
    await server.prepareSample();
    const examples = await server.store.selectFrom("sampleExample").select("position").execute();
    await server.close();
    return { examples: examples.length, says: printed.filter((text) => text.includes("sample")) };
  };
  const says = ["Building the sample shop. This takes some seconds, and is done only once."];
  expect(await prepare()).toEqual({ examples: 5, says });
  expect(await prepare()).toEqual({ examples: 5, says: [] });
});
