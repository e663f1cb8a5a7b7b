import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { runServer } from "../../scripts/start/run-server.ts";
import { findFreePort } from "../../scripts/test-servers/find-free-port.ts";
import { startPostgres } from "../../scripts/test-servers/postgres-server.ts";
import type { Caller } from "./post.ts";
import { SignedInClient } from "./signed-in-client.ts";

/** A PostgreSQL with a million rows, the real server with people who have saved it, and a bare server around the driver. */
export interface Delivery {
  readonly driver: Client;
  readonly bare: Caller;
  readonly barePid: number;
  readonly people: readonly Caller[];
  /** The id of the real server's web process. */
  readonly webPid: number;
  stop(): Promise<void>;
}

/** Null if no PostgreSQL is available. */
export async function startDelivery(dataFolder: string): Promise<Delivery | null> {
  const postgres = await startPostgres().catch(() => null);
  if (postgres === null) return null;
  const connectionString = await postgres.createDatabase();
  const driver = new Client({ connectionString });
  await driver.connect();
  await driver.query(
    `CREATE TABLE rows AS SELECT i AS id, i * 0.37::float8 AS figure, 'name ' || (i % 1000) AS name
     FROM generate_series(1, 1000000) AS source (i); CREATE INDEX ON rows (id); ANALYZE rows`,
  );
  const bare = await startBareServer(connectionString);
  const server = await runServer(await findFreePort(), dataFolder);
  const people: Caller[] = [];
  for (let person = 0; person < personCount; person++) {
    const client = await SignedInClient.signUp(server, `reader-${person}`);
    people.push(await client.addDatabase({ kind: "url", url: `${connectionString}?sslmode=disable` }));
  }
  return {
    driver,
    bare: bare.caller,
    barePid: bare.process.pid ?? 0,
    people,
    webPid: server.pid,
    stop: async () => {
      await server.stop();
      bare.process.kill();
      await driver.end();
      await postgres.stop();
    },
  };
}

/** The server runs up to three queries of one person at a time. */
const personCount = 6;

interface BareServer {
  readonly caller: Caller;
  readonly process: ChildProcess;
}

async function startBareServer(connectionString: string): Promise<BareServer> {
  const port = await findFreePort();
  const program = fileURLToPath(new URL("./bare-server.ts", import.meta.url));
  const server = spawn(process.execPath, [program, String(port), connectionString], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(server.stdout, "data");
  return { caller: { url: `http://127.0.0.1:${port}/`, cookie: "" }, process: server };
}
