import type { Finding } from "@askery/model";
import { expect, test } from "vitest";
import { rankFindings } from "./use-exploration.ts";

const finding = (id: string, score: number) => ({ id, score }) as Finding;

test("while queries run, what is worth more is above, whenever it came", () => {
  const findings = [finding("late", 0.2), finding("early", 0.9), finding("middle", 0.5)];
  expect(rankFindings({ findings, best: null }).map(({ id }) => id)).toEqual(["early", "middle", "late"]);
});

test("at the end, the chosen ones are shown in their order", () => {
  const findings = [finding("a", 0.2), finding("b", 0.9), finding("c", 0.5)];
  expect(rankFindings({ findings, best: ["c", "a", "gone"] }).map(({ id }) => id)).toEqual(["c", "a"]);
});
