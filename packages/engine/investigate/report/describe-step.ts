import { readFigure, type Cell } from "@askery/model";
import { isAdditive } from "../../chart/output.ts";
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
  if (step.kind === "rhythm") {
    const count = table.rowCount.toLocaleString("en-US");
    return writeSentence(`${step.title}, with the first and the last date: ${count} rows`).text;
  }
  const { schema, described, today, settings } = context;
  const scope = { plan: step.plan, table, outputs, catalog: schema.catalog, described, today, settings };
  const key = mainKey(shapeResult(scope));
  const output = outputs[1];
  if (ofBothSides.has(step.kind) && states !== null && output !== undefined) {
    return describeSides(found, context);
  }
  if (step.kind !== "by" || states === null || key === null || output === undefined) {
    return describeAnswer(scope);
  }
  const [names = [], after = [], before = []] = table.values;
  const moves = names.flatMap((name, row) => {
    const move = moveOf(before[row], after[row], isAdditive(output));
    return move === null ? [] : [{ name, ...move }];
  });
  const most = moves.toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))[0];
  if (most === undefined || most.change === 0) return writeSentence("No value differs").text;
  const print = (value: number) => printFigure(value, { output }, { context });
  const share = most.before === 0 ? "" : ` (${printSigned(most.after / most.before - 1)})`;
  const name =
    most.name === null && step.dimension !== null
      ? `where there is no ${step.dimension.missing}, it`
      : verbalizeKey(most.name, key, settings);
  return writeSentence(
    `${name} differs the most: ${print(most.after)} ${states.after.span === null ? "for" : "in"} ${states.after.words}, ${print(most.before)} ${states.before.span === null ? "for" : "in"} ${states.before.words}${share}`,
  ).text;
}

const ofBothSides: ReadonlySet<StepFound["step"]["kind"]> = new Set(["total", "window-total", "beside"]);

/** "Revenue in May 2026 and Apr 2026: €588k and €661k (−11%)". */
function describeSides({ step, table, outputs: [output] }: StepFound, context: ExploreContext): string {
  if (output === undefined) return "";
  const [after, before] = table.values.map(
    ([cell]) => readFigure(cell ?? null) ?? (isAdditive(output) ? 0 : null),
  );
  const print = (value: number | null | undefined) =>
    value === null || value === undefined ? "none" : printFigure(value, { output }, { context });
  const change = after && before ? ` (${printSigned(after / before - 1)})` : "";
  return writeSentence(`${step.title}: ${print(after)} and ${print(before)}${change}`).text;
}

interface Move {
  readonly before: number;
  readonly after: number;
  readonly change: number;
}

/** Without rows, a sum is 0, and an average is unknown: null. */
function moveOf(before: Cell | undefined, after: Cell | undefined, isSum: boolean): Move | null {
  const [was, is] = [before, after].map((cell) => readFigure(cell ?? null) ?? (isSum ? 0 : null));
  if (was === null || was === undefined || is === null || is === undefined) return null;
  return { before: was, after: is, change: is - was };
}
