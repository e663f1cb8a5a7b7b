import {
  finish,
  type AskedChart,
  type AskSettings,
  type DefaultFilterName,
  type Example,
  type IsoDate,
  type Mark,
  type Plan,
  type Problem,
  type Sliced,
} from "@askery/model";
import { correctWords } from "./link/correct-words.ts";
import { linkMentions } from "./link/link-mentions.ts";
import type { Mention } from "./link/mention.ts";
import { nameChoice, restatesChoice } from "./narrate/choices/name-choice.ts";
import { describePlan } from "./narrate/describe-plan.ts";
import { composeInterpretations } from "./plan/compose-interpretations.ts";
import { applyDefaults } from "./plan/defaults/apply-defaults.ts";
import { markPrivate, markWords } from "./plan/mark-words.ts";
import { findExample, type FoundExample } from "./plan/examples/curated-examples.ts";
import { addEarlier, noneEarlier, type EarlierEvidence } from "./plan/outcome/read-evidence.ts";
import { maxRivals } from "./plan/outcome/pick-candidates.ts";
import type { PlannedOutcome } from "./plan/outcome/decide-outcome.ts";
import { resultKeyOf } from "./plan/outcome/result-key.ts";
import { settleInterpretations, type Settled } from "./plan/outcome/settle-interpretations.ts";
import { isRejection } from "./plan/follow-up/is-rejection.ts";
import { settleShape } from "./plan/follow-up/settle-shape.ts";
import { weighInterpretations, type WeighedInterpretation } from "./plan/outcome/weigh-interpretations.ts";
import { rankInterpretations } from "./plan/rank/rank-interpretations.ts";
import type { Probe, RankedInterpretation, Interpretation } from "./plan/interpretation.ts";
import type { Request } from "./plan/request/request.ts";
import { findFamiliar } from "./plan/refuse/find-familiar.ts";
import { refuseDoubtful } from "./plan/refuse/refuse-doubtful.ts";
import type { PreparedDatabase } from "./plan/prepare-database.ts";
import { refuseInterpretation } from "./plan/refuse/refuse-interpretation.ts";
import type { Question } from "./question/question.ts";
import { readQuestion } from "./question/read-question.ts";

/** The complete input of an answer's SQL. */
export interface PlanRequest {
  readonly text: string;
  readonly database: PreparedDatabase;
  /** The date in the database's time zone. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
  /** Earlier questions of the conversation, oldest first. */
  readonly earlier?: readonly EarlierQuestion[];
  /** Default filters that the user removed. */
  readonly without?: readonly DefaultFilterName[];
  /** The id or the restatement of the choice that the user picked. Ignored if no interpretation reads like it. */
  readonly choice?: string;
}

/** A question asked before; with the id or restatement of the choice, if the user picked one. */
export type EarlierQuestion = string | { readonly text: string; readonly choice: string };

/** The result of planning a question, with all intermediate stages for display. */
export type Planned =
  | {
      readonly kind: "planned";
      readonly outcome: Extract<PlannedOutcome, "told" | "choices">;
      readonly plan: Plan;
      /** The probability that the plan is what the user meant, 0–1. */
      readonly confidence: number;
      readonly marks: readonly Mark[];
      readonly askedChart: AskedChart | null;
      /**
       * The curated example that the question matches, possibly with other values. Its SQL, with those values, is then
       * the plan and there are no other interpretations.
       */
      readonly example?: Example;
      /** The likeliest interpretations, best first; the first one has the plan `plan`. */
      readonly interpretations: readonly RankedInterpretation[];
      /** Other plans to offer beside a doubtful answer, likeliest first. */
      readonly rivals: readonly RankedInterpretation[];
      readonly stages: Stages;
    }
  | {
      readonly kind: "refused";
      readonly outcome: Extract<PlannedOutcome, "asked back" | "refused">;
      readonly problem: Problem;
      /** The probability that the first of `rivals` is what the user meant; 0 if there is none. */
      readonly confidence: number;
      /** Plans to offer instead of an answer, likeliest first. */
      readonly rivals: readonly RankedInterpretation[];
      readonly marks: readonly Mark[];
      readonly stages: Stages | null;
    };

