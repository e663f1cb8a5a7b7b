import { defaultSettings, type ColumnValues, type Glossary, type MeaningCorrection } from "@askery/model";
import { expect, test } from "vitest";
import { planQuestion } from "./answer.ts";
import { findSecrets, findSecretsInSlices, prepareDatabase } from "./plan/prepare-database.ts";
import { tableOf } from "./meaning/meaning-catalog.test-support.ts";
import { forgetSecrets } from "./meaning/withhold-secrets.ts";
import { describeProblem } from "./narrate/describe-problem.ts";

const hashes = Array.from({ length: 4 }, (_, at) => `$2b$12$abcdefghijklmnopqrstuv${String(at)}`);

const unseen = { rowCount: 100, nullCount: 0, distinctCount: 4, min: null, max: null };

const users = tableOf(
  "users",
  { name: "user_id", isKey: true, type: "integer" },
  { name: "user_name", isUnique: true, values: ["Ann", "Bo", "Cy", "Di"] },
  { name: "password_hash", values: hashes },
  { name: "legacy", values: hashes, profile: unseen },
  { name: "iban", values: ["GB82WEST12345698765432"] },
  { name: "country", values: ["France", "Spain"] },
  { name: "total_tokens", type: "integer" },
);
const catalog = { tables: [users.table], relationships: [] };
const { values } = users;

function prepare(glossary: Glossary = { entries: [] }, corrections: readonly MeaningCorrection[] = []) {
  return prepareDatabase({ catalog, values, glossary, corrections });
}

function plan(text: string, database = prepare()) {
  return planQuestion({ text, database, today: "2026-11-20", settings: defaultSettings });
}

test("finds secrets by name before sampling, and by their values afterwards", () => {
  const found = (some: readonly ColumnValues[]) =>
    findSecrets({ catalog, values: some }).map(({ column }) => column);
  expect(found([])).toEqual(["password_hash", "iban"]);
  expect(found(values)).toEqual(["password_hash", "legacy", "iban"]);
});

test("others have a turn at each table while secrets are looked for", () => {
  const tables = Array.from({ length: 50 }, (_, at) => ({ ...users.table, id: `users_${String(at)}` }));
  const looking = findSecretsInSlices({ catalog: { tables, relationships: [] }, values: [] });
  let turns = 0;
  let step = looking.next();
  for (; step.done !== true; step = looking.next()) turns++;
  expect(turns).toBeGreaterThanOrEqual(2 * tables.length);
  expect(step.value.map(({ table }) => table)).toContain("users_49");
});

test("remembers secrets after their values are removed", () => {
  const read = forgetSecrets({ catalog, values }, findSecrets({ catalog, values }));
  expect(JSON.stringify(read)).not.toMatch(/\$2b|GB82/);
  expect(findSecrets(read).map(({ column }) => column)).toEqual(["password_hash", "legacy", "iban"]);
});

test("excludes a secret from columns, values and the glossary", () => {
  const condition = {
    kind: "null",
    value: { kind: "column", source: "s0", column: "iban" },
  } as const;
  const database = prepare({
    entries: [
      { phrase: "login secret", meaning: { kind: "column", table: "users", column: "password_hash" } },
      { phrase: "unbanked", meaning: { kind: "filter", table: "users", condition } },
      { phrase: "member", meaning: { kind: "table", table: "users" } },
    ],
    filters: [{ table: "users", condition, text: "no account" }],
  });
  expect(database.catalog.tables[0]?.columns.map(({ name }) => name)).toEqual([
    "user_id",
    "user_name",
    "country",
    "total_tokens",
  ]);
  expect(database.values.map(({ column }) => column)).toEqual(["user_name", "country"]);
  expect([...database.lexicon.glossary.entries].length).toBe(1);
  expect(database.filters).toEqual([]);
});

test.each(["passwords of users", "show the password hash of each user", "user name and iban"])(
  "a question that names a secret gets the reason: %s",
  (text) => {
    const planned = plan(text);
    expect(planned.kind === "refused" && planned.problem.code).toBe("column-private");
    expect(planned.kind === "refused" && describeProblem(planned.problem)).toMatch(
      /^“(?:password_hash|iban)” is private, and answers leave it out\. Its .+ An admin can/,
    );
  },
);

test("answers other questions about the same table", () => {
  expect(["how many users", "users in France", "list all users"].map((text) => plan(text).kind)).toEqual([
    "planned",
    "planned",
    "planned",
  ]);
});

test("a corrected role lifts a secret", () => {
  const lifted = prepare({ entries: [] }, [{ kind: "role", table: "users", column: "iban", role: "code" }]);
  expect(lifted.secrets.map(({ column }) => column)).toEqual(["password_hash", "legacy"]);
  expect(plan("user name and iban", lifted).kind).toBe("planned");
});
