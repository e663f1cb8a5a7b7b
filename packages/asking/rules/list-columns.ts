import { listPlanNames, planRows, type Expression } from "@askery/model";

const table = "s0";

/** The columns that a figure is computed from, where its expression refers to one table as `s0`. */
export function listColumns(expression: Expression): readonly string[] {
  const measure = { id: "figure", expression, label: "", isShown: true, format: null };
  const names = listPlanNames({ ...planRows(table), measures: [measure] });
  const columns = names.flatMap((name) =>
    name.table === table && name.column !== null ? [name.column] : [],
  );
  return [...new Set(columns)];
}
