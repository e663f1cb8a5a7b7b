import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Answerer } from "./accuracy/answerer.ts";
import type { Attempt } from "./accuracy/attempt.ts";
import { prepareShop, type ShopSet } from "./accuracy/read-shop-questions.ts";

const cacheFolder = join(import.meta.dirname, "..", ".cache", "accuracy");
const answerer = new Answerer(cacheFolder);
const setTimeoutMs = 180_000;

afterAll(() => {
  answerer.close();
});

describe("questions about the sample shop", () => {
  test("everyday questions are all answered correctly", { timeout: setTimeoutMs }, async () => {
    const attempts = await ask("everyday");
    const misses = attempts.filter(({ verdict }) => !verdict.strict).map(({ id, miss }) => miss ?? id);
    expect(attempts).toHaveLength(50);
    expect(misses).toEqual([]);
  });

  test(
    "four in five questions that the engine was never tuned to are answered correctly",
    { timeout: setTimeoutMs },
    async () => {
      const attempts = await ask("blind");
      const right = attempts.filter(({ verdict }) => verdict.strict).length;
      console.info(`${right} of ${attempts.length} questions never tuned to are answered right.`);
      expect(right / attempts.length).toBeGreaterThanOrEqual(0.8);
    },
  );
});

describe("questions that the sample shop cannot answer", () => {
  let attempts: readonly Attempt[] = [];
  beforeAll(async () => {
    attempts = await ask("unanswerable");
  }, setTimeoutMs);

  test("are all refused", () => {
    expect(attempts).toHaveLength(20);
    expect(attempts.filter(({ outcome }) => outcome !== "refused").map(({ miss }) => miss)).toEqual([]);
  });

  test("are refused with the words that caused it, or with a reason", () => {
    const unexplained = attempts.filter(
      ({ problem }) => problem?.spans.length === 0 && problem.code === "question-not-understood",
    );
    expect(unexplained.map(({ id }) => id)).toEqual([]);
  });
});

/** The blind set only provides a figure: its misses are never read. */
async function ask(name: ShopSet): Promise<readonly Attempt[]> {
  const isOpen = name !== "blind";
  const { questions } = await prepareShop(name, { isOpen, cacheFolder });
  const attempts: Attempt[] = [];
  const options = { maxTried: 1, isProbed: false, toEdit: [], isOpen };
  await answerer.answerAll(questions, options, (attempt) => attempts.push(attempt));
  return attempts;
}
