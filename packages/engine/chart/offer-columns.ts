import {
  chartKindOf,
  isNumeric,
  type AskedChart,
  type EncodingForm,
  type Output,
  type OutputRole,
  type Table,
} from "@askery/model";

interface Offering {
  readonly askedChart: AskedChart | null;
  readonly outputs: readonly Output[];
  readonly table: Table;
}

/**
 * The outputs of a result for the chart that a question names, where it lacks columns for it:
 *
 * - too few figures: numbers that identify something are drawn as figures, the last ones first, and never the only column
 * - no axis: the dates of listed rows are one, as in "a line of order ids over the order date"
 */
export function offerColumns(offering: Offering): readonly Output[] {
  const kind = offering.askedChart?.kind ?? null;
  if (kind === null || offering.outputs.length < 2) return offering.outputs;
  const { form } = chartKindOf(kind);
  const outputs = offerFigures(figuresNeeded[form] ?? 0, offering);
  return form === "series" ? offerAxis({ ...offering, outputs }) : outputs;
}

const figuresNeeded: Partial<Record<EncodingForm, number>> = { series: 1, parts: 1, points: 2 };

function offerFigures(needed: number, { outputs, table }: Offering): readonly Output[] {
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

const namesRows: ReadonlySet<OutputRole["kind"]> = new Set(["name", "category"]);

function offerAxis({ outputs, table }: Offering): readonly Output[] {
  if (outputs.some((output) => output.role.kind !== "figure" && !isMoment(output))) return outputs;
  const dates = outputs.filter((output, index) => isMoment(output) && table.columns[index]?.type === "date");
  const [date] = dates;
  if (date === undefined || dates.length > 1) return outputs;
  return outputs.map((output) =>
    output === date ? { ...output, role: { kind: "time", grain: "day" } } : output,
  );
}

/** True for dates that are no unit of time, such as those of listed rows. */
function isMoment({ role }: Output): boolean {
  return role.kind === "time" && role.grain === null;
}
