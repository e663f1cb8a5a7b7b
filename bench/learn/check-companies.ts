/**
 * Checks the invented companies: reads each file, builds its database, and runs all SQL.
 *
 *     npx node bench/learn/check-companies.ts [FOLDER] [--only ID]
 *
 * Prints lines that cannot be read, SQL that fails, and answers that are empty or always zero. Exits with 1 if a line or
 * SQL failed.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { buildDatabase } from "./build-database.ts";
import { canonicalTables } from "./canonical-tables.ts";
import { listCompanies } from "./list-companies.ts";
import { populateCompany } from "./populate-company.ts";
import type { ReadCompany } from "./read-company.ts";
import { runSql } from "./run-sql.ts";

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string" } },
});
const folder = mkdtempSync(join(tmpdir(), "learn-"));
let failures = 0;
let questions = 0;
let empty = 0;
const companies = listCompanies(positionals[0]).filter(
  ({ company: { id } }) => flags.only === undefined || flags.only === id,
);
for (const one of companies) checkCompany(one);
rmSync(folder, { recursive: true });
console.log(
  `${companies.length} companies, ${questions} questions, ${failures} failures, ${empty} empty answers.`,
);
process.exitCode = failures === 0 ? 0 : 1;

function checkCompany({ company, problems }: ReadCompany): void {
  for (const { line, message } of problems) fail(`${company.id}.txt:${line}  ${message}`);
  const path = join(folder, `${company.id}.sqlite`);
  buildDatabase(path, canonicalTables(company, populateCompany(company)));
  const database = new DatabaseSync(path, { readOnly: true });
  for (const { id, text, gold } of company.questions) {
    questions++;
    for (const sql of gold) {
      const reply = runSql(database, sql);
      if (reply.kind === "failed") fail(`${id}  ${text}\n    ${reply.reason}\n    ${sql}`);
      else if (!reply.rows.some((row) => row.some((cell) => cell !== null && cell !== 0))) {
        empty++;
        console.log(`EMPTY  ${id}  ${text}\n    ${sql}`);
      }
    }
  }
  database.close();
}

function fail(message: string): void {
  failures++;
  console.log(`FAILED ${message}`);
}
