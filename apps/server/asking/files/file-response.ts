import type { ConversationFormat, DashboardFormat, ExportFormat } from "@askery/api";
import { printCsv } from "../../asking-process/print-csv.ts";
import type { AskingProcesses } from "../../asking-process/asking-process.ts";
import type { FileFormat } from "../../asking-process/row-formats.ts";
import type { FileHead } from "../../asking-process/printed-rows.ts";
import { printTableJson } from "./print-table-json.ts";
import type { TitledTable } from "./titled-table.ts";
import { streamBytes, streamText } from "../../endpoints/stream-text.ts";

export interface FileOptions {
  readonly format: ExportFormat;
  readonly hasBom: boolean;
}

interface FileContext {
  readonly asking: AskingProcesses;
}

type DownloadFormat = ExportFormat | ConversationFormat | DashboardFormat | "png";

const types: Readonly<Record<DownloadFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  json: "application/json",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  parquet: "application/vnd.apache.parquet",
  md: "text/markdown; charset=utf-8",
  pdf: "application/pdf",
  png: "image/png",
};

/**
 * A response that downloads a saved table as a file, written while it is sent: text by this process, other files by the
 * asking process, because they take longer.
 */
export function fileResponse(
  { asking }: FileContext,
  table: TitledTable,
  options: FileOptions & { readonly signal: AbortSignal },
): Response {
  return new Response(streamTable(asking, table, options), {
    headers: fileHeaders(table.title, options.format),
  });
}

function streamTable(
  asking: AskingProcesses,
  table: TitledTable,
  { format, hasBom, signal }: FileOptions & { readonly signal: AbortSignal },
): ReadableStream<Uint8Array> {
  if (format === "csv") return streamText(printCsv(table, { hasBom }));
  if (format === "json") return streamText(printTableJson(table));
  const { resultId, columns, isTruncated, head, maxRows } = table;
  const wanted = {
    resultId,
    columns,
    isTruncated,
    format: fileFormatOf({ format, hasBom }, head),
    ...(maxRows !== undefined && { maxRows }),
  };
  return streamBytes(asking.stream("savedRows", wanted, { signal }));
}

/** The format as the asking process needs it. */
export function fileFormatOf({ format: kind, hasBom }: FileOptions, head: FileHead): FileFormat {
  switch (kind) {
    case "csv":
      return { kind, hasBom };
    case "json":
      return { kind };
    case "xlsx":
    case "parquet":
      return { kind, head };
  }
}

/** The headers of a download with this file name. */
export function fileHeaders(title: string, format: keyof typeof types): Record<string, string> {
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
