import type { Measure, QueryPlan } from "@askery/model";
import { humanizeName } from "../chart/name-words.ts";
import { planFigures } from "./explore-context.ts";
import type { TableSubject } from "./candidate.ts";

const maxColumns = 6;

/** Plans how many of the explored rows lack a value, by column: one row. Null without such columns. */
export function planMissing(columns: readonly string[], subject: TableSubject): QueryPlan | null {
  if (columns.length === 0) return null;
  const rows = { figure: { kind: "rows", table: null } as const, label: null };
  const plan = planFigures(subject, [rows], [], subject.context);
  const [root] = plan?.sources ?? [];
  if (plan === null || root?.kind !== "table") return null;
  const counts = columns.slice(0, maxColumns).map((column): Measure => ({
    id: `without_${column}`,
    label: `without ${humanizeName(column).toLowerCase()}`,
    isShown: true,
    format: null,
    expression: {
      kind: "aggregate",
      function: "count",
      of: null,
      where: { kind: "null", value: { kind: "column", source: root.id, column } },
    },
  }));
  return { ...plan, measures: [...plan.measures, ...counts] };
}
