import {
  listBreakdowns,
  planQuestion,
  type EarlierQuestion,
  type Planned,
  type PreparedDatabase,
} from "@askery/engine";
import type { AskSettings, DefaultFilterName, IsoDate, Plan } from "@askery/model";
import { proposeQuestions } from "./propose-questions.ts";
import { repairQuestion } from "./repair-question.ts";

/** The context in which a question is planned. */
export interface PlanningContext {
  readonly prepared: PreparedDatabase;
  readonly today: IsoDate;
  readonly settings: AskSettings;
  /** Earlier questions of the conversation, oldest first. */
  readonly earlier?: readonly EarlierQuestion[];
  /** Default filters that the user removed. */
  readonly without?: readonly DefaultFilterName[];
}

const suggestionCount = 3;
/** Planning one question takes milliseconds, and a refusal should not take many. */
const maxTried = 16;

type Refused = Pick<Extract<Planned, { kind: "refused" }>, "problem" | "marks" | "stages">;

/**
 * The nearest questions that can be answered: first the user's own with unknown words removed, then plain ones about
 * the tables that match its words best. All of them were planned, and all of their words are understood.
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

/** The plan of a question; null if a word is guessed or unknown. */
export function planAnswerable(text: string, context: PlanningContext): Plan | null {
  const planned = plan(text, context);
  const isSure =
    planned.kind === "planned" &&
    planned.marks.every(({ kind }) => kind === "understood" || kind === "ignored");
  return isSure ? planned.plan : null;
}

const maxDimensions = 2;

/** The question without its unknown words; if they were a dimension, with other dimensions that suit it. */
function repair({ stages, marks }: Refused, context: PlanningContext): readonly string[] {
  const repaired = stages && repairQuestion(stages.question, marks);
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
