import { prepareGold, type GoldResult } from "../compare-results.ts";
import type { BenchDatabase } from "./bench-database.ts";
import type { Question } from "./question.ts";
import { shapeGold } from "../learn/shape-gold.ts";

/** The results of a question's gold SQL, for each variant that runs. */
export async function readGold(question: Question, database: BenchDatabase): Promise<readonly GoldResult[]> {
  const results: GoldResult[] = [];
  const midnightIsDate = database.midnightIsDate || question.goldSource !== undefined;
  for (const [index, sql] of question.gold.entries()) {
    const result = await database.runGold(sql, question);
    if (result.kind === "failed") continue;
    const form = question.goldSource?.forms[index];
    const tables = form ? shapeGold(result.table, form) : [result.table];
    for (const table of tables) results.push(prepareGold(sql, table, { midnightIsDate }));
  }
  return results;
}
