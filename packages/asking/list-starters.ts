import type { AskSettings, IsoDate } from "@askery/model";
import { askDatabase } from "./ask-database.ts";
import type { Clock } from "./clock.ts";
import type { AskableDatabase } from "./connect-database.ts";
import { proposeQuestions } from "./propose-questions.ts";
import { planAnswerable } from "./suggest-questions.ts";

export interface StartersRequest {
  readonly database: AskableDatabase;
  /** In the time zone of the settings. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
  /** How many are wanted, at most. Default 8. */
  readonly count?: number;
  readonly signal?: AbortSignal;
  readonly now: Clock;
}

/**
 * Questions to start with, of several kinds, about the tables that matter most: every word of each is understood, and
 * each was asked and found something.
 *
 * @throws AppError where the database fails or is stopped
 */
export async function listStarters(request: StartersRequest): Promise<readonly string[]> {
  const { database, count = 8, ...settings } = request;
  const context = { prepared: database.prepared, today: request.today, settings: request.settings };
  const starters: string[] = [];
  for (const question of new Set(proposeQuestions(null, database.prepared))) {
    if (starters.length === count) break;
    if (planAnswerable(question, context) === null) continue;
    const text = question.charAt(0).toUpperCase() + question.slice(1);
    const outcome = await askDatabase({ ...settings, database, text, limits: tryLimits });
    if (outcome.kind === "answered" && !isVoid(outcome.answer.table.values)) starters.push(text);
  }
  return starters;
}

const tryLimits = { maxRows: 100, timeoutMs: 10_000 };

function isVoid(columns: readonly (readonly unknown[])[]): boolean {
  return columns.every((cells) => cells.every((cell) => cell === null));
}
