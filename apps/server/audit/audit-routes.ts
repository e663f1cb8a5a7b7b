import {
  exportAudit,
  exportServerAudit,
  getAuditChoices,
  getServerAuditChoices,
  listAudit,
  listServerAudit,
} from "@askery/api";
import { streamText } from "../endpoints/stream-text.ts";
import { serve, type Served } from "../endpoints/serve.ts";
import type { StoreContext } from "../store/store-context.ts";
import { printAudit } from "./print-audit.ts";
import * as read from "./read-audit.ts";

/** The log of the server. */
const ofServer = { databaseId: null };

export function auditRoutes(context: StoreContext): readonly Served[] {
  return [
    serve(listAudit, ({ params, query }) => read.listAudit(context, { ...params, ...query })),
    serve(getAuditChoices, ({ params }) => read.readChoices(context, params)),
    serve(exportAudit, async ({ params, query }) =>
      csvResponse(printAudit(context, { ...params, ...query })),
    ),
    serve(listServerAudit, ({ query }) => read.listAudit(context, { ...ofServer, ...query })),
    serve(getServerAuditChoices, () => read.readChoices(context, ofServer)),
    serve(exportServerAudit, async ({ query }) =>
      csvResponse(printAudit(context, { ...ofServer, ...query })),
    ),
  ];
}

function csvResponse(text: AsyncGenerator<string>): Response {
  return new Response(streamText(text), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="audit-log.csv"',
    },
  });
}