export interface Stages {
  readonly question: Question;
  readonly mentions: readonly Mention[];
  /** How the earlier questions of the conversation were understood. */
  readonly earlier: EarlierEvidence;
  /** What the last answer shows: null if there is none that the engine planned. */
  readonly before: Pick<Interpretation, "plan" | "askedChart"> | null;
}

/** The maximum number of interpretations to probe. */
const maxInterpretations = 12;

/** Plans a question: reads, links, composes and ranks. Pure: equal requests return equal plans. */
export function planQuestion(request: PlanRequest): Planned {
  return finish(planInSlices(request));
}

/** Plans a question while other work may run in between. */
export function* planInSlices(request: PlanRequest): Sliced<Planned> {
  return yield* planAfter(yield* readEarlier(request), request);
}

/** The earlier questions of a conversation: the request to continue, and how well they were understood. */
interface Before {
  readonly request: Request | null;
  /** What the request was understood as. */
  readonly shown: Stages["before"];
  /** The last answer, whose other interpretations are offered if it is rejected. */
  readonly answer: Answered | null;
  readonly evidence: EarlierEvidence;
}

type Answered = Pick<Extract<Planned, { kind: "planned" }>, "interpretations" | "stages">;

/** The maximum number of earlier questions that are read again, since questions rarely refer further back. */
const earlierRead = 12;

/**
 * Reads the earlier questions, each as a follow-up. The request is that of the last one that was understood, and null
 * after a curated example, since the meaning of its SQL is unknown.
 */
function* readEarlier({
  earlier = [],
  database,
  today,
  settings,
  without = [],
}: PlanRequest): Sliced<Before> {
  const asked = { database, today, settings, without };
  let before = nothingBefore;
  for (const one of earlier.slice(-earlierRead)) {
    const request = { ...asked, ...(typeof one === "string" ? { text: one } : one) };
    before = continueAfter(before, yield* planAfter(before, request));
  }
  return before;
}

const nothingBefore: Before = { request: null, shown: null, answer: null, evidence: noneEarlier };

function continueAfter(before: Before, planned: Planned): Before {
  if (planned.kind === "planned" && planned.example) return nothingBefore;
  const isDoubtful = planned.kind === "refused" && planned.problem.code === "unsure";
  const [first] = planned.kind === "planned" ? planned.interpretations : isDoubtful ? planned.rivals : [];
  const answer = first ? { interpretation: first.interpretation, confidence: planned.confidence } : null;
  const evidence = addEarlier(before.evidence, answer);
  const request = first
    ? settleShape(first.interpretation.request, first.interpretation.shape)
    : before.request;
  const answered = planned.kind === "planned" ? planned : before.answer;
  return { request, shown: first?.interpretation ?? before.shown, answer: answered, evidence };
}

function* planAfter(before: Before, request: PlanRequest): Sliced<Planned> {
  const { database, text, today, settings } = request;
  const { examples, lexicon } = database;
  const curated = findExample(examples, text, { lexicon, today, settings });
  if (curated !== null) return planExample(curated, request);
  if (before.answer !== null && isRejection(text)) return reject(before.answer, request);
  const found = yield* readAfter(before, request);
  if (found.kind === "problem") return refuseAtOnce(found.problem);
  return pickChoice(found, request) ?? settle(found.interpretations, found.stages, request);
}

