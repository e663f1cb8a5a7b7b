import {
  answerFinding,
  answerInvestigation,
  answerTable,
  askDatabase,
  editAnswer,
  explainSql,
  filterPlan,
  findExploration,
  findLesson,
  findReach,
  inSlices,
  inquireIntoPlan,
  inquireIntoPoint,
  listCardFields,
  listFieldValues,
  listFilterChoices,
  listPointFilters,
  listPointRows,
  listStarters,
  listTopics,
  listWordMeanings,
  readPoint,
  readRule,
  pickPlan,
  planOnce,
  planFromSql,
  proposeInvestigations,
  rerunInvestigation,
  rerunChart,
  runSql,
  summarizeChoice,
  systemClock,
  upgradeCard,
  warmUp,
  type AskableDatabase,
  type EditOutcome,
  type Step,
} from "@askery/asking";
import { listEditOptions, listPointOptions, upgradePlan } from "@askery/engine";
import type { Outcome } from "@askery/model";
import { printAnswer, printFound } from "../results/print-result.ts";
import { completeQuestion } from "./complete-question.ts";
import { countRanges } from "./count-ranges.ts";
import { listSqlNames } from "./list-sql-names.ts";
import { previewTable } from "./preview-table.ts";
import { shortTitle } from "./short-title.ts";
import type { About, AskingJobs, EditedAnswer, UntimedStep } from "./jobs.ts";

/** The context of a job about a database, besides its input. */
export interface DatabaseContext {
  readonly database: AskableDatabase;
  readonly signal: AbortSignal;
  readonly onStep: (step: UntimedStep) => void;
}

type DatabaseJob = Exclude<
  keyof AskingJobs,
  | "boardPdf"
  | "boardPng"
  | "build"
  | "check"
  | "closeDatabases"
  | "draw"
  | "explore"
  | "investigate"
  | "changeInvestigation"
  | "load"
  | "picture"
  | "probe"
  | "removeTable"
  | "report"
  | "rows"
  | "savedRows"
  | "sync"
>;

type PerformJob<Name extends DatabaseJob> = (
  input: AskingJobs[Name]["input"],
  context: DatabaseContext,
) => Promise<AskingJobs[Name]["result"]>;

/** Cached for each open database and day, because every starter question is run to check it. */
const starters = new WeakMap<AskableDatabase, ReadonlyMap<string, Promise<readonly string[]>>>();

