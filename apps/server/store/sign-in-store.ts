import { PostgresAdapter, type Kysely } from "kysely";
import type { Tables } from "./tables.ts";
import type { SignInTables } from "./sign-in-tables.ts";

/** The tables of sign-in, with the column names of better-auth. */
export function signInTables(store: Kysely<Tables>): Kysely<Tables & SignInTables> {
  return store.withoutPlugins().$extendTables<SignInTables>();
}

export function storeKind(store: Pick<Kysely<unknown>, "getExecutor">): "sqlite" | "postgres" {
  return store.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}

/** Deletes expired rows. */
export async function dropExpired(store: Kysely<Tables>, table: "session" | "verification"): Promise<void> {
  // As text it can be compared with the times of both kinds of stores.
  await signInTables(store).deleteFrom(table).where("expiresAt", "<", new Date().toISOString()).execute();
}
