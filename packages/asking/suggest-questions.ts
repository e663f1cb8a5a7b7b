import { listBreakdowns, planQuestion, type Planned, type PreparedDatabase } from "@askery/engine";
import type { AskSettings, DefaultFilterName, IsoDate, Plan } from "@askery/model";
import { proposeQuestions } from "./propose-questions.ts";
import { repairQuestion } from "./repair-question.ts";

/** What a question is planned with. */
export interface PlanningContext {
  readonly prepared: PreparedDatabase;
  readonly today: IsoDate;
  readonly settings: AskSettings;
  /** Earlier questions of the conversation, oldest first. */
  readonly earlier?: readonly string[];
  /** Default filters that the asker took away. */
  readonly without?: readonly DefaultFilterName[];
}

const suggestionCount = 3;
/** Planning takes milliseconds; a refusal should not take many. */
const maxTried = 16;

type Refused = Extract<Planned, { kind: "refused" }>;

/**
 * The nearest questions that can be answered: the asker's own, repaired, then plain ones about the tables that its
 * words came closest to. Each has been planned, with every word understood.
 */
export function suggestQuestions(refused: Refused, context: PlanningContext): readonly string[] {
  const candidates = [...repair(refused, context), ...proposeQuestions(refused.stages, context.prepared)];
  const suggestions: string[] = [];
  for (const question of [...new Set(candidates)].slice(0, maxTried)) {
    if (suggestions.length === suggestionCount) break;
    if (planAnswerable(question, context) !== null) suggestions.push(question);
  }
  return suggestions;
}

/** A question's plan, where no word had to be guessed and none is unknown. */
export function planAnswerable(text: string, context: PlanningContext): Plan | null {
  const planned = plan(text, context);
  const isSure =
    planned.kind === "planned" &&
    planned.marks.every(({ kind }) => kind === "understood" || kind === "ignored");
  return isSure ? planned.plan : null;
}

const maxDimensions = 2;

/** What is left when unknown words go, by dimensions that suit it where one was asked for. */
function repair({ stages, marks }: Refused, context: PlanningContext): readonly string[] {
  const repaired = stages && repairQuestion(stages, marks);
  if (!repaired) return [];
  const planned = plan(repaired.text, context);
  if (planned.kind === "refused") return [];
  const dimensions = planned.plan.kind === "query" ? listBreakdowns(planned.plan, context.prepared) : [];
  return [
    ...dimensions.slice(0, maxDimensions).flatMap((name) => repaired.withDimension(name) ?? []),
    repaired.text,
  ];
}

function plan(text: string, { prepared, ...context }: PlanningContext): Planned {
  return planQuestion({ text, database: prepared, ...context });
}
