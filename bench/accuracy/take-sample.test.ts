import { expect, test } from "vitest";
import type { Benchmark } from "./question.ts";
import { holdOut, takeSample } from "./take-sample.ts";

const large = benchmarkOf("large", 2_000);
const small = benchmarkOf("small", 3);

test("a sample takes every so many questions of a large benchmark, all of a small one", () => {
  expect(takeSample(large, { every: 1_000, offset: 4 }).questions.map(({ id }) => id)).toEqual(["4", "1004"]);
  expect(takeSample(small, { every: 1_000, offset: 4 }).questions).toHaveLength(3);
});

test("what is held out leaves with every question that has the same gold SQL, in any large benchmark", () => {
  const twin = { ...large, name: "twin" };
  const [first, second, third] = holdOut([large, twin, small], { every: 1_000, offset: 4 });
  // Questions 2n and 2n + 1 say the same: with 4 goes 5, with 1004 goes 1005.
  expect(first?.questions).toHaveLength(1_996);
  expect(second?.questions).toHaveLength(1_996);
  expect(third).toEqual(small);
});

function benchmarkOf(name: string, count: number): Benchmark {
  const questions = Array.from({ length: count }, (_, place) => ({
    id: String(place),
    database: `/${name}/shop.sqlite`,
    text: "",
    earlier: [],
    today: "2026-11-20",
    gold: [`SELECT ${Math.floor(place / 2)}`],
    chart: null,
  }));
  return { name, isOpen: true, questions };
}
