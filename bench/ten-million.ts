/**
 * Ten million sales in DuckDB and in PostgreSQL, explored and investigated in a browser on the real server.
 *
 *     npm run ten-million [-- --only DuckDB --pictures FOLDER --engine]
 *
 * For each page it prints when the first chart was there and when all was, and after Stop in the middle, how long the
 * database worked on: statements that PostgreSQL still runs, processor time of DuckDB's processes. The pictures show the progress,
 * what Stop leaves, and the end. `--engine` adds the same work without server and browser, beside its queries alone. It needs
 * Linux.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { ConnectionForm } from "@askery/api";
import { Client } from "pg";
import { buildWeb, buildWebIfStale } from "../scripts/start/build-web-if-stale.ts";
import { runServer } from "../scripts/start/run-server.ts";
import { findChromiumProgram } from "../scripts/test-servers/chromium-program.ts";
import { findFreePort } from "../scripts/test-servers/find-free-port.ts";
import { launchChromium } from "../scripts/test-servers/launch-chromium.ts";
import { startPostgres } from "../scripts/test-servers/postgres-server.ts";
import { printColumns } from "./print-columns.ts";
import { measureLooking } from "./speed/measure-looking.ts";
import { SignedInClient } from "./speed/signed-in-client.ts";
import { writeDuckdbSales, writePostgresSales } from "./speed/ten-million-sales.ts";
import { countDuckdbWork, countPostgresWork, type CountWork } from "./ten-million/count-work.ts";
import { lookInBrowser, looks } from "./ten-million/look-in-browser.ts";

const { values: flags } = parseArgs({
  options: {
    only: { type: "string" },
    pictures: { type: "string", default: ".cache/ten-million" },
    engine: { type: "boolean", default: false },
  },
});
const checkout = join(import.meta.dirname, "..");
await buildWebIfStale({ checkout, print: console.error, build: buildWeb });
const folder = mkdtempSync(join(tmpdir(), "askery-ten-million-"));
mkdirSync(join(folder, "files"));
mkdirSync(flags.pictures, { recursive: true });
const settings = { ASKERY_FILE_FOLDERS: join(folder, "files") };
const server = await runServer(await findFreePort(), join(folder, "data"), settings);
const browser = await launchChromium(await findChromiumProgram(join(checkout, ".cache/chromium")));
try {
  const person = await SignedInClient.signUp(server, "sales");
  const rows: string[][] = [];
  const look = async (name: string, connection: ConnectionForm, countWork: CountWork) => {
    await person.moveTo(await person.addDatabase(connection));
    for (const one of looks) {
      const context = { browser, url: server.url, person, pictures: flags.pictures };
      const times = await lookInBrowser(one, { ...context, database: name, countWork });
      const { firstMs, allMs, workAtStop, pageStopMs, idleMs } = times;
      const figures = [firstMs, allMs, pageStopMs, idleMs].map((ms) => `${Math.round(ms)} ms`);
      rows.push([`${name}: ${one.name}`, ...figures.slice(0, 2), workAtStop, ...figures.slice(2)]);
    }
  };
  if (flags.only !== "PostgreSQL") {
    const path = join(folder, "files", "sales.duckdb");
    await writeDuckdbSales(path);
    await look("DuckDB", { kind: "duckdb", path }, countDuckdbWork(server.pid));
  }
  if (flags.only !== "DuckDB") await lookInPostgres(look);
  const titles = ["page", "first chart", "all", "at work at Stop", "page stopped", "database idle"];
  console.log(printColumns(titles, rows));
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (flags.engine) await printEngine();

async function lookInPostgres(
  look: (name: string, connection: ConnectionForm, countWork: CountWork) => Promise<void>,
): Promise<void> {
  const postgres = await startPostgres();
  try {
    const connectionString = await postgres.createDatabase();
    await writePostgresSales(connectionString);
    const { hostname: host, port, pathname, username: user, password } = new URL(connectionString);
    const driver = new Client({ connectionString });
    await driver.connect();
    const target = {
      host,
      port: Number(port),
      database: pathname.slice(1),
      user,
      password,
      tunnel: null,
      schemas: null,
    };
    await look("PostgreSQL", { kind: "postgres", ...target }, countPostgresWork(driver));
    await driver.end();
  } finally {
    await postgres.stop();
  }
}

async function printEngine(): Promise<void> {
  const files = mkdtempSync(join(tmpdir(), "askery-ten-million-"));
  try {
    const measured = await measureLooking(files);
    const cells = measured.map(({ what, value, yardstick, yardstickValue }) => [
      what,
      `${Math.round(value)} ms`,
      `${(value / yardstickValue).toFixed(2)} ×`,
      `${yardstick}: ${Math.round(yardstickValue)} ms`,
    ]);
    console.log(printColumns(["without server and browser", "ours", "ratio", "yardstick"], cells));
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}
