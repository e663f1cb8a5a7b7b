import { probeServer, type ServerFacts } from "@askery/connectors";
import { databaseKinds } from "@askery/model";
import type { DatabaseTarget } from "./database-source.ts";
import type { ProcessOptions } from "./process-options.ts";
import { openTarget } from "./open-target.ts";

/** Opens a database once and reports what it found. */
export async function probeTarget(
  target: DatabaseTarget,
  options: Pick<ProcessOptions, "memoryMb" | "maxProcesses">,
): Promise<ServerFacts> {
  if (target.kind === "server") return probeServer(target.target);
  const startedAt = performance.now();
  const connector = await openTarget(target, options);
  try {
    const latencyMs = Math.round(performance.now() - startedAt);
    const { tables } = await connector.introspect({
      maxScannedRows: 100,
      maxWholeCells: 0,
      infersRelationships: false,
    });
    return {
      product: databaseKinds[connector.dialect].name,
      version: "",
      encrypted: false,
      // Files are opened read-only.
      canWrite: false,
      readOnlyRoleSql: "",
      schemas: [{ name: "main", tableCount: tables.length }],
      warning: null,
      latencyMs,
    };
  } finally {
    await connector.close();
  }
}
