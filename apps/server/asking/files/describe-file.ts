import type { Narrative } from "@askery/model";
import type { FileFact, FileHead } from "../../asking-process/printed-rows.ts";
import { readOutputs } from "../../results/find-result.ts";
import type { ResultRow } from "../../results/upgrade-result.ts";
import type { StoreContext } from "../../store/store-context.ts";

interface DescribedFile {
  readonly question: string;
  readonly result: ResultRow;
  /** Null for an example of the sample. */
  readonly databaseId: string | null;
}

/** What a file says about its table: titles and formats of columns, and facts that a reader needs to check it. */
export async function describeFile(
  { store }: Pick<StoreContext, "store">,
  { question, result, databaseId }: DescribedFile,
): Promise<FileHead> {
  const database = await store
    .selectFrom("workspace")
    .select("name")
    .where("id", "=", databaseId ?? "")
    .executeTakeFirst();
  const narrative = result.narrative === null ? null : (JSON.parse(result.narrative) as Narrative);
  const facts: readonly FileFact[] = [
    { label: "Question", value: question },
    ...(narrative === null ? [] : factsOf(narrative)),
    ...(database === undefined ? [] : [{ label: "Database", value: database.name }]),
    { label: "As of", value: printTime(result.ranAtMs, narrative?.receipt.timeZone ?? "UTC") },
    { label: "SQL", value: result.sql },
    ...(narrative?.warnings ?? []).map(({ fact, consequence }) => ({
      label: "Warning",
      value: `${fact} ${consequence}`.trim(),
    })),
  ];
  return { outputs: readOutputs(result), facts };
}

function factsOf({ sentence, interpretation }: Narrative): readonly FileFact[] {
  const filters = interpretation.chips.filter(({ role }) => role === "filter" || role === "period");
  return [
    { label: "Answer", value: sentence },
    ...(interpretation.restatement === ""
      ? []
      : [{ label: "Understood as", value: interpretation.restatement }]),
    ...filters.map(({ text }) => ({ label: "Filter", value: text })),
  ];
}

/** "2026-11-20 14:05 Europe/Paris" */
export function printTime(atMs: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return `${format.format(atMs)} ${timeZone}`;
}
