import { AppError, type Answer, type AskSettings, type IsoDate } from "@askery/model";
import { askDatabase } from "./ask-database.ts";
import type { Clock } from "./clock.ts";
import type { AskableDatabase } from "./connect-database.ts";
import { listExamples } from "./list-examples.ts";
import { proposeQuestions } from "./propose-questions.ts";
import { planAnswerable } from "./suggest-questions.ts";

export interface StartersRequest {
  readonly database: AskableDatabase;
  /** Today's date in the time zone of the settings. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
  /** The maximum number of questions. Default: 8. */
  readonly count?: number;
  readonly signal?: AbortSignal;
  readonly now: Clock;
}

/**
 * Questions to start with: first some saved examples, then questions of several kinds about the most important tables.
 * Every word of each is understood, and each was asked and found something worth asking for: a breakdown has several rows,
 * and few questions only count a table.
 *
 * @throws AppError if the database fails or is stopped
 */
export async function listStarters(request: StartersRequest): Promise<readonly string[]> {
  const { database, count = 8, ...settings } = request;
  const context = { prepared: database.prepared, today: request.today, settings: request.settings };
  const starters: string[] = [];
  const curated = listExamples(database.prepared);
  const isWanted = async (text: string) => {
    const outcome = await askDatabase({ ...settings, database, text, limits: tryLimits });
    return outcome.kind === "answered" && isWorthAsking(outcome.answer);
  };
  for (const text of curated) {
    if (starters.length === Math.ceil(count / 2)) break;
    if (await isWanted(text).catch(isUnsound)) starters.push(text);
  }
  for (const question of new Set(proposeQuestions(null, database.prepared))) {
    if (starters.length === count) break;
    const text = question.charAt(0).toUpperCase() + question.slice(1);
    // "How many orders per month" says no more than the same with "this year".
    if (starters.some((one) => one.startsWith(text))) continue;
    if (isCount(text) && starters.filter(isCount).length === maxCounts) continue;
    if ((await planAnswerable(question, context)) === null) continue;
    if (await isWanted(text)) starters.push(text);
  }
  return starters;
}

/** How many questions may only count the rows of a table. */
const maxCounts = 2;

function isCount(text: string): boolean {
  return text.endsWith(" are there");
}

function isWorthAsking({ plan, table }: Answer): boolean {
  const isBrokenDown = plan.kind === "query" && plan.aggregation === "group" && plan.dimensions.length > 0;
  return !isVoid(table.values) && (!isBrokenDown || table.rowCount > 1);
}

/** An example whose SQL does not run is no good question to start with. Other failures are thrown. */
function isUnsound(cause: unknown): false {
  if (cause instanceof AppError && unsound.has(cause.code)) return false;
  throw cause;
}

const unsound: ReadonlySet<AppError["code"]> = new Set([
  "query-failed",
  "name-unknown",
  "query-refused",
  "query-timed-out",
  "query-too-large",
  "read-forbidden",
]);

const tryLimits = { maxRows: 100, timeoutMs: 10_000 };

function isVoid(columns: readonly (readonly unknown[])[]): boolean {
  return columns.every((cells) => cells.every((cell) => cell === null));
}
