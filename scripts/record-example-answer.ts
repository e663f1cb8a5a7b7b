import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askDatabase, connectDatabase, systemClock } from "@askery/asking";
import { openFile } from "@askery/connectors";
import { defaultSettings, type Answer } from "@askery/model";
import { buildSampleDatabase } from "@askery/sample";

/**
 * Records the answer at the top of the landing page: a real answer about the sample shop on a fixed day. Run it when
 * the engine's answer changes: `npx node scripts/record-example-answer.ts`.
 */
const question = "Return rate of the Halden Dining Chair by month this year";
const today = "2026-11-20";
const target = join(import.meta.dirname, "../apps/web/features/landing/example-answer.data.ts");

const folder = mkdtempSync(join(tmpdir(), "askery-example-"));
try {
  const path = join(folder, "shop.duckdb");
  await buildSampleDatabase({ path, today });
  const connector = await openFile(path);
  try {
    const database = await connectDatabase(connector);
    // Asked twice, because the first time includes one-time work.
    const ask = () =>
      askDatabase({ database, text: question, today, settings: defaultSettings, now: systemClock });
    await ask();
    const outcome = await ask();
    if (outcome.kind === "refused") throw new Error(`Refused: ${outcome.problem.code}`);
    writeFileSync(target, print(outcome.answer));
  } finally {
    await connector.close();
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** Without the plan, which the page does not show. */
function print(answer: Answer): string {
  const shown = { ...answer, plan: undefined };
  return [
    'import type { Answer } from "@askery/model";',
    "",
    "/** Recorded by scripts/record-example-answer.ts: what Askery says of the sample shop. */",
    `export const exampleAnswer: Omit<Answer, "plan"> = ${JSON.stringify(shown)};`,
    "",
  ].join("\n");
}
