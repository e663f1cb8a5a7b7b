import { PostgresAdapter, type Kysely } from "kysely";
import type { SignInTables } from "./sign-in-tables.ts";

/** The tables of sign-in, whose columns are named as better-auth names them. */
export function signInTables<Tables>(store: Kysely<Tables>): Kysely<SignInTables> {
  return store.withoutPlugins() as Kysely<unknown> as Kysely<SignInTables>;
}

/** Which of the two kinds a store is of. */
export function storeKind(store: Pick<Kysely<unknown>, "getExecutor">): "sqlite" | "postgres" {
  return store.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}
