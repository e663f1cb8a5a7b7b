import type { Migration } from "kysely/migration";
import * as firstTables from "./migrations/0001-first-tables.ts";
import * as signInTables from "./migrations/0002-sign-in-tables.ts";
import * as answersKept from "./migrations/0010-answers-kept.ts";

/** All migrations by name, in the order they are applied. A migration that was released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-first-tables": firstTables,
  "0002-sign-in-tables": signInTables,
  "0010-answers-kept": answersKept,
};
