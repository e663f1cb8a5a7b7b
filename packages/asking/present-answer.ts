import {
  findOtherCurrency,
  findWarnings,
  makeChips,
  verbalizeDefaultFilter,
  describeAnswer,
  describeChoices,
  describePlan,
  type ExplainedPlan,
  type Interpretation,
  type SpellingCounts,
  type Planned,
} from "@askery/engine";
import type {
  Answer,
  Chip,
  Choice,
  DefaultFilter,
  InterpretationSummary,
  Plan,
  Table,
  Warning,
} from "@askery/model";
import { chooseFollowUps, findsNothing } from "./choose-follow-ups.ts";
import { drawResult, type DrawContext } from "./draw-result.ts";
import { findUnchanged } from "./find-unchanged.ts";
import type { PlannedQuestion, RanInterpretation } from "./run-interpretation.ts";
import { showPlan } from "./show-for-people.ts";
import { describeResult } from "./describe-result.ts";
import { describeTable } from "./describe-table.ts";
import type { PlanningContext } from "./suggest-questions.ts";

/** How an interpretation and its result are shown to the user. */
export type Presentation = Pick<
  Answer,
  "interpretation" | "table" | "outputs" | "chart" | "sentence" | "warnings" | "followUps" | "suggestedEdits"
>;

/** What was measured for warnings beside an answer; null if there is nothing to warn about. */
interface Asides {
  readonly unplaced: Warning | null;
  readonly spellingCounts: SpellingCounts | null;
  readonly more: Table | null;
}

/** Draws and narrates a result. Its follow-ups are other questions that can be answered. */
export async function presentAnswer(
  text: string,
  { planned, table, unplaced, spellingCounts, more }: RanInterpretation & Asides,
  context: PlanningContext,
  running: DrawContext,
): Promise<Presentation> {
  const { plan, askedChart } = planned;
  const { prepared, today, settings } = context;
  const { catalog, described } = prepared;
  const outputs = await describeResult({ plan, table }, { database: running.database, today, settings });
  const result = { plan, table, outputs, catalog, described, today, settings };
  const chart = await drawResult({ ...result, askedChart }, running);
  const warnings = [
    ...findWarnings({ ...result, spellingCounts, more, schema: prepared.schema }),
    ...(unplaced === null ? [] : [unplaced]),
    ...findAskedCurrency(planned, context),
    ...findGuesses(text, planned),
    ...describeDefaults(planned.interpretations[0]?.interpretation, context),
    ...findUnchanged(text, planned, { ...result, askedChart, chart }),
  ];
  return {
    interpretation: interpret(planned, context),
    table,
    outputs,
    chart,
    sentence: plan.kind === "sql" ? describeTable(table, outputs, settings) : describeAnswer(result),
    warnings,
    ...(await chooseFollowUps({ text, plan, isEmpty: findsNothing(warnings) }, context, running.database)),
  };
}

function interpret(planned: PlannedQuestion, { prepared, settings }: PlanningContext): InterpretationSummary {
  const { plan, marks, confidence, interpretations, example } = planned;
  const guessed = guessedRoles(interpretations[0]?.interpretation);
  const defaults = interpretations[0]?.interpretation.defaults?.applied;
  const scope = { catalog: prepared.catalog, described: prepared.described, settings };
  const chips = makeChips(plan, scope, defaults).map((chip): Chip =>
    guessed.has(chip.role) && !chip.default ? { ...chip, kind: "guessed" } : chip,
  );
  const restatement = example?.question.replace(/[\s?.!]+$/, "") ?? describePlan(plan, scope);
  const answer = { plan, explained: interpretations[0]?.interpretation.explained ?? [] };
  const choices = offerRivals(planned, answer, { prepared, settings });
  return { marks, chips, restatement, confidence, ...(choices.length > 0 && { choices }) };
}

/** The plans to offer beside an answer or, if that is null, instead of one. */
export function offerRivals(
  { rivals, stages }: Pick<Planned, "rivals" | "stages">,
  answer: ExplainedPlan | null,
  { prepared, settings }: Pick<PlanningContext, "prepared" | "settings">,
): readonly Choice[] {
  if (stages === null) return [];
  const { catalog, described } = prepared;
  const scope = { catalog, described, settings, question: stages.question };
  const show = (plan: Plan): Plan => showPlan(plan, prepared);
  return describeChoices(
    rivals.map(({ interpretation }) => interpretation),
    answer,
    { ...scope, show },
  );
}

/** The parts of a plan that rely on guessed words. */
function guessedRoles(interpretation: Interpretation | undefined): ReadonlySet<Chip["role"]> {
  const guesses = interpretation?.explained.filter(({ mention }) => mention?.isGuess) ?? [];
  return new Set(guesses.flatMap(({ role }) => chipRoles[role] ?? []));
}

const chipRoles: Readonly<Partial<Record<Interpretation["explained"][number]["role"], Chip["role"]>>> = {
  measure: "measure",
  dimension: "by",
  filter: "filter",
  having: "filter",
  period: "period",
  order: "sort",
  limit: "limit",
};

function findAskedCurrency(
  { plan, stages: { question } }: PlannedQuestion,
  { prepared: { described }, settings }: PlanningContext,
): readonly Warning[] {
  return [findOtherCurrency({ question, plan, described, settings }) ?? []].flat();
}

function findGuesses(text: string, { marks }: PlannedQuestion): readonly Warning[] {
  return marks
    .filter(({ kind }) => kind === "guessed")
    .map(({ span, means, reason }) => ({
      code: "guessed",
      fact: `“${text.slice(span.start, span.end)}” was taken for ${means}.`,
      // The fact names what a synonym means.
      consequence: reason.includes(" is taken for ")
        ? "A click on the word corrects it."
        : reason.endsWith(".")
          ? reason
          : `${reason}.`,
      weight: "information",
    }));
}

function describeDefaults(
  interpretation: Interpretation | undefined,
  { prepared, settings }: PlanningContext,
): readonly Warning[] {
  const scope = { catalog: prepared.catalog, described: prepared.described, settings };
  const verbalize = (filter: DefaultFilter) => verbalizeDefaultFilter(filter, scope);
  const { applied = [], skipped = [], lifted = [] } = interpretation?.defaults ?? {};
  return [
    ...skipped.map((filter): Warning => ({
      code: "default-filter",
      fact: `The default filter of ${filter.table} is not used here: ${verbalize(filter)}.`,
      consequence: "The question keeps rows that have none of them, and a filter would drop those.",
      weight: "caution",
    })),
    ...applied.map((filter): Warning => ({
      code: "default-filter",
      fact: `Of ${filter.table} only those count where ${verbalize(filter)}.`,
      consequence: "It is a default filter of this database. A question that names the column goes without.",
      weight: "information",
      offer: { kind: "remove-default", table: filter.table, text: filter.text },
    })),
    ...lifted.map((filter): Warning => ({
      code: "default-filter",
      fact: `Of ${filter.table} all count, not only those where ${verbalize(filter)}.`,
      consequence: "The default filter was taken away for this question.",
      weight: "information",
      offer: { kind: "use-default", table: filter.table, text: filter.text },
    })),
  ];
}
