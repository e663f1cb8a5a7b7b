import {
  chooseChart,
  describeOutputs,
  findWarnings,
  makeChips,
  suggestFollowUps,
  tellAnswer,
  tellPlan,
  type Reading,
} from "@askery/engine";
import type { Answer, Chip, Interpretation, Warning } from "@askery/model";
import type { PlannedQuestion, RanReading } from "./run-reading.ts";
import { isAnswerable, type PlanningContext } from "./suggest-questions.ts";

/** What a reading and its result look like to the asker. */
export type Presentation = Pick<
  Answer,
  "interpretation" | "table" | "chart" | "sentence" | "warnings" | "followUps"
>;

const mostFollowUps = 3;

/** Draws and tells a result. Its follow-ups are questions that can be answered, other than this one. */
export function presentAnswer(
  text: string,
  { planned, table }: RanReading,
  context: PlanningContext,
): Presentation {
  const { plan, askedChart } = planned;
  const { prepared, today, settings } = context;
  const { catalog } = prepared;
  const outputs = describeOutputs({ plan, table, catalog, settings });
  const result = { plan, table, outputs, catalog, today, settings };
  return {
    interpretation: interpret(planned, context),
    table,
    chart: chooseChart({ ...result, askedChart }),
    sentence: tellAnswer(result),
    warnings: [...findWarnings(result), ...findGuesses(text, planned)],
    followUps: keepAnswerable(suggestFollowUps({ plan, catalog, today }), text, context),
  };
}

function interpret(planned: PlannedQuestion, { prepared, settings }: PlanningContext): Interpretation {
  const { plan, marks, confidence, readings } = planned;
  const guessed = guessedRoles(readings[0]?.reading);
  const chips = makeChips(plan, prepared.catalog, settings).map((chip): Chip =>
    guessed.has(chip.role) ? { ...chip, kind: "guessed" } : chip,
  );
  return { marks, chips, restatement: tellPlan(plan, prepared.catalog, settings), confidence };
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

/** Each try is planned, which takes milliseconds: no more are tried than needed. */
function keepAnswerable(
  questions: readonly string[],
  text: string,
  context: PlanningContext,
): readonly string[] {
  const kept: string[] = [];
  const asked = text.trim().toLowerCase();
  for (const question of questions) {
    if (kept.length === mostFollowUps) break;
    if (question.toLowerCase() !== asked && isAnswerable(question, context)) kept.push(question);
  }
  return kept;
}
