import { readFigure, type Cell, type ReportSentence } from "@askery/model";
import { isAdditive } from "../../chart/output.ts";
import { mainKey } from "../../chart/place-chart.ts";
import { shapeResult, type KeyColumn } from "../../chart/shape-result.ts";
import { verbalizeKey } from "../../chart/verbalize-key.ts";
import { describeAnswer } from "../../narrate/describe-answer.ts";
import type { ExploreContext } from "../../explore/explore-context.ts";
import type { State, States, Subject } from "../subject.ts";
import { verbalizeDuring } from "../verbalize-during.ts";
import { printFigure, printSigned } from "./describe-total.ts";
import { writeSentence, type StepFound } from "./report-input.ts";

/** The result of a step in a sentence: of a breakdown in two states, the value that differs the most. */
export function describeStep(found: StepFound, states: Subject["states"], context: ExploreContext): string {
  const { step, table, outputs } = found;
  if (step.kind === "rhythm") {
    const count = table.rowCount.toLocaleString("en-US");
    return writeSentence(`${step.title}, ${count} in all, with the first and the last date`).text;
  }
  const scope = scopeOf(found, context);
  const key = mainKey(shapeResult(scope));
  const output = outputs[1];
  if (ofBothSides.has(step.kind) && states !== null && output !== undefined) {
    return describeSides(found, context);
  }
  if (step.kind !== "by" || states === null || key === null || output === undefined) {
    return describeAnswer(scope);
  }
  const [most] = listMoves(found).toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change));
  if (most === undefined || most.change === 0) return writeSentence("No value differs").text;
  return writeSentence(
    `${nameMove(most, found, key, context)} differs the most: ${printMove(most, found, { states, context })}`,
  ).text;
}

function scopeOf({ step: { plan }, table, outputs }: StepFound, context: ExploreContext) {
  const { schema, described, today, settings } = context;
  return { plan, table, outputs, catalog: schema.catalog, described, today, settings };
}

/** The value of a breakdown in both states. */
interface Move {
  readonly name: Cell;
  readonly before: number;
  readonly after: number;
  readonly change: number;
}

function listMoves({ table, outputs: [, output] }: StepFound): readonly Move[] {
  const [names = [], after = [], before = []] = table.values;
  if (output === undefined) return [];
  return names.flatMap((name, row) => {
    const move = moveOf(before[row], after[row], isAdditive(output));
    return move === null ? [] : [{ name, ...move }];
  });
}

function nameMove({ name }: Move, { step }: StepFound, key: KeyColumn, { settings }: ExploreContext): string {
  return name === null && step.dimension !== null
    ? `where there is no ${step.dimension.missing}, it`
    : verbalizeKey(name, key, settings);
}

function printMove(
  { before, after }: Move,
  { outputs: [, output] }: StepFound,
  { states, context }: { readonly states: States; readonly context: ExploreContext },
): string {
  const print = (value: number) => (output === undefined ? "" : printFigure(value, { output }, { context }));
  const share = before === 0 ? "" : ` (${printSigned(after / before - 1)})`;
  return `${print(after)} ${nameState(states.after)}, ${print(before)} ${nameState(states.before)}${share}`;
}

/**
 * Of all breakdowns, the value that moved the whole the most beyond its size, although chance may explain it. Null for what does
 * not add up, and without breakdowns.
 */
export function describeFarthest(
  found: readonly StepFound[],
  { states, common }: { readonly states: States; readonly common: number },
  context: ExploreContext,
): ReportSentence | null {
  const moves = found
    .filter(
      ({ step, outputs: [, output] }) => step.kind === "by" && output !== undefined && isAdditive(output),
    )
    .flatMap((one) => listMoves(one).map((move) => ({ one, move })));
  // What moved less than the whole does not explain why it moved.
  const distance = ({ move }: (typeof moves)[number]) =>
    (move.after - move.before * common) * (common < 1 ? -1 : 1);
  const [most] = moves.toSorted((one, other) => distance(other) - distance(one));
  const key = most === undefined ? null : mainKey(shapeResult(scopeOf(most.one, context)));
  if (most === undefined || key === null || distance(most) <= 0) return null;
  const { one, move } = most;
  return writeSentence(
    `${nameMove(move, one, key, context)} moved it the most for its size, which may be chance: ${printMove(move, one, { states, context })}`,
    one,
  );
}

function nameState({ span, words }: State): string {
  return span === null ? `for ${words}` : verbalizeDuring(words);
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

/** Without rows, a sum is 0, and an average is unknown: null. */
function moveOf(
  before: Cell | undefined,
  after: Cell | undefined,
  isSum: boolean,
): Omit<Move, "name"> | null {
  const [was, is] = [before, after].map((cell) => readFigure(cell ?? null) ?? (isSum ? 0 : null));
  if (was === null || was === undefined || is === null || is === undefined) return null;
  return { before: was, after: is, change: is - was };
}
