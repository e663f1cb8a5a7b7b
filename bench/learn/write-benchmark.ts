/**
 * Writes the invented companies as files for other programs:
 *
 *     npx node bench/learn/write-benchmark.ts DIR [--variants N]
 *
 * `questions.jsonl` has a line for each question of each variant: its SQL on the company's own schema, and the tables and columns
 * of the variant that this SQL reads. `schemas.jsonl` has a line for each variant: what people call its tables and
 * columns. `db/` has the variants, `canonical/` the companies' own schemas.
 */
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { findColumn } from "./variant-tables.ts";
import type { Company } from "./company.ts";
import { prepareCompany, isHeldOut, usualVariants } from "./learn-set.ts";
import { listCompanies } from "./list-companies.ts";
import { makeVariant } from "./name-habits.ts";
import { readUsedColumns, type UsedColumn } from "./read-used-columns.ts";
import type { Variant } from "./variant.ts";

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { variants: { type: "string", default: String(usualVariants) } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error("Name the folder to write to: write-benchmark.ts DIR");
for (const name of ["db", "canonical"]) mkdirSync(join(folder, name), { recursive: true });

const questions: string[] = [];
const schemas: string[] = [];
for (const [index, { company }] of listCompanies().entries()) {
  writeCompany(company, isHeldOut(index) ? "held out" : "fit", folder);
}
writeFileSync(join(folder, "questions.jsonl"), questions.join(""));
writeFileSync(join(folder, "schemas.jsonl"), schemas.join(""));
console.log(`${schemas.length} databases and ${questions.length} questions in ${folder}`);

function writeCompany(company: Company, split: string, to: string): void {
  const variants = Number(flags.variants);
  const asked = prepareCompany(company, { folder: join(to, "cache"), variants });
  const [first] = asked;
  if (!first) return;
  const canonicalPath = join(dirname(first.database), "canonical.sqlite");
  cpSync(canonicalPath, join(to, "canonical", `${company.id}.sqlite`));
  const canonical = new DatabaseSync(canonicalPath, { readOnly: true });
  for (let number = 0; number < variants; number++) {
    const variant = makeVariant(company, number);
    const db = `${company.id}.${number}`;
    schemas.push(
      `${JSON.stringify({ db, split, company: company.id, ...describeSchema(company, variant) })}\n`,
    );
    const own = asked.filter(({ database }) => basename(database) === `${db}.sqlite`);
    for (const { id, text, earlier, today, gold, database } of own) {
      cpSync(database, join(to, "db", `${db}.sqlite`));
      const [sql = null] = gold;
      const used =
        sql === null ? [] : readUsedColumns(canonical, sql).map((one) => nameInVariant(one, variant));
      const line = { id, db, split, question: text, dialogue: earlier, asof: today, sql, used };
      questions.push(`${JSON.stringify({ ...line, status: sql === null ? "unanswerable" : "ok" })}\n`);
    }
  }
  canonical.close();
}

function nameInVariant({ table, column }: UsedColumn, { tables }: Variant): UsedColumn {
  const own = tables.find(({ source }) => source === table);
  return {
    table: own?.name ?? table,
    column: own?.columns.find(({ source }) => source === column)?.name ?? column,
  };
}

function describeSchema(company: Company, { habits, tables, lookups }: Variant): object {
  return {
    habits,
    tables: tables.map(({ name, source, columns }) => ({
      name,
      source,
      phrases: company.tables.find((table) => table.name === source)?.phrases ?? [],
      columns: columns.map((column) => {
        const { type, phrases, emptyPhrases, values } = findColumn(company, source, column.source);
        return {
          name: column.name,
          source: column.source,
          spelling: column.spelling.kind,
          type,
          phrases,
          emptyPhrases,
          values,
        };
      }),
    })),
    lookups: lookups.map(({ codes, ...lookup }) => ({ ...lookup, codes: Object.fromEntries(codes) })),
  };
}
