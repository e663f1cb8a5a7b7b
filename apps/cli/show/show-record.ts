import { headerOf } from "@askery/model";
import { textWidth, padText } from "../text/text-width.ts";
import type { Paint } from "../text/paint.ts";
import { printableLine } from "../text/printable.ts";
import { hangText } from "../text/wrap-text.ts";
import { alignFigures } from "./align-figures.ts";
import type { ShownTable } from "./show-table.ts";

/** Rows with fewer columns are shown as a table. */
const minFields = 4;

/** Shows a single row with many columns, one line for each; null for other results. */
export function showRecord(
  { table, outputs, settings }: ShownTable,
  width: number,
  paint: Paint,
): string | null {
  if (table.rowCount !== 1 || outputs.length < minFields) return null;
  const headers = outputs.map((output) => printableLine(headerOf(output)));
  const labelWidth = Math.min(maxLabel, Math.max(...headers.map(textWidth)));
  return outputs
    .map((output, index) => {
      const [text = ""] = alignFigures((table.values[index] ?? []).slice(0, 1), output, settings);
      const label = `${padText(headers[index] ?? "", labelWidth, "right")}  `;
      return paint.dim(label) + hangText(label, printableLine(text), width).slice(label.length);
    })
    .join("\n");
}

const maxLabel = 40;
