import { formatDay, isSameColumn, type ReportFinding, type ReportSentence } from "@askery/model";
import { figureKind, figureWithoutRows, isAdditive } from "../../chart/output.ts";
import type { Cause } from "../causes/find-causes.ts";
import { verbalizePart } from "../list-steps.ts";
import { partOf } from "../make-cube.ts";
import type { Within } from "./describe-within.ts";
import { findDaysApart, type DaysApart } from "./find-days-apart.ts";
import {
  printDifference,
  printFigure,
  printShare,
  printSigned,
  verbalizeMove,
  type Total,
} from "./describe-total.ts";
import { compareMonths, readSeries } from "./read-series.ts";
import {
  findPartSteps,
  findStep,
  writeSentence,
  type FoundCauses,
  type ReportInput,
  type StepFound,
} from "./report-input.ts";

/** A cause in a sentence, with what its own steps found. */
export function describeCause(
  cause: Cause,
  {
    search,
    total,
    input,
    within,
  }: {
    readonly search: FoundCauses;
    readonly total: Total;
    readonly input: ReportInput;
    /** How it differs within, if it does. */
    readonly within: Within | null;
  },
): ReportFinding {
  const { subject } = search;
  const part = partOf(cause.segment, search.cube);
  const where = `where ${verbalizePart(part, subject.dimensions)}`;
  const steps = findPartSteps(input, part);
  const largest = Math.max(...search.causes.map(({ effect }) => Math.abs(effect)));
  const text =
    subject.kind === "drive"
      ? describeLevel(cause, { where, total, input, search })
      : `${describeMove(cause, { where, total, input, search })}${describePartOf(cause, { total, input, search })}`;
  const main = findStep(input, search.isOfDays ? "window-together" : "together");
  const by = input.found.filter(({ step }) =>
    part.some((column) => step.dimension !== null && isSameColumn(step.dimension, column)),
  );
  return {
    ...writeSentence(text, ...by, main),
    size: largest === 0 ? 0 : Math.abs(cause.effect) / largest,
    isUp: cause.effect > 0,
    part,
    details: [
      ...(within === null ? [] : [writeSentence(within.text, main)]),
      ...(cause.factor === undefined || search.causes.length < 2
        ? []
        : [writeSentence(describeFactor(cause.factor), main)]),
      ...steps.flatMap((found) => describePartStep(found, cause, { total, input })),
    ],
  };
}

export interface CauseScope {
  readonly total: Total;
  readonly input: ReportInput;
}

interface MoveScope extends CauseScope {
  readonly search: FoundCauses;
}

/** "Where channel is Search, revenue fell from €210K to €110K (−48%)". */
function describeMove(
  { kind, before, after, effect }: Cause,
  { where, total, input, search: { subject } }: MoveScope & { readonly where: string },
): string {
  const { states, words } = subject;
  const print = (value: number | null) => (value === null ? "nothing" : printFigure(value, total, input));
  const change =
    before === null || before === 0 || after === null ? "" : ` (${printSigned(after / before - 1)})`;
  if (states !== null && subject.kind === "compare") {
    return `${where}, ${words} is ${print(after)} for ${states.after.words} and ${print(before)} for ${states.before.words}${change}`;
  }
  if (kind === "mix") {
    if (before === null) return `${where}, ${words} is ${print(after)}, and this part is new`;
    if (after === null) return `${where}, ${words} was ${print(before)}, and this part is gone`;
    const isLarger = (after - total.after) * effect > 0;
    return `${where}, ${words} is ${print(after)}, and this part became a ${isLarger ? "larger" : "smaller"} one of the whole`;
  }
  const verb = (after ?? 0) < (before ?? 0) ? "fell" : "rose";
  return before === 0
    ? `${where}, ${words} appeared: ${print(after)}, after nothing`
    : `${where}, ${words} ${verb} from ${print(before)} to ${print(after)}${change}`;
}

