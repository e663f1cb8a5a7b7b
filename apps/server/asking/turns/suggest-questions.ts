import type { Completions, SqlNames, WordMeaning } from "@askery/api";
import type { ExecutionStep, Mark } from "@askery/model";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { findSource, revisionOf } from "../../databases/sources/find-source.ts";
import type { PastQuestion } from "../../asking-process/past-question.ts";
import type { ToComplete } from "../../asking-process/writing-jobs.ts";
import type { InDatabase } from "../../store/store-context.ts";
import { demandVariables } from "./demand-variables.ts";
import { listChartPhrases } from "./list-chart-phrases.ts";
import { readEarlier } from "./read-earlier.ts";

export interface CompletionRequest extends InDatabase {
  readonly text: string;
  readonly caret: number;
  /** The turn that the question follows. */
  readonly afterTurnId?: string | undefined;
  /** Aborted when the user has typed on. */
  readonly signal: AbortSignal;
}

/** Completions of a question that is being typed. */
export async function listCompletions(
  context: AskingContext,
  { databaseId, userId, text, caret, afterTurnId, signal }: CompletionRequest,
): Promise<Completions> {
  const database = await findSource(context, { databaseId });
  const past = await readPast(context, { databaseId, userId, revision: revisionOf(database.source) });
  const followed =
    afterTurnId === undefined ? nothing : await readFollowed(context, { databaseId, afterTurnId });
  const verified = await readVerified(context, databaseId);
  return context.asking.run(
    "completions",
    { ...database, text, caret, verified, past, ...followed },
    { signal },
  );
}

type Followed = Pick<ToComplete, "earlier" | "chartPhrases">;

const nothing: Followed = { earlier: [], chartPhrases: [] };

/** The questions that lead to a turn of this database, and its chart; nothing for another database. */
async function readFollowed(
  { store }: AskingContext,
  { databaseId, afterTurnId }: { readonly databaseId: string; readonly afterTurnId: string },
): Promise<Followed> {
  const turn = await store
    .selectFrom("turn")
    .innerJoin("conversation", "conversation.id", "turn.conversationId")
    .select(["turn.conversationId"])
    .where("turn.id", "=", afterTurnId)
    .where("conversation.workspaceId", "=", databaseId)
    .executeTakeFirst();
  if (turn === undefined) return nothing;
  const earlier = await readEarlier(store, { afterTurnId, conversationId: turn.conversationId });
  return { earlier, chartPhrases: await listChartPhrases(store, afterTurnId) };
}

/** The interpretation of the words of a question while it is typed. */
export async function listMarks(
  context: AskingContext,
  { databaseId, text, signal }: Pick<CompletionRequest, "databaseId" | "text" | "signal">,
): Promise<readonly Mark[]> {
  const database = await findSource(context, { databaseId });
  return context.asking.run("marks", { ...database, text }, { signal });
}

interface WordMeaningRequest {
  readonly databaseId: string;
  readonly question: string;
  readonly start: number;
  readonly end: number;
  readonly search: string;
  /** Aborted when the user has typed on. */
  readonly signal: AbortSignal;
}

/** What some words of a question may mean. */
export async function listWordMeanings(
  context: AskingContext,
  { databaseId, question, start, end, search, signal }: WordMeaningRequest,
): Promise<readonly WordMeaning[]> {
  const database = await findSource(context, { databaseId });
  const wanted = { question, span: { start, end }, search };
  return context.asking.run("wordMeanings", { ...database, ...wanted }, { signal });
}

/** Questions to start with. All of them find something. */
export async function listStarters(
  context: AskingContext,
  { databaseId }: { readonly databaseId: string },
): Promise<readonly string[]> {
  return context.asking.run("starters", await findSource(context, { databaseId }));
}

/** The names that SQL can use in a database. */
export async function listSqlNames(
  context: AskingContext,
  { databaseId }: { readonly databaseId: string },
): Promise<SqlNames> {
  return context.asking.run("sqlNames", await findSource(context, { databaseId }));
}

interface ExplainRequest {
  readonly databaseId: string;
  readonly sql: string;
  /** As the caller gave them. */
  readonly variables: unknown;
  /** Aborted when the user has left. */
  readonly signal: AbortSignal;
}

/**
 * How a database would run a statement.
 *
 * @throws AppError `invalid-input` for variables that can't be read, and as the asking process
 */
export async function explainSql(
  context: AskingContext,
  { databaseId, sql, signal, ...given }: ExplainRequest,
): Promise<readonly ExecutionStep[]> {
  const variables = demandVariables(given.variables);
  const database = await findSource(context, { databaseId });
  return context.asking.run("explain", { ...database, sql, variables }, { signal });
}

const mostPast = 200;

/** The questions that a user has asked about a database and that were answered, latest first. */
async function readPast(
  { store }: AskingContext,
  { databaseId, userId, revision }: InDatabase & { readonly revision: number },
): Promise<readonly PastQuestion[]> {
  const rows = await store
    .selectFrom("turn")
    .innerJoin("conversation", "conversation.id", "turn.conversationId")
    .innerJoin("result", "result.id", "turn.resultId")
    .select(["turn.question", "turn.afterTurnId", "result.revision"])
    .where("turn.askerId", "=", userId)
    .where("turn.state", "=", "done")
    .where("conversation.workspaceId", "=", databaseId)
    .where("conversation.deletedAtMs", "is", null)
    .orderBy("turn.askedAtMs", "desc")
    .limit(mostPast)
    .execute();
  const counts = Map.groupBy(rows, ({ question }) => question);
  return [...counts].map(([question, asked]) => ({
    question,
    askedCount: asked.length,
    isUnderstood: asked.some((turn) => turn.afterTurnId === null && turn.revision === revision),
  }));
}

/** The questions that have a verified answer, latest first. It falls when the database changes what the question means. */
async function readVerified({ store }: AskingContext, databaseId: string): Promise<readonly PastQuestion[]> {
  const rows = await store
    .selectFrom("verifiedAnswer")
    .leftJoin("turn", "turn.id", "verifiedAnswer.turnId")
    .select(["verifiedAnswer.question", "turn.question as typed"])
    .where("workspaceId", "=", databaseId)
    .where("fallenAtMs", "is", null)
    .where("deletedAtMs", "is", null)
    .orderBy("verifiedAtMs", "desc")
    .limit(mostPast)
    .execute();
  // The question of a follow-up is its interpretation, which was not asked.
  return rows.map(({ question, typed }) => ({ question, askedCount: 0, isUnderstood: question === typed }));
}
