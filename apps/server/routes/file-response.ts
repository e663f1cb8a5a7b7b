import { printCsv } from "../services/print-csv.ts";
import type { TitledTable } from "../services/titled-table.ts";

export interface FileOptions {
  readonly format: "csv" | "json";
  readonly hasBom: boolean;
}

const types = { csv: "text/csv; charset=utf-8", json: "application/json" };

/** A table as a file to be kept, written while it goes out. */
export function fileResponse({ title, table }: TitledTable, { format, hasBom }: FileOptions): Response {
  const parts: Iterator<string> =
    format === "csv" ? printCsv(table, { hasBom }) : [JSON.stringify(table)].values();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const part = parts.next();
      if (part.done === true) controller.close();
      else controller.enqueue(encoder.encode(part.value));
    },
  });
  return new Response(body, {
    headers: {
      "content-type": types[format],
      "content-disposition": `attachment; filename="${plainName(title)}.${format}"; filename*=UTF-8''${encodeName(title)}.${format}`,
    },
  });
}

const longestName = 80;

/** For readers that know nothing but ASCII. */
function plainName(title: string): string {
  const name = title
    .normalize("NFKD")
    .replaceAll(/[^\w -]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return name.slice(0, longestName) || "table";
}

/** As RFC 8187 writes a name. */
function encodeName(title: string): string {
  const name = title
    .toWellFormed()
    .replaceAll(/[\p{Cc}/\\:*?"<>|]/gu, "")
    .trim()
    .slice(0, longestName)
    .toWellFormed();
  return encodeURIComponent(name || "table").replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
