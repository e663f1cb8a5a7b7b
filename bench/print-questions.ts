/**
 * Prints the SQL of the questions about the sample shop as one line of JSON, for `determinism.test.ts` to compare.
 *
 *     node bench/print-questions.ts SAMPLE.duckdb [seed…]
 *
 * For each seed it prints another line, for which the tables and value lists of the catalog are in another order.
 */
import { openFile } from "@askery/connectors";
import { planQuestion, prepareDatabase, printStatement } from "@askery/engine";
import { defaultSettings } from "@askery/model";
import { readShopQuestions } from "./accuracy/read-shop-questions.ts";

const [path = "", ...seeds] = process.argv.slice(2);

const connector = await openFile(path, { maxProcesses: 1 });
const { tables, relationships } = await connector.introspect();
const values = await connector.sampleValues();
await connector.close();
const questions = (["everyday", "practice", "unanswerable"] as const).flatMap(readShopQuestions);

console.log(JSON.stringify(printQuestions(null)));
for (const seed of seeds) console.log(JSON.stringify(printQuestions(Number(seed))));

function printQuestions(seed: number | null): readonly object[] {
  const catalog = { tables: reorder(tables, seed), relationships };
  const database = prepareDatabase({ catalog, values: reorder(values, seed), glossary: { entries: [] } });
  return questions.map(({ text, today }) => {
    const planned = planQuestion({ text, database, today, settings: defaultSettings });
    const target = {
      catalog,
      dialect: "duckdb",
      today,
      settings: defaultSettings,
      values: "inline",
    } as const;
    const sql = planned.kind === "planned" ? printStatement(planned.plan, target).text : planned.problem.code;
    return { text, sql };
  });
}

/** The same items in an order that depends only on the seed. */
function reorder<Item>(items: readonly Item[], seed: number | null): readonly Item[] {
  if (seed === null) return items;
  return items
    .map((item, index) => ({ item, place: Math.sin((index + 1) * seed) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
