/**
 * Prints the SQL of the questions about the sample shop as JSON, one per line, for `determinism.test.ts` to compare.
 *
 *     node bench/print-questions.ts SAMPLE.duckdb [seed]
 *
 * With a seed, the tables and value lists of the catalog are in another order.
 */
import { openFile } from "@askery/connectors";
import { planQuestion, prepareDatabase, printStatement } from "@askery/engine";
import { defaultSettings } from "@askery/model";
import { readShopQuestions } from "./accuracy/read-shop-questions.ts";

const [path = "", seed] = process.argv.slice(2);

const connector = await openFile(path, { maxProcesses: 1 });
const { tables, relationships } = await connector.introspect();
const values = await connector.sampleValues();
await connector.close();
const catalog = { tables: reorder(tables), relationships };
const database = prepareDatabase({ catalog, values: reorder(values), glossary: { entries: [] } });

const questions = (["everyday", "practice", "unanswerable"] as const).flatMap(readShopQuestions);
for (const { text, today } of questions) {
  const planned = planQuestion({ text, database, today, settings: defaultSettings });
  const target = { catalog, dialect: "duckdb", today, settings: defaultSettings, values: "inline" } as const;
  const sql = planned.kind === "planned" ? printStatement(planned.plan, target).text : planned.problem.code;
  console.log(JSON.stringify({ text, sql }));
}

/** The same items in an order that depends only on the seed. */
function reorder<Item>(items: readonly Item[]): readonly Item[] {
  if (seed === undefined) return items;
  return items
    .map((item, index) => ({ item, place: Math.sin((index + 1) * Number(seed)) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
