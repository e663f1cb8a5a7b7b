import { Client } from "pg";
import type { ServerTarget } from "../server/server-target.ts";
import { serverTarget } from "../server/server-target.test-support.ts";

/** Converts a connection string to a target. */
export function targetOf(connectionString: string, parts: Partial<ServerTarget> = {}): ServerTarget {
  const url = new URL(connectionString);
  return serverTarget({
    host: url.hostname,
    port: Number(url.port),
    database: url.pathname.slice(1),
    user: url.username,
    password: decodeURIComponent(url.password),
    ...parts,
  });
}

/** Signs in as another client with all rights. */
export async function signInAsAdmin(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** The state of the database: tables with their rows, sequences, roles and settings. */
export async function fingerprintOf(admin: Client): Promise<unknown> {
  const tables = await admin.query<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'S') AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema' ORDER BY 1`,
  );
  const contents: unknown[] = [];
  for (const { name } of tables.rows) {
    contents.push([name, (await admin.query(`SELECT * FROM ${name}`)).rows]);
  }
  const rest = await admin.query(
    `SELECT (SELECT json_agg(r ORDER BY r.rolname) FROM pg_roles r WHERE r.rolname IN ('askery_writer', 'askery_other')) AS roles,
       (SELECT json_agg(s ORDER BY s.setdatabase) FROM pg_db_role_setting s LEFT JOIN pg_roles r ON r.oid = s.setrole
        WHERE r.oid IS NULL OR r.rolname IN ('askery_writer', 'askery_other')) AS settings,
       (SELECT count(*) FROM pg_largeobject_metadata) AS objects,
       (SELECT json_agg(proname ORDER BY oid) FROM pg_proc WHERE oid >= 16384) AS functions,
       (SELECT json_agg(extname) FROM pg_extension) AS extensions`,
  );
  return [contents, rest.rows];
}