/** The implementation of each job about a database. */
export const performJob: { readonly [Name in DatabaseJob]: PerformJob<Name> } = {
  ask: async (
    { text, earlier, without, choice, leavesOutEditsOf, changes, today, settings, limits },
    { database, signal, onStep },
  ) => {
    const outcome = await askDatabase({
      database,
      text,
      earlier,
      ...(without && { without }),
      ...(choice !== undefined && { choice, mayReuseRun: true }),
      ...(leavesOutEditsOf !== undefined && { leavesOutEditsOf }),
      ...(changes && { changes }),
      today,
      settings,
      limits,
      signal,
      onStep: (step) => onStep(showStep(step)),
      now: systemClock,
    });
    const summary = summarize(outcome);
    return outcome.kind === "answered"
      ? { kind: "answered", result: printAnswer(outcome.answer), summary }
      : { kind: "refused", outcome: JSON.stringify(outcome), summary };
  },
  choiceFigure: (input, { database, signal }) =>
    summarizeChoice({ ...input, database, signal, now: systemClock }),
  lesson: async ({ edited, ...input }, { database, signal }) => {
    const { text: question, settings } = input;
    const plan =
      edited === null
        ? (await inSlices(pickPlan({ ...input, database, now: systemClock }), { signal })).result
        : upgradePlan(edited.plan, { question, askedOn: edited.askedOn, settings });
    if (plan === null) return null;
    const work = findLesson({ ...input, database, plan, isEdited: edited !== null });
    return (await inSlices(work, { signal })).result;
  },
  sql: async ({ text, variables = [], question, today, settings, limits }, { database, signal, onStep }) => {
    const ran = await runSql({
      database,
      text,
      variables,
      question,
      today,
      settings,
      limits,
      signal,
      onStep: (step) => onStep(showStep(step)),
      now: systemClock,
    });
    return ran.kind === "failed" ? ran : { kind: "answered", result: printAnswer(ran.answer) };
  },
  startTable: async (request, { database, signal, onStep }) =>
    printEdited(
      await answerTable({
        ...request,
        database,
        signal,
        onStep: (step) => onStep(showStep(step)),
        now: systemClock,
      }),
    ),
  edit: async ({ columns, ...request }, { database, signal, onStep }) => {
    const outcome = await editAnswer({
      ...request,
      database,
      sqlColumns: columns,
      signal,
      onStep: (step) => onStep(showStep(step)),
      now: systemClock,
    });
    return printEdited(outcome);
  },
  sqlPlan: async (request, { database, signal, onStep }) => {
    const outcome = await planFromSql({
      ...request,
      database,
      signal,
      onStep: (step) => onStep(showStep(step)),
      now: systemClock,
    });
    if (outcome.kind === "refused") return outcome;
    const { answer, words, asked } = outcome;
    return { kind: "answered", result: printAnswer(answer), words, question: asked };
  },
  editOptions: async (input, { database }) => {
    const { today, settings, columns, search } = input;
    const { schema, described, lexicon } = database.prepared;
    const context = { schema, described, lexicon, dialect: database.connector.dialect };
    return listEditOptions(
      upgradePlan(input.plan, { ...input, settings }),
      { ...context, today, settings, sqlColumns: columns },
      search,
    );
  },
  fieldValues: async (input, { database, signal }) => {
    const { today, settings, table, column, via, search } = input;
    const stored = upgradePlan(input.plan, { ...input, settings });
    const context = { schema: database.prepared.schema, today, settings };
    const { plan } = filterPlan(stored, input.filters ?? [], context);
    const field = { table, column, ...(via && { via }) };
    return listFieldValues({ database, plan, field, search, today, settings, signal });
  },
  pointOptions: async (input, { database, signal }) => {
    const { today, settings, columns, point } = input;
    const plan = upgradePlan(input.plan, { ...input, settings });
    const { schema, described, lexicon } = database.prepared;
    const context = { schema, described, lexicon, dialect: database.connector.dialect };
    const found = await readPoint({ plan, columns, point }, { database, today, settings, signal });
    const options = listPointOptions(plan, found, { ...context, today, settings, sqlColumns: columns });
    const work = inquireIntoPoint(plan, found, { database, today, settings });
    return { ...options, inquiry: (await inSlices(work, { signal })).result };
  },
  inquiry: async (input, { database, signal }) => {
    const { today, settings } = input;
    const plan = upgradePlan(input.plan, { ...input, settings });
    return (await inSlices(inquireIntoPlan(plan, { database, today, settings }), { signal })).result;
  },
  pointRows: (input, { database, signal }) =>
    listPointRows({
      ...input,
      plan: upgradePlan(input.plan, input),
      database,
      signal,
    }),
  rerun: async ({ columns, ...request }, { database, signal }) => {
    const context = { database, sqlColumns: columns, signal, now: systemClock };
    const outcome = await rerunChart({ ...request, ...context });
    if (outcome.kind === "refused") return { kind: "refused", sentence: outcome.sentence };
    const { ran, narrative, words, applied, skipped } = outcome;
    const ageMs = Math.round(systemClock() - ran.readAtMs);
    return { kind: "ran", result: printFound(ran, narrative), ageMs, words, applied, skipped };
  },
  filterCard: async ({ card, filters, today, settings }, { database }) => {
    const context = { schema: database.prepared.schema, today, settings, sqlColumns: card.columns };
    const { applied, skipped } = filterPlan(upgradeCard(card, context), filters, context);
    return { applied, skipped };
  },
  pointFilters: async ({ card, point, today, settings }, { database }) => {
    const context = { schema: database.prepared.schema, database, today, settings };
    return listPointFilters({ plan: upgradeCard(card, context), columns: card.columns, point }, context);
  },
  filterReach: async ({ cards, filters, today, settings }, { database }) =>
    findReach(filters, cards, { schema: database.prepared.schema, today, settings }),
  filterChoices: async (input, { database }) =>
    listFilterChoices(input.cards, optionContext(input, database), input.search),
  cardFields: async (input, { database }) =>
    listCardFields(input.card, input.kind, optionContext(input, database), input.search),
  topics: async ({ today, settings }, { database }) => listTopics({ database, today, settings }),
  exploration: async (request, { database, signal }) => findExploration({ ...request, database, signal }),
  finding: async ({ exploration, finding, today, settings, limits }, { database, signal }) => {
    const request = { database, exploration, id: finding, today, settings, limits, signal, now: systemClock };
    const answer = await answerFinding(request);
    return { question: answer.question, result: printAnswer(answer) };
  },
  investigation: async ({ investigation, today, settings, limits }, { database, signal }) => {
    const request = { database, investigation, today, settings, limits, signal, now: systemClock };
    const { run, answers } = await answerInvestigation(request);
    return {
      run,
      answers: answers.map((answer) => ({ question: answer.question, result: printAnswer(answer) })),
    };
  },
  rerunInvestigation: async ({ investigation, today, settings, limits }, { database, signal }) =>
    rerunInvestigation({ database, investigation, today, settings, limits, signal, now: systemClock }),
  investigations: async ({ today, settings }, { database }) =>
    proposeInvestigations({ database, today, settings }),
  preview: (input, { database, signal }) => previewTable(input, { database, signal }),
  countRanges: (input, { database, signal }) => countRanges(input, { database, signal }),
  starters: ({ today, settings }, { database }) => {
    const key = JSON.stringify([today, settings]);
    const found = starters.get(database)?.get(key);
    if (found !== undefined) return found;
    const listing = listStarters({ database, today, settings, now: systemClock });
    starters.set(database, new Map([[key, listing]]));
    listing.catch(() => starters.delete(database));
    return listing;
  },
  open: async ({ today, settings }, { database, signal }) => {
    await warmUp({ database, today, settings, signal });
    return null;
  },
  sqlNames: async (_, { database }) => listSqlNames(database.prepared.catalog),
  explain: async ({ sql, ...about }, { database, signal }) =>
    explainSql({ ...about, database, text: sql, signal }),
  marks: async ({ text, today, settings }, { database, signal }) => {
    const asked = { text, database: database.prepared, today, settings };
    return (await planOnce(asked, { signal })).result.marks;
  },
  wordMeanings: async (input, { database, signal }) =>
    (await inSlices(listWordMeanings({ ...input, database }), { signal })).result,
  describe: async ({ table }, { database }) => {
    const { described, secrets } = database.prepared;
    const found = described.tables.find(({ id }) => id === table);
    return found === undefined
      ? null
      : { table: found, secrets: secrets.filter((secret) => secret.table === table) };
  },
  readRule: async ({ text, today, settings }, { database }) =>
    readRule(text, { database: database.prepared, today, settings }),
  completions: (input, { database, signal }) => completeQuestion(input, { database, signal }),
};

