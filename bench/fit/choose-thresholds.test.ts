import { expect, test } from "vitest";
import { chooseThresholds, decide, type Judged } from "./choose-thresholds.ts";

const judged = (given: Partial<Judged>): Judged => ({
  benchmark: "b",
  database: "d",
  isAnswerable: true,
  isChecked: false,
  evidence: {} as Judged["evidence"],
  problem: null,
  right: false,
  offered: false,
  pRight: 0,
  pOffered: 0,
  ...given,
});

test("the threshold for plain answers is the lowest at which enough of them are right", () => {
  const all = [
    ...Array.from({ length: 9 }, () => judged({ pRight: 0.7, right: true, pOffered: 0.9 })),
    judged({ pRight: 0.7, pOffered: 0.9 }),
    ...Array.from({ length: 8 }, () => judged({ pRight: 0.5, pOffered: 0.1 })),
  ];
  expect(chooseThresholds(all)).toEqual({ told: 0.51, choices: 0.9, askedBack: 0.05 });
});

test("outcomes follow the thresholds", () => {
  const limits = { told: 0.6, choices: 0.3, askedBack: 0.1 };
  expect(decide(judged({ pRight: 0.6, pOffered: 0.6 }), limits)).toBe("told");
  expect(decide(judged({ pRight: 0.5, pOffered: 0.5 }), limits)).toBe("choices");
  expect(decide(judged({ pRight: 0.2, pOffered: 0.2 }), limits)).toBe("asked back");
  expect(decide(judged({ problem: "words-unknown", pOffered: 0.2 }), limits)).toBe("asked back");
  expect(decide(judged({ problem: "words-unknown", pOffered: 0.05 }), limits)).toBe("refused");
  expect(decide(judged({ evidence: null, pOffered: 1 }), limits)).toBe("refused");
});
