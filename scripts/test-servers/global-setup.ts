import { createServer } from "node:http";
import { once } from "node:events";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildWeb, buildWebIfStale } from "../start/build-web-if-stale.ts";
import { answerSample, type AnsweredSample } from "./answer-sample.ts";
import { findChromiumProgram, type ChromiumProgram } from "./chromium-program.ts";
import { startClickhouse, type ClickhouseServer } from "./clickhouse-server.ts";
import { startCurrentClickhouse } from "./current-clickhouse-server.ts";
import { startMariadb, type MariadbServer } from "./mariadb-server.ts";
import { startMysql } from "./mysql-server.ts";
import { startPostgres, type PostgresServer } from "./postgres-server.ts";
import { makeTemporaryFolder } from "./temporary-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * The URL where test files request servers; see `postgresForTests`, `mariadbForTests`, `clickhouseForTests` and
     * `chromiumForTests`.
     */
    readonly testServersUrl: string;
  }
}

/**
 * Starts the desk of a Vitest run, which provides shared resources on request and ends them with the run: `/postgres`,
 * `/mariadb`, `/clickhouse` and `/current-clickhouse` start a server and return a new, empty database, `/chromium`
 * finds a browser, `/sample` has a server build the sample shop and answer its examples, `/web` builds the web app if
 * it is stale. It listens on a free port of 127.0.0.1. A run that needs no resources waits for none.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeTemporaryFolder = makeTemporaryFolder();
  // For programs that tests start: their compiled code is cached between starts and runs.
  process.env["NODE_COMPILE_CACHE"] ??= join(project.config.root, ".cache", "compile");
  let postgres: Promise<PostgresServer> | undefined;
  let mariadb: Promise<MariadbServer> | undefined;
  let clickhouse: Promise<ClickhouseServer> | undefined;
  let currentClickhouse: Promise<ClickhouseServer> | undefined;
  let chromium: Promise<ChromiumProgram> | undefined;
  let sample: Promise<AnsweredSample> | undefined;
  let web: Promise<void> | undefined;
  const cacheFolder = (name: string) => join(project.config.root, ".cache", name);
  const provide: Readonly<Record<string, () => Promise<object>>> = {
    "/postgres": async () => {
      postgres ??= startPostgres();
      return { connectionString: await (await postgres).createDatabase() };
    },
    "/mariadb": async () => {
      const unpacked = process.env["ASKERY_TEST_MYSQL"];
      mariadb ??= unpacked === undefined ? startMariadb(cacheFolder("mariadb")) : startMysql(unpacked);
      return (await mariadb).createDatabase();
    },
    "/clickhouse": async () => {
      clickhouse ??= startClickhouse(cacheFolder("clickhouse"));
      return (await clickhouse).createDatabase();
    },
    "/current-clickhouse": async () => {
      currentClickhouse ??= startCurrentClickhouse(cacheFolder("current-clickhouse"));
      return (await currentClickhouse).createDatabase();
    },
    "/chromium": () => (chromium ??= findChromiumProgram(cacheFolder("chromium"))),
    "/sample": () => (sample ??= answerSample()),
    "/web": async () => {
      web ??= buildWebIfStale({ checkout: project.config.root, print: () => undefined, build: buildWeb });
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
  // A test that blocks its worker for longer than the default, 5 s, would next write to a closed connection.
  desk.keepAliveTimeout = 0;
  desk.listen(0, "127.0.0.1");
  await once(desk, "listening");
  const address = desk.address();
  if (address === null || typeof address === "string") throw new Error("No free port on 127.0.0.1.");
  project.provide("testServersUrl", `http://127.0.0.1:${address.port}`);
  return async () => {
    desk.close();
    for (const server of [postgres, mariadb, clickhouse, currentClickhouse, sample]) {
      await server?.then(({ stop }) => stop()).catch(() => undefined);
    }
    removeTemporaryFolder();
  };
}

function toReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
