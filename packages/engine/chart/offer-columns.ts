import {
  chartKindOf,
  isNumeric,
  type AskedChart,
  type EncodingForm,
  type Output,
  type Table,
} from "@askery/model";

/**
 * The outputs of a result for the chart that a question names: where it has too few figures, numbers that identify
 * something are drawn as figures, the last ones first, and never the only column.
 */
export function offerFigures({
  askedChart,
  outputs,
  table,
}: {
  readonly askedChart: AskedChart | null;
  readonly outputs: readonly Output[];
  readonly table: Table;
}): readonly Output[] {
  const kind = askedChart?.kind ?? null;
  if (kind === null || outputs.length < 2) return outputs;
  const needed = figuresNeeded[chartKindOf(kind).form] ?? 0;
  const missing = needed - outputs.filter(({ role }) => role.kind === "figure").length;
  if (missing <= 0) return outputs;
  const offered = outputs
    .filter(({ role }, index) => namesRows.has(role.kind) && isNumeric(table.columns[index]?.type ?? "other"))
    .slice(-missing);
  return outputs.map((output) =>
    offered.includes(output)
      ? { ...output, role: { kind: "figure", figure: "unknown" }, format: { kind: "number" } }
      : output,
  );
}

const figuresNeeded: Partial<Record<EncodingForm, number>> = { series: 1, parts: 1, points: 2 };

const namesRows: ReadonlySet<string> = new Set(["name", "category"]);