function printEdited(outcome: EditOutcome): EditedAnswer {
  if (outcome.kind === "refused") return { kind: "refused", sentence: outcome.sentence };
  const { answer, words, asked } = outcome;
  return { kind: "answered", result: printAnswer(answer), words, question: asked };
}

function optionContext({ today, settings }: About, { prepared, connector }: AskableDatabase) {
  const { schema, described, lexicon } = prepared;
  return { schema, described, lexicon, dialect: connector.dialect, today, settings };
}

/** A step in the form of the API, without the engine's internals. */
function showStep(step: Step): UntimedStep {
  switch (step.kind) {
    case "reading-words":
    case "waiting":
    case "running":
    case "drawing":
      return { kind: step.kind };
    case "choosing-tables":
      return { kind: step.kind, ms: step.ms, tables: step.tables };
    case "writing-sql":
      return { kind: step.kind, ms: step.ms, sql: step.statement.text };
    case "checking":
      return { kind: step.kind, ms: step.ms, readingCount: step.checks.length };
    case "receiving":
      return { kind: step.kind, rowCount: step.rowCount };
    case "received":
      return { kind: step.kind, ms: step.ms, rowCount: step.rowCount };
  }
}

/** The interpretation of the question as a short title; the question itself if it was refused. */
function summarize(outcome: Outcome): string {
  const text = outcome.kind === "answered" ? outcome.answer.interpretation.restatement : outcome.question;
  return shortTitle(text);
}
