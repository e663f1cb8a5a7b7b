import { openServer, readTable, type Connector, type ServerTarget } from "@askery/connectors";
import type { Cell, Statement } from "@askery/model";

/** A server for tests of printed SQL: a new database that its owner writes and our connector reads. */
export interface OpenServer<Name extends string> {
  readonly name: Name;
  readonly connector: Connector;
  execute(sql: string): Promise<void>;
  read(statement: Statement): Promise<readonly (readonly unknown[])[]>;
  close(): Promise<void>;
}

/** Connects to a database on a test server. */
export async function connectTo(
  kind: ServerTarget["kind"],
  server: Pick<ServerTarget, "host" | "port" | "database" | "user" | "password">,
): Promise<Connector> {
  return openServer({
    kind,
    ...server,
    tls: { mode: "off", ca: null, certificate: null, key: null },
    tunnel: null,
    schemas: null,
    addresses: "any",
  });
}

/** The rows of a statement, with figures as numbers. */
export async function readRows(
  connector: Connector,
  statement: Statement,
): Promise<readonly (readonly unknown[])[]> {
  const { columns, values, rowCount } = await readTable(await connector.run(statement));
  const isFigure = columns.map(({ type }) => ["integer", "decimal", "float"].includes(type));
  return Array.from({ length: rowCount }, (_, row) =>
    values.map((cells, column) => {
      const cell: Cell = cells[row] ?? null;
      return isFigure[column] && cell !== null ? Number(cell) : cell;
    }),
  );
}
