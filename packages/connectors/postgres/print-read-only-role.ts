import { quoteName } from "../child/quote-name.ts";

/** Prints SQL that creates a role which may only read these schemas, including future tables. */
export function printReadOnlyRole(database: string, schemas: readonly string[]): string {
  const role = "askery_reader";
  const list = (schemas.length > 0 ? schemas : ["public"]).map(quoteName).join(", ");
  return [
    `CREATE ROLE ${role} LOGIN PASSWORD 'choose a password';`,
    `ALTER ROLE ${role} SET default_transaction_read_only = on;`,
    `GRANT CONNECT ON DATABASE ${quoteName(database)} TO ${role};`,
    `GRANT USAGE ON SCHEMA ${list} TO ${role};`,
    `GRANT SELECT ON ALL TABLES IN SCHEMA ${list} TO ${role};`,
    `ALTER DEFAULT PRIVILEGES IN SCHEMA ${list} GRANT SELECT ON TABLES TO ${role};`,
  ].join("\n");
}
