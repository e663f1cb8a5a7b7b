import type { AuditEntry, AuditFilters } from "@askery/api";
import { printCsv } from "../asking-process/print-csv.ts";
import type { StoreContext } from "../store/store-context.ts";
import { listAudit, type AuditLog } from "./read-audit.ts";

const columns = ["time", "person", "act", "thing", "facts", "address", "device"];
const entriesAtOnce = 500;

/** A log as CSV, a few hundred entries at a time. */
export function printAudit(context: StoreContext, request: AuditLog & AuditFilters): AsyncGenerator<string> {
  const head = columns.map((name) => ({ name, type: "text" as const }));
  return printCsv({ columns: head, chunks: readChunks(context, request) }, { hasBom: false });
}

async function* readChunks(context: StoreContext, request: AuditLog & AuditFilters) {
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const { items, nextCursor } = await listAudit(context, { ...request, cursor, limit: entriesAtOnce });
    const rows = items.map(printEntry);
    yield {
      columns: columns.map((_, index) => rows.map((row) => row[index] ?? null)),
      rowCount: rows.length,
    };
    cursor = nextCursor;
  }
}

function printEntry({ atMs, actor, words, thing, facts, address, device }: AuditEntry) {
  const values = Object.keys(facts).length === 0 ? null : JSON.stringify(facts);
  return [new Date(atMs).toISOString(), actor?.name ?? null, words, thing, values, address, device];
}
