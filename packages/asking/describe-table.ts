import { formatFull, type AskSettings, type Output, type Table } from "@askery/model";

/**
 * A sentence about a result of hand-written SQL, without interpreting it: its only value, or the number of rows and
 * columns.
 */
export function describeTable(table: Table, outputs: readonly Output[], settings: AskSettings): string {
  const { values, rowCount, isTruncated } = table;
  if (rowCount === 0) return "The SQL finds no rows.";
  const [output] = outputs;
  if (rowCount === 1 && outputs.length === 1 && output !== undefined) {
    return `The value of ${output.label} is ${formatFull(values[0]?.[0] ?? null, output.format, settings)}.`;
  }
  const rows = `${rowCount.toLocaleString("en-US")} ${rowCount === 1 ? "row" : "rows"}`;
  const columns = `${outputs.length} ${outputs.length === 1 ? "column" : "columns"}`;
  return `The SQL finds ${isTruncated ? "more than " : ""}${rows} × ${columns}.`;
}
