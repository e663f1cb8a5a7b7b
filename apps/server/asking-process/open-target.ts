import { openFile, openServer, type Connector } from "@askery/connectors";
import type { DatabaseTarget } from "./database-source.ts";
import type { ProcessOptions } from "./process-options.ts";

/** Connects to the target of a database. Aborting stops connecting to a server; a file opens immediately. */
export function openTarget(
  target: DatabaseTarget,
  { memoryMb, maxProcesses }: Pick<ProcessOptions, "memoryMb" | "maxProcesses">,
  signal?: AbortSignal,
): Promise<Connector> {
  return target.kind === "file"
    ? openFile(target.path, { memoryMb, maxProcesses })
    : openServer(target.target, { signal });
}