/** Offers what else the question of an answer may mean, or answers as the user picked. Its words are those of the rejection. */
function reject({ interpretations, stages }: Answered, request: PlanRequest): Planned {
  const [rejected, ...ranked] = interpretations;
  const others = ranked.filter(
    ({ interpretation: { plan } }) =>
      rejected === undefined || resultKeyOf(plan) !== resultKeyOf(rejected.interpretation.plan),
  );
  const picked = pickChoice({ interpretations: others, stages }, request);
  if (picked !== null) return { ...picked, marks: [] };
  const refuse = refuser(stages, request);
  const settled = settleInterpretations(others, refuse, { ...stages, schema: request.database.schema });
  const rivals = settled?.problem === null ? [settled.best, ...settled.rivals] : [];
  const facts = { question: stages.question.text, others: String(rivals.length) };
  const problem: Problem = { code: "answer-rejected", spans: [], facts, suggestions: [] };
  const offered = { rivals: rivals.slice(0, maxRivals), confidence: settled?.confidence ?? 0 };
  const outcome = rivals.length > 0 ? "asked back" : "refused";
  return { kind: "refused", outcome, problem, ...offered, marks: [], stages };
}

/** The refusal of a question before it is interpreted. */
export function refuseAtOnce(problem: Problem): Extract<Planned, { kind: "refused" }> {
  return { kind: "refused", outcome: "refused", problem, confidence: 0, rivals: [], marks: [], stages: null };
}

/** The interpretation that the user picked. */
function pickChoice(
  { interpretations, stages }: Answered,
  { choice, database, settings }: PlanRequest,
): Extract<Planned, { kind: "planned" }> | null {
  if (choice === undefined) return null;
  const restated = interpretations
    .map((ranked) => ({ ranked, text: describePlan(ranked.interpretation.plan, { ...database, settings }) }))
    .filter(({ text }) => restatesChoice(choice, text));
  const exact = restated.find(({ ranked, text }) => nameChoice(ranked.interpretation.plan, text) === choice);
  const best = (exact ?? restated[0])?.ranked;
  const picked = { outcome: "told", problem: null, confidence: 1, rivals: [] } as const;
  return best ? planSettled({ best, ...picked }, interpretations, stages) : null;
}

function planExample(
  { example, swaps, isParaphrase }: FoundExample,
  { text, today, settings }: PlanRequest,
): Planned {
  const read = readQuestion(text, { today, settings });
  if (read.kind === "problem") return refuseAtOnce(read.problem);
  const other = swaps.map(({ from, to }) => `, with “${to}” for “${from}”`).join("");
  const asked = isParaphrase ? `“${example.question}”` : "this question";
  const reason = `${example.author} wrote the SQL that answers ${asked}${other}`;
  return {
    kind: "planned",
    outcome: "told",
    plan: { kind: "sql", text: example.sql },
    confidence: 1,
    marks: [{ span: { start: 0, end: text.length }, kind: "understood", means: "an example", reason }],
    askedChart: null,
    example,
    interpretations: [],
    rivals: [],
    stages: { question: read.question, mentions: [], earlier: noneEarlier, before: null },
  };
}

/** Finds all interpretations of a question, best first, including those that would be refused. */
export function findInterpretations(request: PlanRequest): FoundInterpretations {
  const before = finish(readEarlier(request));
  return finish(readAfter(before, request));
}

function* readAfter(
  { request: before, shown, evidence: earlier }: Before,
  request: PlanRequest,
): Sliced<FoundInterpretations> {
  const { text, database, today, settings } = request;
  const correct = (typed: readonly string[]) => correctWords(typed, database.lexicon);
  const stopWords = database.stopWords.map(({ phrase }) => phrase);
  const read = readQuestion(text, { today, settings, correct, stopWords });
  if (read.kind === "problem") return read;
  const { question } = read;
  yield;
  const mentions = yield* linkMentions(question, database.lexicon);
  const interpretations = yield* composeInterpretations({
    question,
    mentions,
    schema: database.schema,
    today,
    settings,
    before,
    planBefore: shown?.plan ?? null,
  });
  yield;
  const ranked = rankInterpretations(interpretations).map((one) => withDefaults(one, request));
  return { kind: "found", interpretations: ranked, stages: { question, mentions, earlier, before: shown } };
}

function withDefaults(
  ranked: RankedInterpretation,
  { database: { filters }, without }: PlanRequest,
): RankedInterpretation {
  if (filters.length === 0) return ranked;
  const { plan, ...defaults } = applyDefaults(ranked.interpretation.plan, filters, without);
  return { ...ranked, interpretation: { ...ranked.interpretation, plan, defaults } };
}

