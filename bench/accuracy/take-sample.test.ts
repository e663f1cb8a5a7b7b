import { expect, test } from "vitest";
import type { Benchmark } from "./question.ts";
import { holdOut, takeSample } from "./take-sample.ts";

const large = benchmarkOf("large", 2_000);
const small = benchmarkOf("small", 3);

test("a sample takes every nth question of a large benchmark, and all of a small one", () => {
  expect(takeSample(large, { every: 1_000, offset: 4 }).questions.map(({ id }) => id)).toEqual(["4", "1004"]);
  expect(takeSample(small, { every: 1_000, offset: 4 }).questions).toHaveLength(3);
});

test("a held-out question is left out together with all questions with the same gold SQL, in any large benchmark", () => {
  const twin = { ...large, name: "twin" };
  const [first, second, third] = holdOut([large, twin, small], { every: 1_000, offset: 4 });
  // Questions 2n and 2n + 1 have the same gold SQL, so 5 is held out with 4, and 1005 with 1004.
  expect(first?.questions).toHaveLength(1_996);
  expect(second?.questions).toHaveLength(1_996);
  expect(third).toEqual(small);
});

function benchmarkOf(name: string, count: number): Benchmark {
  const questions = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    database: `/${name}/shop.sqlite`,
    text: "",
    earlier: [],
    today: "2026-11-20",
    gold: [`SELECT ${Math.floor(index / 2)}`],
    chart: null,
    namesChart: false,
  }));
  return { name, isOpen: true, questions };
}
