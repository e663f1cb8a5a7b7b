import { formatChange, type Cell } from "@askery/model";
import { mainKey } from "../../chart/place-chart.ts";
import type { FigureColumn } from "../../chart/shape-result.ts";
import { readChange, type PeriodChange } from "../two-periods.ts";
import { verbalizeExpression } from "../verbalize-expression.ts";
import { sentence, verbalizeEntry, verbalizeFigure, type AnswerScope } from "./answer-scope.ts";
import { verbalizeDifference } from "./describe-versus.ts";

/**
 * "Garden grew most: revenue +46.0%, from €702k in 2024 to €1.02M in 2025; Kitchen grew least with +17.2%." Null unless things
 * are compared between two periods.
 */
export function describeChanges(scope: AnswerScope): string | null {
  const { plan, shape } = scope;
  const key = mainKey(shape);
  const found = findChange(scope);
  if (plan.kind !== "query" || key === null || found === null) return null;
  const { change, periods, now, before } = found;
  const rows = change.values.flatMap((value, row) => (value === null ? [] : [{ value, row }]));
  const isRanked = plan.order[0]?.by.kind === "output" && plan.order[0].by.output === change.output.id;
  const byChange = isRanked ? rows : rows.toSorted((one, other) => other.value - one.value);
  const [first, last] = [byChange[0], byChange.at(-1)];
  if (first === undefined || last === undefined) return null;
  const size = (value: number): string => formatChange(value, change.output.format, scope.settings);
  const name = (row: number): string => verbalizeEntry({ key: key.cells[row] ?? null, value: 0 }, key, scope);
  const figure = (of: FigureColumn): string =>
    verbalizeFigure(of.values[first.row] ?? null, of.output, scope);
  const when = (one: FigureColumn, other: FigureColumn): string =>
    verbalizeDifference(one.output.label, other.output.label);
  const isFallFirst = isRanked && plan.order[0]?.direction === "ascending";
  const lead =
    `${name(first.row)} ${verbalizeRank(first.value, isFallFirst)}: ` +
    `${verbalizeExpression(periods.figure, { ...scope, plan })} ${size(first.value)}, ` +
    `from ${figure(before)} ${when(before, now)} to ${figure(now)} ${when(now, before)}`;
  if (first === last) return sentence(lead);
  const next = isRanked ? byChange[1] : undefined;
  return sentence(
    next === undefined
      ? `${lead}; ${name(last.row)} ${verbalizeRank(last.value, true)} with ${size(last.value)}`
      : `${lead}; ${name(next.row)} follows with ${size(next.value)}`,
  );
}

/** "grew most" and "fell least" of the largest changes, "fell most" and "grew least" of the smallest. */
function verbalizeRank(value: Cell, isSmallest: boolean): string {
  const isGrowth = Number(value) >= 0;
  return `${isGrowth ? "grew" : "fell"} ${isGrowth === isSmallest ? "least" : "most"}`;
}

interface Change {
  readonly change: FigureColumn;
  readonly periods: PeriodChange;
  readonly now: FigureColumn;
  readonly before: FigureColumn;
}

function findChange({ plan, shape }: AnswerScope): Change | null {
  const columns = [...shape.figures, ...shape.derived];
  const measures = plan.kind === "query" ? plan.measures : [];
  for (const { id, expression } of measures) {
    const periods = readChange(expression);
    const change = columns.find(({ output }) => output.id === id);
    const [now, before] = columns.filter((one) => one !== change);
    if (periods && change && now && before) return { change, periods, now, before };
  }
  return null;
}