export type FoundInterpretations =
  | {
      readonly kind: "found";
      readonly interpretations: readonly RankedInterpretation[];
      readonly stages: Stages;
    }
  | { readonly kind: "problem"; readonly problem: Problem };

/** The likeliest interpretations of a question, best first: what the weights of outcomes are fitted on. */
export function weighCandidates(request: PlanRequest, most: number): readonly WeighedInterpretation[] {
  const found = findInterpretations(request);
  if (found.kind === "problem") return [];
  const context = { ...found.stages, schema: request.database.schema };
  return weighInterpretations(found.interpretations.slice(0, most), refuser(found.stages, request), context);
}

/**
 * Ranks the interpretations again with the results of probes, one for each of the first interpretations. Those that would be
 * refused remain so, whatever their results.
 */
export function chooseInterpretation(
  planned: Extract<Planned, { kind: "planned" }>,
  probes: readonly (Probe | null)[],
  context: RefusalContext,
): Extract<Planned, { kind: "planned" }> {
  if (planned.example) return planned;
  const ranked = rankInterpretations(
    planned.interpretations.map(({ interpretation }): Interpretation => interpretation),
    probes,
  );
  const { stages } = planned;
  const refuse = refuser(stages, context);
  const settled = settleInterpretations(ranked, refuse, { ...stages, schema: context.database.schema });
  return settled?.problem === null ? planSettled(settled, ranked, stages) : planned;
}

function settle(
  ranked: readonly RankedInterpretation[],
  stages: Stages,
  { database, today, settings }: Pick<PlanRequest, "database" | "today" | "settings">,
): Planned {
  const refuse = refuser(stages, { database, today, settings });
  const settled = settleInterpretations(ranked, refuse, { ...stages, schema: database.schema });
  const isFamiliar = findFamiliar(stages.question, stages.mentions, database.schema);
  const marks = markWords(stages.question, settled?.best.interpretation ?? null, isFamiliar);
  if (settled === null) {
    const problem = refuse(null) ?? notUnderstood;
    return { kind: "refused", outcome: "refused", problem, confidence: 0, rivals: [], marks, stages };
  }
  const { best, outcome, problem, confidence, rivals } = settled;
  if (outcome === "told" || outcome === "choices") return planSettled(settled, ranked, stages);
  return {
    kind: "refused",
    outcome,
    problem: problem ?? refuseDoubtful(stages.question, best.interpretation, isFamiliar),
    confidence: outcome === "asked back" ? confidence : 0,
    rivals: outcome === "asked back" ? [best, ...rivals].slice(0, maxRivals) : [],
    marks: problem?.code === "column-private" ? marks.map((mark) => markPrivate(mark, problem)) : marks,
    stages,
  };
}

function planSettled(
  { best, outcome, confidence, rivals }: Settled,
  ranked: readonly RankedInterpretation[],
  stages: Stages,
): Extract<Planned, { kind: "planned" }> {
  const { plan, askedChart } = best.interpretation;
  return {
    kind: "planned",
    outcome: outcome === "told" ? "told" : "choices",
    plan,
    confidence,
    marks: markWords(stages.question, best.interpretation),
    askedChart,
    interpretations: [best, ...ranked.filter((one) => one !== best)].slice(0, maxInterpretations),
    rivals: outcome === "told" ? [] : rivals,
    stages,
  };
}

const notUnderstood: Problem = { code: "question-not-understood", spans: [], facts: {}, suggestions: [] };

type RefusalContext = Pick<PlanRequest, "database" | "today" | "settings">;

function refuser(
  stages: Stages,
  { database: { schema, secrets }, today, settings }: RefusalContext,
): (best: RankedInterpretation | null) => Problem | null {
  const isFollowUp = stages.earlier.asked > 0;
  const calendar = { today, settings };
  return (best) => refuseInterpretation({ ...stages, best, schema, secrets, calendar, isFollowUp });
}
