import { expect, test } from "vitest";
import { killWhileWriting } from "../testing/kill-while-writing.test-support.ts";
import { makeTemporaryFolder } from "../testing/start-test-server.test-support.ts";

test("killed in the middle of writing, 20 times: every acknowledged write is there", async () => {
  const folder = makeTemporaryFolder();
  for (let round = 0; round < 20; round++) {
    // Spread over 1 to 200, and the same in every run.
    const afterWrites = 1 + ((round * 73) % 200);
    const { acknowledged, ...outcome } = await killWhileWriting(folder, { round, afterWrites });
    expect(acknowledged, `round ${round}`).toBeGreaterThanOrEqual(afterWrites);
    expect(outcome, `round ${round}`).toEqual({ lost: [], integrity: "ok" });
  }
}, 300_000);
