import {
  formatBucket,
  formatFull,
  formatValue,
  type AskSettings,
  type Cell,
  type Output,
  type Table,
} from "@askery/model";
import { isExact } from "../chart/output.ts";

export interface ResultToSummarize {
  readonly table: Table;
  readonly outputs: readonly Output[];
  readonly settings: Pick<AskSettings, "locale">;
}

/**
 * Summarizes a result in a few words: its only figure, "€6.89M"; or how many rows it has and the first of them, "5 rows,
 * first Furniture €2.41M".
 */
export function summarizeResult({ table, outputs, settings }: ResultToSummarize): string {
  const { rowCount, values, isTruncated } = table;
  if (rowCount === 0) return "no rows";
  const first = outputs.map((output, index) => ({ output, cell: values[index]?.[0] ?? null }));
  const figure = first.find(({ output }) => output.role.kind === "figure");
  const key = first.find(({ output }) => output.role.kind !== "figure");
  const shown = [key, figure].flatMap((one) =>
    one === undefined ? [] : [print(one.cell, one.output, settings)],
  );
  if (rowCount === 1) return shown.join(" ");
  const count = `${rowCount.toLocaleString("en-US")}${isTruncated ? " or more" : ""} rows`;
  return shown.length === 0 ? count : `${count}, first ${shown.join(" ")}`;
}

const longest = 40;

function print(cell: Cell, output: Output, settings: Pick<AskSettings, "locale">): string {
  const { role, format, unit } = output;
  if (cell === null && role.kind !== "figure") return `no ${output.label}`;
  if (role.kind === "time" && cell !== null) return formatBucket(cell, role.grain ?? "day");
  const text = (isExact(cell, output) ? formatFull : formatValue)(cell, format, settings);
  const line = text.replaceAll(/\s+/g, " ").trim();
  const short = line.length <= longest ? line : `${Array.from(line).slice(0, longest).join("").trimEnd()}…`;
  return unit === null || cell === null ? short : `${short} ${unit}`;
}