/** "It lowers the whole by €25k, 62% of the fall", or against it. */
function describePartOf({ effect }: Cause, { total, input, search }: MoveScope): string {
  const change = search.after - search.before;
  if (change === 0 || input.subject.kind === "compare") return "";
  const share = effect / change;
  const exact = Math.abs(effect);
  // Parts of things are not counted.
  const size = printDifference(isCount(total.output) && exact >= 1 ? Math.round(exact) : exact, total, input);
  const all = `${change < 0 ? "fall" : "rise"}${search.isOfDays ? " on these days" : ""}`;
  const part =
    share < 0
      ? `against the ${all}`
      : share > whole
        ? `more than the ${all}`
        : share > 2 - whole
          ? `all of the ${all}`
          : `${printShare(share)} of the ${all}`;
  return `. It ${effect < 0 ? "lowers" : "raises"} the whole by ${size}, ${part}`;
}

function isCount(output: Total["output"]): boolean {
  const kind = figureKind(output);
  return kind === "count" || kind === "distinct";
}

/** From here on a part is more than the whole, since others moved the other way. */
const whole = 1.02;

/** "Where category is Lamps, the return rate is 12%; for all others together it is 6%". */
function describeLevel(
  { before, after }: Cause,
  { where, total, input, search }: MoveScope & { readonly where: string },
): string {
  // The base is the first state of what a figure depends on, and the figure the second one.
  const [bases, figures] = [search.cube.cube.before.figure, search.cube.cube.after.figure].map((values) =>
    values.reduce((sum, value) => sum + value, 0),
  );
  const print = (figure: number, base: number) =>
    base === 0 ? "unknown" : printFigure(figure / base, total, input);
  const [base, figure] = [before ?? 0, after ?? 0];
  const others = print((figures ?? 0) - figure, (bases ?? 0) - base);
  return `${where}, ${input.subject.words} is ${print(figure, base)}; for all others together it is ${others}`;
}

/** "Among rows that are alike in the other parts named here, it is 54% higher", which a common reason would take away. */
function describeFactor(factor: number): string {
  const size =
    factor >= 2
      ? `${factor.toFixed(1)} times as high`
      : `${printShare(Math.abs(factor - 1))} ${factor > 1 ? "higher" : "lower"}`;
  return `among rows that are alike in the other parts named here, it is ${size}`;
}

/** From here on, the same change a year earlier explains this one: half of it, in the same direction. */
const seasonal = 0.5;

function describePartStep(found: StepFound, cause: Cause, scope: CauseScope): readonly ReportSentence[] {
  // The answer names the days, and a season is longer than these.
  if (scope.input.search?.isOfDays === true) return [];
  return found.step.kind === "part-months" ? describeSeason(found, cause, scope) : describeDays(found, scope);
}

function describeSeason(
  found: StepFound,
  cause: Cause,
  { input, total }: CauseScope,
): readonly ReportSentence[] {
  const { states } = input.subject;
  const usual =
    states === null ? null : compareMonths(readSeries(found.table), states, figureWithoutRows(total.output));
  const earlier = usual?.yearEarlier ?? null;
  if (earlier === null || cause.before === null || cause.before === 0) return [];
  const change = (cause.after ?? 0) / cause.before - 1;
  const isSeason = earlier * change > 0 && Math.abs(earlier) >= seasonal * Math.abs(change);
  const between = `a year earlier it ${verbalizeMove(earlier)} between the same months`;
  return [
    writeSentence(
      isSeason ? `this part has a season: ${between}` : `this is not its season: ${between}`,
      found,
    ),
  ];
}

function describeDays(found: StepFound, { total, input }: CauseScope): readonly ReportSentence[] {
  const days = findDaysApart(found, input.subject);
  return days === null ? [] : [writeSentence(`It happened ${verbalizeDays(days, { total, input })}`, found)];
}

/** "from 12 to 19 May 2026: €900 a day, where €5,200 is usual". */
export function verbalizeDays({ from, to, inside, usual }: DaysApart, { total, input }: CauseScope): string {
  const last = to - 1;
  const days =
    from === last ? `on ${formatDay(from)}` : `from ${formatDay(from, "bare")} to ${formatDay(last)}`;
  const each = isAdditive(total.output) ? " a day" : "";
  return `${days}: ${printFigure(inside, total, input)}${each}, where ${printFigure(usual, total, input)} is usual`;
}
