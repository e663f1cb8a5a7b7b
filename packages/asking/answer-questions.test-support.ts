import type { Connector } from "@askery/connectors";
import { defaultSettings, formatExact, type Answer, type MeaningCorrection } from "@askery/model";
import { askDatabase } from "./ask-database.ts";
import { connectDatabase, prepareContents } from "./connect-database.ts";

/** Reads a database and returns a function that answers questions about it, as of 20 November 2026. */
export async function answerQuestions(
  connector: Connector,
  corrections: readonly MeaningCorrection[] = [],
): Promise<(text: string) => Promise<Answer>> {
  const { prepared, values } = await connectDatabase(connector);
  const contents = { catalog: prepared.catalog, values, glossary: { entries: [] }, corrections };
  const database = await prepareContents(connector, contents);
  return async (text) => {
    const outcome = await askDatabase({
      database,
      text,
      today: "2026-11-20",
      settings: defaultSettings,
      now: () => Date.parse("2026-11-20T12:00:00Z"),
    });
    if (outcome.kind === "refused") throw new Error(outcome.sentence);
    return outcome.answer;
  };
}

/** The rows of an answer as its table shows them. */
export function shownRows({ table, outputs }: Answer): readonly (readonly string[])[] {
  return Array.from({ length: table.rowCount }, (_, row) =>
    table.values.map((cells, column) =>
      formatExact(cells[row] ?? null, outputs[column]?.format ?? { kind: "text" }, { locale: "en-US" }),
    ),
  );
}
