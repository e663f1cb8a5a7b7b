import { formatValue, type Cell, type Plan } from "@askery/model";
import { isPlural } from "../../chart/name-words.ts";
import { isAdditive } from "../../chart/output.ts";
import { drawnFigures } from "../../chart/place-chart.ts";
import type { FigureColumn, KeyColumn } from "../../chart/shape-result.ts";
import { sumByKey, totalOf } from "../../chart/summarize-groups.ts";
import { verbalizeKey, verbalizeKeyFirst } from "../../chart/verbalize-key.ts";
import { sentence, verbalizeFigure, type AnswerScope } from "../../narrate/describing/answer-scope.ts";

interface Sides {
  readonly figure: FigureColumn;
  readonly split: KeyColumn;
  readonly names: readonly [string, string];
  readonly scope: AnswerScope;
}

/** A figure of two compared parts in a sentence: of all rows, over time, or where they differ most. Empty without rows of both. */
export function describeSides(scope: AnswerScope): string {
  const [figure] = drawnFigures(scope.shape);
  const { time, groups } = scope.shape;
  const names = findNames(scope.plan);
  const split = groups.find(
    ({ distinct }) => names !== null && distinct.every((cell) => names.includes(String(cell))),
  );
  if (figure === undefined || names === null || split === undefined || split.distinct.length < 2) return "";
  const sides = { figure, split, names, scope };
  const other = time ?? groups.find((one) => one !== split);
  if (other === undefined) return describeTotals(sides);
  return time === null ? describeParts(other, sides) : describeCourse(time, sides);
}

/** The names of the two parts, from the column that tells them apart. */
function findNames(plan: Plan): readonly [string, string] | null {
  if (plan.kind !== "query") return null;
  for (const { expression } of plan.dimensions) {
    if (expression.kind !== "case" || expression.otherwise?.kind !== "literal") continue;
    const [passing, others] = [expression.branches[0]?.then, expression.otherwise].map((one) =>
      one?.kind === "literal" && one.value.type === "text" ? one.value.value : null,
    );
    if (typeof passing === "string" && typeof others === "string") return [passing, others];
  }
  return null;
}

/** "Revenue is €1.2M for Spain and €0.9M for Italy, 33% more". */
function describeTotals({ figure, split, names, scope }: Sides): string {
  const [one, other] = valuesBySide(figure, split, names);
  const print = (value: number) => verbalizeFigure(value, figure.output, scope);
  if (one === undefined || other === undefined) return "";
  const growth = other === 0 ? null : one / other - 1;
  const beside =
    growth === null || !Number.isFinite(growth)
      ? ""
      : Math.abs(growth) < 0.005
        ? ", about the same"
        : `, ${share(Math.abs(growth))} ${growth > 0 ? "more" : "less"}`;
  const { label } = figure.output;
  return sentence(
    `${label} ${isPlural(label) ? "are" : "is"} ${print(one)} for ${names[0]} and ${print(other)} for ${names[1]}${beside}`,
  );
}

/** "Spain is above Italy in 25 of 30 months". */
function describeCourse(time: KeyColumn, { figure, split, names }: Sides): string {
  const units = time.distinct.map((unit) => {
    const at = (name: string) =>
      figure.values.find((_, row) => time.cells[row] === unit && split.cells[row] === name) ?? null;
    return [at(names[0]), at(names[1])] as const;
  });
  const both = units.flatMap(([one, other]) => (one === null || other === null ? [] : [one - other]));
  if (both.length < 2) return "";
  const above = both.filter((difference) => difference > 0).length;
  const [first, second] = above * 2 >= both.length ? names : [names[1], names[0]];
  const count = Math.max(above, both.filter((difference) => difference < 0).length);
  return sentence(
    `${figure.output.label} for ${first} ${isPlural(figure.output.label) ? "are" : "is"} above that for ${second} in ${count} of ${both.length} ${time.output.label}s`,
  );
}

/** "Web differs most: it makes up 50% of revenue for Spain, and 42% for Italy". */
function describeParts(key: KeyColumn, { figure, split, names, scope }: Sides): string {
  const valueOf = (cell: Cell, name: string) =>
    figure.values.find((_, row) => key.cells[row] === cell && split.cells[row] === name) ?? null;
  const [totalOne = 0, totalOther = 0] = valuesBySide(figure, split, names);
  const isParts = isAdditive(figure.output) && totalOne > 0 && totalOther > 0;
  const parts = key.distinct.flatMap((cell) => {
    const [one, other] = [valueOf(cell, names[0]), valueOf(cell, names[1])];
    if (isParts) return [{ cell, one: (one ?? 0) / totalOne, other: (other ?? 0) / totalOther }];
    return one === null || other === null ? [] : [{ cell, one, other }];
  });
  const [most] = parts.toSorted((a, b) => Math.abs(b.one - b.other) - Math.abs(a.one - a.other));
  if (most === undefined) return "";
  const { label } = figure.output;
  const thing = verbalizeKeyFirst(most.cell, key, scope.settings);
  if (!isParts) {
    const print = (value: number) => verbalizeFigure(value, figure.output, scope);
    return sentence(
      `${label} ${isPlural(label) ? "differ" : "differs"} most for ${verbalizeKey(most.cell, key, scope.settings)}: ${print(most.one)} for ${names[0]}, ${print(most.other)} for ${names[1]}`,
    );
  }
  return sentence(
    `${thing} makes up ${share(most.one)} of ${isPlural(label) ? "the " : ""}${label} for ${names[0]}, and ${share(most.other)} for ${names[1]}`,
  );
}

function valuesBySide(figure: FigureColumn, split: KeyColumn, names: readonly [string, string]) {
  const sums = sumByKey(split.cells, figure.values);
  return names.map((name) => totalOf(sums.filter(({ key }) => key === name)));
}

function share(part: number): string {
  return formatValue(part, { kind: "percent" }, { locale: "en-US" });
}
