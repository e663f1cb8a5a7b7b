import type { Shareable } from "./shareable.ts";

/** The HTML of a frame with an embed. */
export function printFrame({ kind, title }: Shareable, address: string): string {
  const height = kind === "dashboard" ? 800 : 520;
  return `<iframe src="${address}" title="${escapeQuotes(title)}" width="100%" height="${height}" style="border:0" loading="lazy"></iframe>`;
}

function escapeQuotes(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll("`", "&#96;")
    .replaceAll("$", "&#36;")
    .replaceAll("\\", "&#92;");
}
