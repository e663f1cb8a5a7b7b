/**
 * The yardstick of `measure-delivery.ts`: a plain HTTP server that runs any SQL on a PostgreSQL with the unmodified
 * driver, and returns all rows as JSON. It has no checks and no limits.
 *
 *     node bench/speed/bare-server.ts <port> <connection string>
 */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { Pool } from "pg";

const [port, connectionString] = process.argv.slice(2);
const pool = new Pool({ connectionString, max: 16 });
// The database may end before this server does.
pool.on("error", () => undefined);

createServer((request, response) => {
  void (async () => {
    const { sql } = JSON.parse(await text(request)) as { readonly sql: string };
    const { rows } = await pool.query<object>(sql);
    const body = JSON.stringify(rows);
    response.writeHead(200, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    });
    response.end(body);
  })();
}).listen(Number(port), "127.0.0.1", () => process.stdout.write("listens\n"));
