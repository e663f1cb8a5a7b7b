import { openFile, openServer, type Connector } from "@askery/connectors";
import type { DatabaseTarget } from "./database-source.ts";
import type { ProcessOptions } from "./jobs.ts";

/** Connects to where a database is. Aborting gives up a server; a file opens at once. */
export function openTarget(
  place: DatabaseTarget,
  { memoryMb, maxProcesses }: Pick<ProcessOptions, "memoryMb" | "maxProcesses">,
  signal?: AbortSignal,
): Promise<Connector> {
  return place.kind === "file"
    ? openFile(place.path, { memoryMb, maxProcesses })
    : openServer(place.target, { signal });
}
