import {
  describeOutputs,
  findWarnings,
  makeChips,
  sayDefaultFilter,
  suggestFollowUps,
  tellAnswer,
  tellPlan,
  type Reading,
} from "@askery/engine";
import type { Answer, Chip, DefaultFilter, Expression, Interpretation, Plan, Warning } from "@askery/model";
import { drawResult, type DrawContext } from "./draw-result.ts";
import type { PlannedQuestion, RanReading } from "./run-reading.ts";
import { tellTable } from "./tell-table.ts";
import { planAnswerable, type PlanningContext } from "./suggest-questions.ts";

/** What a reading and its result look like to the asker. */
export type Presentation = Pick<
  Answer,
  "interpretation" | "table" | "outputs" | "chart" | "sentence" | "warnings" | "followUps"
>;

const mostFollowUps = 3;

/** Draws and tells a result. Its follow-ups are questions that can be answered, other than this one. */
export async function presentAnswer(
  text: string,
  { planned, table, unplaced }: RanReading & { readonly unplaced: Warning | null },
  context: PlanningContext,
  running: DrawContext,
): Promise<Presentation> {
  const { plan, askedChart } = planned;
  const { prepared, today, settings } = context;
  const { catalog } = prepared;
  const outputs = describeOutputs({ plan, table, catalog, settings });
  const result = { plan, table, outputs, catalog, today, settings };
  return {
    interpretation: interpret(planned, context),
    table,
    outputs,
    chart: await drawResult({ ...result, askedChart }, running),
    sentence: plan.kind === "sql" ? tellTable(table, outputs, settings) : tellAnswer(result),
    warnings: [
      ...findWarnings(result),
      ...(unplaced === null ? [] : [unplaced]),
      ...findGuesses(text, planned),
      ...tellDefaults(planned.readings[0]?.reading, context),
    ],
    // What SQL means is not known, so nothing can be changed about it by words.
    followUps:
      plan.kind === "sql"
        ? []
        : keepAnswerable(
            suggestFollowUps({ plan, catalog, today, settings, isEmpty: table.rowCount === 0 }),
            { text, plan },
            context,
          ),
  };
}

function interpret(planned: PlannedQuestion, { prepared, settings }: PlanningContext): Interpretation {
  const { plan, marks, confidence, readings, example } = planned;
  const guessed = guessedRoles(readings[0]?.reading);
  const defaults = readings[0]?.reading.defaults?.applied;
  const chips = makeChips(plan, prepared.catalog, settings, defaults).map((chip): Chip =>
    guessed.has(chip.role) && !chip.default ? { ...chip, kind: "guessed" } : chip,
  );
  const restatement =
    example?.question.replace(/[\s?.!]+$/, "") ?? tellPlan(plan, prepared.catalog, settings);
  return { marks, chips, restatement, confidence };
}

/** Which parts of a plan rest on words that were guessed. */
function guessedRoles(reading: Reading | undefined): ReadonlySet<Chip["role"]> {
  const guesses = reading?.explained.filter(({ mention }) => mention?.isGuess) ?? [];
  return new Set(guesses.flatMap(({ role }) => chipRoles[role] ?? []));
}

const chipRoles: Readonly<Partial<Record<Reading["explained"][number]["role"], Chip["role"]>>> = {
  measure: "measure",
  dimension: "by",
  filter: "filter",
  having: "filter",
  period: "period",
  order: "sort",
  limit: "limit",
};

function findGuesses(text: string, { marks }: PlannedQuestion): readonly Warning[] {
  return marks
    .filter(({ kind }) => kind === "guessed")
    .map(({ span, means, reason }) => ({
      code: "guessed",
      fact: `“${text.slice(span.start, span.end)}” was taken for ${means}.`,
      consequence: reason.endsWith(".") ? reason : `${reason}.`,
      weight: "information",
    }));
}

function tellDefaults(
  reading: Reading | undefined,
  { prepared, settings }: PlanningContext,
): readonly Warning[] {
  const say = (filter: DefaultFilter) => sayDefaultFilter(filter, prepared.catalog, settings);
  const { applied = [], skipped = [], lifted = [] } = reading?.defaults ?? {};
  return [
    ...skipped.map((filter): Warning => ({
      code: "default-filter",
      fact: `The default filter of ${filter.table} is not used here: ${say(filter)}.`,
      consequence: "The question keeps rows that have none of them, and a filter would drop those.",
      weight: "caution",
    })),
    ...applied.map((filter): Warning => ({
      code: "default-filter",
      fact: `Of ${filter.table} only those count where ${say(filter)}.`,
      consequence: "It is a default filter of this database. A question that names the column goes without.",
      weight: "information",
    })),
    ...lifted.map((filter): Warning => ({
      code: "default-filter",
      fact: `Of ${filter.table} all count, not only those where ${say(filter)}.`,
      consequence: "The default filter was taken away for this question.",
      weight: "information",
    })),
  ];
}

/**
 * Those that come to other answers of the same figure. Each try is planned, which takes milliseconds: no more are tried
 * than needed.
 */
function keepAnswerable(
  questions: readonly string[],
  asked: { readonly text: string; readonly plan: Plan },
  context: PlanningContext,
): readonly string[] {
  const { catalog } = context.prepared;
  const kept: string[] = [];
  const seen = new Set([asked.text.trim().toLowerCase(), tellPlan(asked.plan, catalog, context.settings)]);
  for (const question of questions) {
    if (kept.length === mostFollowUps) break;
    const plan = seen.has(question.toLowerCase()) ? null : planAnswerable(question, context);
    const told = plan === null ? "" : tellPlan(plan, catalog, context.settings);
    if (plan === null || seen.has(told) || !isSameFigure(asked.plan, plan)) continue;
    seen.add(told);
    kept.push(question);
  }
  return kept;
}

/** Whether a plan computes at least one of the functions that the other does; a list computes none. */
function isSameFigure(asked: Plan, other: Plan): boolean {
  if (asked.kind !== "query" || other.kind !== "query" || asked.measures.length === 0) return true;
  const known = new Set(asked.measures.flatMap(({ expression }) => namesIn(expression)));
  return other.measures.some(({ expression }) => namesIn(expression).some((name) => known.has(name)));
}

/** What is aggregated, by name: "sum revenue", "count". */
function namesIn(expression: Expression): readonly string[] {
  if (expression.kind === "arithmetic") return [...namesIn(expression.left), ...namesIn(expression.right)];
  if (expression.kind !== "aggregate") return [];
  const { function: name, of } = expression;
  return [of?.kind === "column" ? `${name} ${of.column}` : name];
}
