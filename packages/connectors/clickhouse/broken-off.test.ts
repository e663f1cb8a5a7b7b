import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { AppError } from "@askery/model";
import { expect, test } from "vitest";
import { openServer } from "../open-server.ts";
import { readTable } from "../read-table.ts";
import { serverTarget } from "../server/server-target.test-support.ts";

/* How servers of different years report a failure after they have sent rows. */

const failure =
  "Code: 395. DB::Exception: boo: while executing throwIf. (FUNCTION_THROW_IF_VALUE_IS_NON_ZERO)";
const head = "n\tt\nUInt64\tString\n";
const rows = "1\ta\n2\tb\n";

const endings: readonly (readonly [year: string, end: (response: ServerResponse) => void])[] = [
  ["2018: behind the rows", (response) => response.end(`${head}${rows}${failure}`)],
  ["2018: before any row", (response) => response.end(`${head}${failure}`)],
  [
    "2024: behind the rows, and hangs up",
    (response) => response.write(`${head}${rows}${failure} (version 24.12.1.1)\n`, () => response.destroy()),
  ],
  ["2025: marked", (response) => response.end(`${head}${rows}${marked}`)],
  ["2025: marked within a row", (response) => response.end(`${head}${rows}3\tc${marked}`)],
];

const marked = `\r\n__exception__\r\nabcdefghijklmnop\r\n${failure}\n${String(failure.length + 1)} abcdefghijklmnop\r\n__exception__\r\n`;

test.for(endings)("%s", async ([, end]) => {
  const server = createServer((request, response) => {
    response.writeHead(200, { "X-ClickHouse-Format": "TabSeparatedWithNamesAndTypes" });
    void answer(request, response, end);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const connector = await openServer(serverTarget({ kind: "clickhouse", port }));

  const running = connector.run({ dialect: "clickhouse", text: "SELECT n, t FROM x", parameters: [] });
  const outcome = await running.then(readTable).catch((cause: unknown) => cause);

  expect(outcome instanceof AppError && [outcome.code, outcome.message]).toEqual([
    "query-failed",
    expect.stringContaining("boo: while executing throwIf"),
  ]);
  await connector.close();
  server.close();
});

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  end: (response: ServerResponse) => void,
): Promise<void> {
  const sql = await text(request);
  if (sql.includes("FROM x")) end(response);
  else response.end("name\tvalue\tversion()\nString\tString\tString\nreadonly\t0\t26.7\n");
}
