import {
  humanizeName,
  listBreakdowns,
  planInSlices,
  pluralOf,
  type EarlierQuestion,
  type Planned,
  type PreparedDatabase,
} from "@askery/engine";
import type { AskSettings, DefaultFilterName, IsoDate, Plan } from "@askery/model";
import { inSlices } from "./in-slices.ts";
import { keyOf } from "./plan-once.ts";
import { proposeQuestions } from "./propose-questions.ts";
import { createRecall } from "./recall.ts";
import { rankTables } from "./rank-tables.ts";
import { repairQuestion, replaceSubject } from "./repair-question.ts";

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
export async function suggestQuestions(
  refused: Refused,
  context: PlanningContext,
): Promise<readonly string[]> {
  const repaired = await repair(refused, context);
  const candidates = [...repaired, ...proposeQuestions(refused.stages, context.prepared)];
  const suggestions: string[] = [];
  for (const question of [...new Set(candidates)].slice(0, maxTried)) {
    if (suggestions.length === suggestionCount) break;
    if ((await planAnswerable(question, context)) !== null) suggestions.push(question);
  }
  return suggestions;
}

/** Plans are small, and the same few follow-ups are offered for many questions. */
const maxRecalled = 2_000;
const recall = createRecall<PreparedDatabase, Promise<Plan | null>>(maxRecalled);

/**
 * The plan of a question; null if a word is guessed or unknown. It is planned once for each open database, and others wait
 * for it.
 */
export function planAnswerable(text: string, context: PlanningContext): Promise<Plan | null> {
  const key = keyOf({ text, ...context });
  const known = recall.find(context.prepared, key);
  if (known !== undefined) return known;
  const planning = planSure(text, context);
  recall.keep(context.prepared, key, planning);
  return planning;
}

async function planSure(text: string, context: PlanningContext): Promise<Plan | null> {
  const planned = await plan(text, context);
  const isSure =
    planned.kind === "planned" &&
    planned.marks.every(({ kind }) => kind === "understood" || kind === "ignored");
  return isSure ? planned.plan : null;
}

const maxDimensions = 2;

/** The question without its unknown words; if they were a dimension, with other dimensions that suit it. */
async function repair({ stages, marks }: Refused, context: PlanningContext): Promise<readonly string[]> {
  const repaired = stages && repairQuestion(stages.question, marks);
  if (!repaired) return stages === null ? [] : countRows(stages, marks, context.prepared);
  const planned = await plan(repaired.text, context);
  if (planned.kind === "refused") return [];
  const dimensions = planned.plan.kind === "query" ? listBreakdowns(planned.plan, context.prepared) : [];
  return [
    ...dimensions.slice(0, maxDimensions).flatMap((name) => repaired.withDimension(name) ?? []),
    repaired.text,
  ];
}

/** The question about the rows of the likeliest tables, if what it asks for is unknown. */
function countRows(
  stages: NonNullable<Refused["stages"]>,
  marks: Refused["marks"],
  prepared: PreparedDatabase,
): readonly string[] {
  const replaced = replaceSubject(stages.question, marks);
  if (replaced === null) return [];
  return rankTables(stages, prepared)
    .slice(0, maxDimensions)
    .flatMap((id) => prepared.lexicon.tables.get(id) ?? [])
    .map(({ table }) => replaced(pluralOf(humanizeName(table.name))));
}

async function plan(text: string, { prepared, ...context }: PlanningContext): Promise<Planned> {
  return (await inSlices(planInSlices({ text, database: prepared, ...context }))).result;
}
