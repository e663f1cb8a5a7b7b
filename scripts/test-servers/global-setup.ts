import { createServer } from "node:http";
import { once } from "node:events";
import type { TestProject } from "vitest/node";
import { startPostgres, type PostgresServer } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where test files ask for servers; see `postgresForTests`. */
    readonly testServersUrl: string;
  }
}

/**
 * One place per Vitest run that starts servers on request and ends them with the run. It listens on a free port of
 * 127.0.0.1 and starts a server when the first test asks, so a run that needs none waits for none.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<PostgresServer> | undefined;
  const desk = createServer((_request, response) => {
    postgres ??= startPostgres();
    postgres
      .then((server) => server.createDatabase())
      .then(
        (connectionString) => response.end(JSON.stringify({ connectionString })),
        (error: unknown) => response.end(JSON.stringify({ skipped: toReason(error) })),
      );
  });
  desk.listen(0, "127.0.0.1");
  await once(desk, "listening");
  const address = desk.address();
  if (address === null || typeof address === "string") throw new Error("No free port on 127.0.0.1.");
  project.provide("testServersUrl", `http://127.0.0.1:${address.port}`);
  return async () => {
    desk.close();
    await postgres?.then((server) => server.stop()).catch(() => undefined);
  };
}

function toReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
