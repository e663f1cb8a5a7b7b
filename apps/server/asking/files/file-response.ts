import { printCsv } from "../../asking-process/print-csv.ts";
import { printTableJson } from "./print-table-json.ts";
import type { TitledTable } from "./titled-table.ts";
import { streamText } from "../../endpoints/stream-text.ts";

export interface FileOptions {
  readonly format: "csv" | "json";
  readonly hasBom: boolean;
}

const types = { csv: "text/csv; charset=utf-8", json: "application/json" };

/** A response that downloads a table as a file, written while it is sent. */
export function fileResponse(table: TitledTable, { format, hasBom }: FileOptions): Response {
  const parts = format === "csv" ? printCsv(table, { hasBom }) : printTableJson(table);
  return new Response(streamText(parts), { headers: fileHeaders(table.title, format) });
}

/** The headers of a download with this file name. */
export function fileHeaders(title: string, format: FileOptions["format"]): Record<string, string> {
  return {
    "content-type": types[format],
    "content-disposition": `attachment; filename="${plainName(title)}.${format}"; filename*=UTF-8''${encodeName(title)}.${format}`,
  };
}

const longestName = 80;

/** The file name for clients that support only ASCII. */
function plainName(title: string): string {
  const name = title
    .normalize("NFKD")
    .replaceAll(/[^\w -]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return name.slice(0, longestName) || "table";
}

/** Encodes a file name by RFC 8187. */
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
