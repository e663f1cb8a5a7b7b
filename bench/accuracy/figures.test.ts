import { expect, test } from "vitest";
import { noMatch } from "../compare-results.ts";
import type { Attempt } from "./attempt.ts";
import { measureBenchmark, measureConfidence } from "./figures.ts";
import type { Question } from "./question.ts";

const right = { strict: true, nodup: true, lenient: true };

test("shares are of the answerable questions whose gold SQL ran; refusals are of the others", () => {
  const questions = [ask("a"), ask("b"), ask("c"), ask("d"), ask("e", { gold: [] }), ask("f", { gold: [] })];
  const attempts = [
    attempt("a", { verdict: right, rank: 1, planningMs: 1 }),
    attempt("b", { verdict: noMatch, rank: 3, planningMs: 2 }),
    attempt("c", { outcome: "not-compared", planningMs: 3 }),
    attempt("d", { outcome: "failed", planningMs: null }),
    attempt("e", { outcome: "refused", planningMs: 4 }),
    attempt("f", { planningMs: 5 }),
  ];
  expect(measureBenchmark({ name: "towns", isOpen: true, questions }, attempts)).toEqual([
    {
      name: "towns",
      questions: 3,
      strict: 1 / 3,
      nodup: 1 / 3,
      lenient: 1 / 3,
      worst: null,
      worstTen: null,
      answered: 1,
      outcomes: {
        told: 0,
        rightOfTold: null,
        wrongAndTold: 0,
        offered: 0,
        edits: { questions: 0, first: null, afterEdit: null },
        refusedOutright: 0,
      },
      recall: [
        { first: 1, share: 1 / 3 },
        { first: 3, share: 2 / 3 },
        { first: 12, share: 2 / 3 },
        { first: 30, share: 2 / 3 },
      ],
      failures: 1,
      unanswerable: 2,
      refused: 1 / 2,
      p50Ms: 3,
      p99Ms: 5,
    },
  ]);
});

test("plain answers, choices and refusals are measured over answerable and unanswerable questions", () => {
  const questions = [ask("a"), ask("b"), ask("c"), ask("d"), ask("e", { gold: [] })];
  const attempts = [
    attempt("a", { planned: "told", verdict: right, isOffered: true, isOneEditAway: true }),
    attempt("b", { planned: "choices", isOffered: true, isOneEditAway: true }),
    attempt("c", { planned: "asked back", outcome: "refused" }),
    attempt("d", { planned: "refused", outcome: "refused" }),
    attempt("e", { planned: "told" }),
  ];
  const [all] = measureBenchmark({ name: "towns", isOpen: true, questions }, attempts);
  expect(all?.outcomes).toEqual({
    told: 2 / 5,
    rightOfTold: 1 / 2,
    wrongAndTold: 1 / 5,
    offered: 2 / 4,
    edits: { questions: 2, first: 1 / 2, afterEdit: 2 / 2 },
    refusedOutright: 1 / 4,
  });
});

test("single questions and follow-ups are measured separately if there are both", () => {
  const questions = [ask("a"), ask("b", { earlier: ["a"] })];
  const attempts = [attempt("a", { verdict: right }), attempt("b", {})];
  const figures = measureBenchmark({ name: "towns", isOpen: true, questions }, attempts);
  expect(figures.map(({ name, nodup }) => [name, nodup])).toEqual([
    ["towns", 0.5],
    ["  single questions", 1],
    ["  follow-ups", 0],
  ]);
});

test("the worst database is the one with the fewest correct answers", () => {
  const questions = [
    ask("a"),
    ask("b", { database: "cities.sqlite" }),
    ask("c", { database: "cities.sqlite" }),
  ];
  const attempts = [attempt("a", { verdict: right }), attempt("b", { verdict: right }), attempt("c", {})];
  const [all] = measureBenchmark({ name: "towns", isOpen: true, questions }, attempts);
  expect([all?.nodup, all?.worst]).toEqual([2 / 3, 1 / 2]);
});

test("confidence is compared with correctness, bin by bin", () => {
  const bins = measureConfidence([
    attempt("a", { confidence: 1, verdict: right }),
    attempt("b", { confidence: 0.9 }),
    attempt("c", { confidence: 0.1 }),
    attempt("d", { outcome: "refused" }),
  ]);
  expect(bins.map(({ answers, meanConfidence, right }) => [answers, meanConfidence, right])).toEqual([
    [1, 0.1, 0],
    [0, null, null],
    [0, null, null],
    [0, null, null],
    [2, 0.95, 0.5],
  ]);
});

function ask(id: string, more: Partial<Question> = {}): Question {
  return {
    id,
    database: "towns.sqlite",
    text: id,
    earlier: [],
    today: "2026-11-20",
    gold: ["SELECT 1"],
    chart: null,
    namesChart: false,
    ...more,
  };
}

function attempt(id: string, more: Partial<Attempt>): Attempt {
  return {
    id,
    outcome: "answered",
    planned: "choices",
    verdict: noMatch,
    isOffered: false,
    isOneEditAway: null,
    rank: null,
    problem: null,
    confidence: null,
    chart: null,
    planningMs: 1,
    miss: null,
    ...more,
  };
}
