import { getMigrations } from "better-auth/db/migration";
import { sql, type Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "../../runtime/log.ts";
import { createMailer } from "../../mail/create-mailer.ts";
import { signInTables, storeKind } from "../../store/sign-in-store.ts";
import { openStore, type Store } from "../../store/open-store.ts";
import { makeTemporaryFolder } from "../../testing/start-test-server.test-support.ts";
import { quickPasswords } from "../../testing/quick-passwords.test-support.ts";
import { describeStores, type StoreEnvironment } from "../../testing/test-stores.test-support.ts";
import { authOptions } from "./create-auth.ts";
import { createSignInLinks } from "./sign-in-links.ts";

const url = "http://localhost:3000";

async function open({ databaseUrl }: StoreEnvironment): Promise<Store> {
  const store = await openStore(
    databaseUrl === null
      ? { kind: "embedded", folder: makeTemporaryFolder() }
      : { kind: "postgres", url: databaseUrl },
  );
  onTestFinished(() => store.destroy());
  return store;
}

/** The changes that better-auth would still make. */
async function planOf(store: Store) {
  const options = authOptions({
    store,
    url,
    secret: "a secret of 32 characters or more",
    links: createSignInLinks(url),
    passwords: quickPasswords(),
    sendMail: createMailer({ smtpUrl: null, from: "askery@example.com", print: expect.unreachable }),
    log: createLog("silent"),
  });
  const { toBeCreated, toBeAdded, toBeAddedIndexes, unsafeChanges, schemaProblems, compileMigrations } =
    await getMigrations(options);
  return {
    changes: { toBeCreated, toBeAdded, toBeAddedIndexes, unsafeChanges, schemaProblems },
    compileMigrations,
  };
}

describeStores((environment) => {
  test("the tables are what better-auth expects: it would change nothing", async () => {
    const store = await open(environment());
    expect((await planOf(store)).changes).toEqual({
      toBeCreated: [],
      toBeAdded: [],
      toBeAddedIndexes: [],
      unsafeChanges: [],
      schemaProblems: [],
    });
  });

  test("a missing column is noticed", async () => {
    const store = await open(environment());
    await signInTables(store).schema.alterTable("session").dropColumn("userAgent").execute();
    const { changes } = await planOf(store);
    expect(changes.toBeAdded.map(({ table, fields }) => [table, Object.keys(fields)])).toEqual([
      ["session", ["userAgent"]],
    ]);
  });

  test("our migration creates the same columns and indexes as better-auth's own", async () => {
    const store = await open(environment());
    const ours = await describeTables(store);
    for (const table of ["session", "account", "verification", "twoFactor", "passkey", "user"]) {
      await store.withoutPlugins().schema.dropTable(table).execute();
    }
    const { compileMigrations } = await planOf(store);
    for (const statement of (await compileMigrations()).split(";\n").filter((text) => text.trim() !== "")) {
      await sql.raw(statement).execute(store.withoutPlugins());
    }
    expect(ours).toEqual(await describeTables(store));
    expect(ours).not.toEqual([]);
  });
});

/** Columns, constraints and indexes of its tables, in an order that does not depend on their creation. */
async function describeTables(store: Kysely<never> | Store): Promise<readonly unknown[]> {
  const statement = storeKind(store) === "postgres" ? postgresFacts : sqliteFacts;
  const { rows } = await statement.execute(store.withoutPlugins());
  return rows.map((row) => JSON.stringify(row)).toSorted();
}

const postgresFacts = sql`
  select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
  where table_schema = current_schema() and table_name in ('user', 'session', 'account', 'verification', 'twoFactor', 'passkey')
  union all
  select tablename, indexname, indexdef, '', '' from pg_indexes
  where schemaname = current_schema() and tablename in ('user', 'session', 'account', 'verification', 'twoFactor', 'passkey')
  union all
  select conrelid::regclass::text, conname, pg_get_constraintdef(oid), '', '' from pg_constraint
  where contype in ('p', 'u', 'f')
    and conrelid::regclass::text in ('"user"', 'session', 'account', 'verification', '"twoFactor"', 'passkey')`;

const sqliteFacts = sql`
  select tables.name as "table", columns.name, columns.type, columns."notnull", columns.pk, columns.dflt_value
  from sqlite_master as tables, pragma_table_info(tables.name) as columns
  where tables.type = 'table' and tables.name in ('user', 'session', 'account', 'verification', 'twoFactor', 'passkey')
  union all
  select tables.name, indexes.origin, columns.name, indexes."unique", indexes.partial, null
  from sqlite_master as tables, pragma_index_list(tables.name) as indexes, pragma_index_info(indexes.name) as columns
  where tables.type = 'table' and tables.name in ('user', 'session', 'account', 'verification', 'twoFactor', 'passkey')
  union all
  select tables.name, keys."table", keys."from", keys."to", keys.on_delete, null
  from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys
  where tables.type = 'table' and tables.name in ('user', 'session', 'account', 'verification', 'twoFactor', 'passkey')`;
