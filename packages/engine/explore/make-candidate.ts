import { columnField, type EditDimension, type ExploredColumn, type QueryPlan } from "@askery/model";
import type { Candidate, TableSubject } from "./candidate.ts";
import { planFigures } from "./explore-context.ts";
import type { MeasureChoice } from "./list-measures.ts";

type Parts = Pick<Candidate, "plan"> &
  Partial<Pick<Candidate, "sample" | "measured" | "measure" | "dimension" | "grain" | "split">>;

/** A candidate of a table, whose id is made of its kind and a key. */
export function makeCandidate(
  kind: Candidate["kind"],
  key: string,
  parts: Parts,
  { table }: Pick<TableSubject, "table">,
): Candidate {
  const none = {
    sample: null,
    measured: null,
    measure: null,
    dimension: null,
    grain: null,
    split: null,
    isAsked: false,
  };
  return { ...none, ...parts, id: `${table}/${kind}:${key}`, kind, table };
}

/** The average of a measure's column in groups, and what the test of their difference needs; null if that does not work. */
export function planMeans(
  { column }: Pick<MeasureChoice, "column">,
  by: EditDimension,
  subject: TableSubject,
): { readonly plan: QueryPlan; readonly measured: QueryPlan } | null {
  if (column === null) return null;
  const field = { kind: "column", ...column } as const;
  const figureOf = (name: "avg" | "count" | "stddev") => ({
    figure: { kind: "aggregate", function: name, field } as const,
    label: null,
  });
  const plan = planFigures(subject, [figureOf("avg")], [by], subject.context);
  const all = (["count", "avg", "stddev"] as const).map(figureOf);
  const measured = planFigures(subject, all, [by], subject.context);
  return plan === null || measured === null ? null : { plan, measured };
}

export function fieldOf(column: ExploredColumn): EditDimension {
  return { kind: "field", field: columnField(column) };
}
