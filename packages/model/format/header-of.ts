import type { Output } from "../output.ts";

/** A column's title with its unit, "Revenue (EUR)": it stands here once, so that figures need not repeat it. */
export function headerOf({ label, format, unit }: Output): string {
  const [first = "", ...rest] = label;
  const title = first.toUpperCase() + rest.join("");
  if (format.kind === "currency") return `${title} (${format.currency})`;
  const said = format.kind === "duration" ? `${format.unit}s` : (unit ?? "");
  return said === "" || title.toLowerCase().includes(said) ? title : `${title} (${said})`;
}
