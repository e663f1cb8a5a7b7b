import type { Migration } from "kysely/migration";
import { up as firstTables } from "./migrations/0001-first-tables.ts";
import { up as signInTables } from "./migrations/0002-sign-in-tables.ts";
import { up as answersKept } from "./migrations/0010-answers-kept.ts";
import { up as chartOutputs } from "./migrations/0011-chart-outputs.ts";

/** All migrations by name, in the order they are applied. A migration that was released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-first-tables": { up: firstTables },
  "0002-sign-in-tables": { up: signInTables },
  "0010-answers-kept": { up: answersKept },
  "0011-chart-outputs": { up: chartOutputs },
};
