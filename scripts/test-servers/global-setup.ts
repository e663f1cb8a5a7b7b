import { createServer } from "node:http";
import { once } from "node:events";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildWeb, buildWebIfStale } from "../start/build-web-if-stale.ts";
import { findChromiumProgram, type ChromiumProgram } from "./chromium-program.ts";
import { startPostgres, type PostgresServer } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where test files ask for servers; see `postgresForTests` and `chromiumForTests`. */
    readonly testServersUrl: string;
  }
}

/**
 * One place per Vitest run that provides what tests share, on request, and ends it with the run: `/postgres` starts a
 * server and gives an empty database of its own, `/chromium` finds a browser, `/web` builds the web app if it is
 * stale. It listens on a free port of 127.0.0.1; a run that needs nothing waits for nothing.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<PostgresServer> | undefined;
  let chromium: Promise<ChromiumProgram> | undefined;
  let web: Promise<void> | undefined;
  const provide: Readonly<Record<string, () => Promise<object>>> = {
    "/postgres": async () => {
      postgres ??= startPostgres();
      return { connectionString: await (await postgres).createDatabase() };
    },
    "/chromium": () => (chromium ??= findChromiumProgram(join(project.config.root, ".cache", "chromium"))),
    "/web": async () => {
      web ??= buildWebIfStale({ checkout: project.config.root, tell: () => undefined, build: buildWeb });
      await web;
      return {};
    },
  };
  const desk = createServer((request, response) => {
    const provided = provide[request.url ?? ""]?.() ?? Promise.reject(new Error(`No ${request.url} here.`));
    void provided
      .catch((error: unknown) => ({ skipped: toReason(error) }))
      .then((answer) => response.end(JSON.stringify(answer)));
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
