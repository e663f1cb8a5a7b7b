import type { Output } from "../output.ts";

/** A column's title with its unit, "Revenue (EUR)", so that the cells need not repeat the unit. */
export function headerOf({ label, format, unit }: Output): string {
  const [first = "", ...rest] = label;
  const title = first.toUpperCase() + rest.join("");
  if (format.kind === "currency") return `${title} (${format.currency})`;
  const shown = format.kind === "duration" ? `${format.unit}s` : (unit ?? "");
  return shown === "" || title.toLowerCase().includes(shown) ? title : `${title} (${shown})`;
}
