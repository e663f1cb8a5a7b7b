import { openServer, readTable, type Connector, type ServerTarget } from "@askery/connectors";
import type { Cell, Statement } from "@askery/model";

/** A server for printed SQL: a database of its own, written by its owner, read through our connector. */
export interface OpenServer<Name extends string> {
  readonly name: Name;
  execute(sql: string): Promise<void>;
  read(statement: Statement): Promise<readonly (readonly unknown[])[]>;
  close(): Promise<void>;
}

/** Connects to a database that a server for tests has handed out. */
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

/** What a statement gives, row by row, with figures as numbers. */
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
