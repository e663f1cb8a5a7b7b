import { readFigure, type Cell } from "@askery/model";
import { mainKey } from "../../chart/place-chart.ts";
import { shapeResult } from "../../chart/shape-result.ts";
import { verbalizeKey } from "../../chart/verbalize-key.ts";
import { describeAnswer } from "../../narrate/describe-answer.ts";
import type { ExploreContext } from "../../explore/explore-context.ts";
import type { Subject } from "../subject.ts";
import { printFigure, printSigned } from "./describe-total.ts";
import { writeSentence, type StepFound } from "./report-input.ts";

/** The result of a step in a sentence: of a breakdown in two states, the value that differs the most. */
export function describeStep(found: StepFound, states: Subject["states"], context: ExploreContext): string {
  const { step, table, outputs } = found;
  const { schema, described, today, settings } = context;
  const scope = { plan: step.plan, table, outputs, catalog: schema.catalog, described, today, settings };
  const key = mainKey(shapeResult(scope));
  const output = outputs[1];
  if (step.kind !== "by" || states === null || key === null || output === undefined) {
    return describeAnswer(scope);
  }
  const [names = [], after = [], before = []] = table.values;
  const moves = names.map((name, row) => ({ name, ...moveOf(before[row], after[row]) }));
  const most = moves.toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))[0];
  if (most === undefined || most.change === 0) return writeSentence("No value differs").text;
  const print = (value: number) => printFigure(value, { output }, { context });
  const share = most.before === 0 ? "" : ` (${printSigned(most.after / most.before - 1)})`;
  const name = verbalizeKey(most.name, key, settings);
  return writeSentence(
    `${name} differs the most: ${print(most.after)} ${states.after.span === null ? "for" : "in"} ${states.after.words}, ${print(most.before)} ${states.before.span === null ? "for" : "in"} ${states.before.words}${share}`,
  ).text;
}

function moveOf(
  before: Cell | undefined,
  after: Cell | undefined,
): {
  readonly before: number;
  readonly after: number;
  readonly change: number;
} {
  const [was, is] = [readFigure(before ?? null) ?? 0, readFigure(after ?? null) ?? 0];
  return { before: was, after: is, change: is - was };
}
