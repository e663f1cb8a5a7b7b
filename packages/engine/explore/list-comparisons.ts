import {
  isSameColumn,
  keyOfColumn,
  type EditDimension,
  type ExploredComparison,
  type Grain,
} from "@askery/model";
import { humanizeName } from "../chart/name-words.ts";
import type { Candidate, NamedColumn, TableSubject } from "./candidate.ts";
import { chooseGrain } from "./choose-grain.ts";
import { planFigures } from "./explore-context.ts";
import type { MeasureChoice } from "./list-measures.ts";
import { fieldOf, makeCandidate, planMeans } from "./make-candidate.ts";
import { splitRows } from "./restrict-rows.ts";

interface Choices {
  readonly measures: readonly MeasureChoice[];
  /** Best first. */
  readonly dimensions: readonly NamedColumn[];
}

const maxFigures = 3;
const maxDimensions = 4;

/**
 * The queries that put two parts of the rows side by side: their figures, the main one over time and by category, and the
 * tests of whether averages differ and whether the rows are of other categories.
 */
export function listComparisons(
  compare: ExploredComparison,
  { measures, dimensions }: Choices,
  subject: TableSubject,
): readonly Candidate[] {
  const [main] = measures;
  const by = splitRows(compare, subject.table, subject.context);
  if (main === undefined || by === null) return [];
  const split = compare.kind === "values" ? humanizeName(compare.of.column).toLowerCase() : "period";
  const sides: Sides = { by, split, subject };
  const asked = subject.exploration.by;
  const others = dimensions.filter((one) => asked === null || !isSameColumn(one, asked));
  const named = dimensions.filter((one) => !others.includes(one));
  const wanted = [...named, ...others].slice(0, maxDimensions);
  return [
    ...measures.slice(0, maxFigures).map((measure) => figures(measure, sides)),
    compare.kind === "values" ? overTime(main, sides) : null,
    ...wanted.flatMap((dimension) => [byDimension(main, dimension, sides), mixOf(dimension, sides)]),
    ...measures.slice(0, maxFigures).map((measure) => averages(measure, sides)),
  ]
    .filter((one) => one !== null)
    .map((one, index) => ({
      ...one,
      isAsked: index === 0 || named.some((dimension) => isBy(one, dimension)),
    }));
}

interface Sides {
  readonly by: EditDimension;
  readonly split: string;
  readonly subject: TableSubject;
}

function isBy({ kind, dimension }: Candidate, column: NamedColumn): boolean {
  return kind === "sides" && dimension !== null && isSameColumn(dimension, column);
}

function figures(measure: MeasureChoice, { by, split, subject }: Sides): Candidate | null {
  const plan = planFigures(subject, [measure], [by], subject.context);
  return plan && makeCandidate("sides", measure.key, { plan, measure, split }, subject);
}

function overTime(measure: MeasureChoice, { by, split, subject }: Sides): Candidate | null {
  const { exploration, context } = subject;
  const planBy = (grain: Grain) =>
    planFigures(subject, [measure], [{ kind: "grain", grain, field: null }, by], context);
  const monthly = planBy("month");
  if (monthly === null) return null;
  const grain = chooseGrain(monthly, exploration, context);
  const plan = grain === "month" ? monthly : planBy(grain);
  return plan && makeCandidate("sides", `${measure.key}:${grain}`, { plan, measure, grain, split }, subject);
}

function byDimension(
  measure: MeasureChoice,
  dimension: NamedColumn,
  { by, split, subject }: Sides,
): Candidate | null {
  const plan = planFigures(subject, [measure], [fieldOf(dimension), by], subject.context);
  const key = `${measure.key}:${keyOfColumn(dimension)}`;
  return plan && makeCandidate("sides", key, { plan, measure, dimension, split }, subject);
}

/** The rows of both parts by category: whether they are of other categories. */
function mixOf(dimension: NamedColumn, { by, split, subject }: Sides): Candidate | null {
  const rows = { figure: { kind: "rows", table: null } as const, label: null };
  const plan = planFigures(subject, [rows], [by, fieldOf(dimension)], subject.context);
  const key = `compared:${keyOfColumn(dimension)}`;
  return plan && makeCandidate("association", key, { plan, dimension, split }, subject);
}

function averages(measure: MeasureChoice, { by, split, subject }: Sides): Candidate | null {
  const plans = planMeans(measure, by, subject);
  const key = `compared:${measure.column?.column ?? ""}`;
  return plans && makeCandidate("means", key, { ...plans, measure, split }, subject);
}
