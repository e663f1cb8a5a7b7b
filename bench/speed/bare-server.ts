/**
 * The yardstick of `measure-delivery.ts`: a plain HTTP server that runs what it is sent on a PostgreSQL, with the driver as
 * it comes, and answers with all rows as JSON. It checks nothing and bounds nothing.
 *
 *     node bench/speed/bare-server.ts <port> <connection string>
 */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { Pool } from "pg";

const [port, connectionString] = process.argv.slice(2);
const pool = new Pool({ connectionString, max: 16 });
// The database may be gone before this server is.
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
