import type { ConversationFormat } from "@askery/api";
import { fileHeaders } from "../files/file-response.ts";
import type { TurnContext } from "../turns/turn-context.ts";
import { printMarkdown } from "./print-markdown.ts";
import { readReport } from "./read-report.ts";

interface ConversationExport {
  readonly conversationId: string;
  /** Who reads it. */
  readonly userId: string;
  readonly format: ConversationFormat;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

/** A response that downloads a whole conversation as a document. */
export async function exportConversation(
  context: TurnContext,
  { conversationId, userId, format, signal }: ConversationExport,
): Promise<Response> {
  const report = await readReport(context, { conversationId, userId, hasCharts: format === "pdf" });
  const document =
    format === "md" ? printMarkdown(report) : await context.asking.run("report", report, { signal });
  return new Response(typeof document === "string" ? document : new Uint8Array(document), {
    headers: fileHeaders(report.title, format),
  });
}
