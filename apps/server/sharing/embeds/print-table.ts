import type { SharedFigures } from "@askery/api";
import { formatExact, headerOf } from "@askery/model";
import { escapeHtml } from "./escape-html.ts";

/** Frames are small. The link's page has more rows. */
const maxRows = 100;

/** The first rows of a table as HTML. */
export function printTable({ table, outputs, rowCount, locale }: SharedFigures): string {
  const shown = Math.min(table.rowCount, maxRows);
  const head = outputs.map((output) => `<th${classOf(output)}>${escapeHtml(headerOf(output))}</th>`);
  const rows = Array.from({ length: shown }, (_, row) => {
    const cells = outputs.map((output, column) => {
      const text = formatExact(table.values[column]?.[row] ?? null, output.format, { locale });
      return `<td${classOf(output)}>${escapeHtml(text)}</td>`;
    });
    return `<tr>${cells.join("")}</tr>`;
  });
  const rest =
    rowCount > shown
      ? `<p class=note>The first ${shown.toLocaleString(locale)} of ${rowCount.toLocaleString(locale)} rows.</p>`
      : "";
  return `<div class=rows><table><thead><tr>${head.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table></div>${rest}`;
}

function classOf({ role }: SharedFigures["outputs"][number]): string {
  return role.kind === "figure" ? " class=number" : "";
}
