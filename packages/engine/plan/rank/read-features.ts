import type { Mention } from "../../link/mention.ts";
import type { Question } from "../../question/question.ts";
import type { Assembled } from "../assemble/assemble-plan.ts";
import type { Clause, ColumnRef, Fragment } from "../request/clause.ts";
import { skipCost, type Cover } from "../cover-words.ts";
import { countLossy } from "./lossy-joins.ts";
import { readTraits, type PlanTraits } from "./plan-traits.ts";
import type { QuestionEvidence } from "./question-evidence.ts";
import type { Request } from "../request/request.ts";
import type { Schema } from "../schema/schema.ts";

export interface FeatureInput {
  readonly cover: CoverFeatures;
  readonly request: Request;
  readonly assembled: Assembled;
  readonly evidence: QuestionEvidence;
  readonly schema: Schema;
  /** Which of the shapes for the same words this is, the likeliest being 0. */
  readonly place: number;
}

/** Features by name; a missing one is 0. */
export type Features = Readonly<Record<string, number>>;
type Draft = Record<string, number>;

/** What all readings of one cover have in common. */
export interface CoverFeatures {
  readonly features: Features;
}

/**
 * What ranking looks at. Each figure says something of the plan or of how words led to it; none is about one word.
 *
 * Their weights stand in `weights.data.ts`, by the same names.
 */
export function readFeatures({ cover, request, assembled, evidence, place, schema }: FeatureInput): Features {
  const traits = readTraits(assembled.plan);
  const draft: Draft = { ...cover.features };
  add(draft, `way ${assembled.shape.way}`);
  if (assembled.variant !== "asSaid") add(draft, `variant ${assembled.variant}`);
  add(draft, "laterShape", place);
  add(draft, "countsTwice", assembled.countsTwice ? 1 : 0);
  addRequest(draft, request, assembled);
  add(draft, "joins", traits.joins);
  add(draft, "lossyJoins", countLossy(assembled.plan, schema));
  add(draft, "existsTests", traits.existsTests);
  add(draft, "width", traits.width);
  add(draft, "impliedWidth", Math.max(0, traits.width - countAsked(request)));
  addTables(draft, traits, evidence);
  for (const name of traits.names) {
    add(draft, name);
    for (const cue of evidence.cues) add(draft, `${cue} & ${name}`);
  }
  for (const cue of evidence.cues) add(draft, `${cue} & ${assembled.shape.way}`);
  return draft;
}

/** Signs of a request that was put together from parts that seldom go together. */
function addRequest(draft: Draft, request: Request, { shape }: Assembled): void {
  const { measures, groups, attributes, entities, top } = request;
  const isCounted = measures.length === 0 && shape.kind === "group" && top === null;
  add(draft, "groupedTop", top !== null && groups.length > 0 ? 1 : 0);
  add(draft, "impliedCount", isCounted ? 1 : 0);
  add(draft, "severalMeasures", Math.max(0, measures.length - 1));
  add(draft, "impliedMeasure", measures.some((measure) => measure.isImplied) ? 1 : 0);
  add(draft, "severalTables", new Set(attributes.map(({ table }) => table)).size > 1 ? 1 : 0);
  if (shape.kind === "list") {
    add(draft, "unusedEntities", entities.filter((table) => table !== shape.root).length);
  }
}

function add(draft: Draft, name: string, figure = 1): void {
  if (figure !== 0) draft[name] = (draft[name] ?? 0) + figure;
}

function countAsked({ attributes, measures, groups }: Request): number {
  return attributes.length + measures.length + groups.length;
}

/** Tables that a plan uses though nobody spoke of them, and tables spoken of that it leaves out. */
function addTables(draft: Draft, { tables }: PlanTraits, evidence: QuestionEvidence): void {
  for (const table of tables) add(draft, "unsaidTables", 1 - evidence.tableScore(table));
  for (const table of evidence.saidTables) {
    if (!tables.has(table)) add(draft, "leftOutTables", evidence.tableScore(table));
  }
}

/** Features of a choice of fragments, whatever plan comes of them. */
export function readCoverFeatures(
  cover: Cover,
  { question, schema, evidence }: { question: Question; schema: Schema; evidence: QuestionEvidence },
): CoverFeatures {
  const draft: Draft = {};
  const all = question.words.reduce((sum, word) => sum + skipCost(word), 0);
  const skipped = cover.skipped.flatMap((index) => question.words[index] ?? []);
  add(draft, "cover", cover.score);
  add(draft, "coverShare", all === 0 ? 0 : cover.score / all);
  add(draft, "unexplained", all === 0 ? 0 : skipped.reduce((sum, word) => sum + skipCost(word), 0) / all);
  for (const word of skipped) add(draft, `skipped ${word.tag}`);
  for (const fragment of cover.fragments) {
    add(draft, `pattern ${fragment.pattern}`);
    for (const mention of fragment.mentions) addMention(draft, mention, evidence);
    for (const clause of fragment.clauses) addClause(draft, clause, fragment, schema);
  }
  return { features: draft };
}

function addMention(
  draft: Draft,
  { target, stage, score, isGuess, range }: Mention,
  evidence: QuestionEvidence,
): void {
  add(draft, "mentions");
  add(draft, `stage ${stage}`);
  add(draft, `doubt ${target.kind}`, 1 - score);
  if (isGuess) add(draft, "guesses");
  if (target.kind !== "column" && target.kind !== "value") return;
  add(draft, `${target.kind} far`, 1 - evidence.nearness(target.table, range.from));
  add(draft, `${target.kind} of unsaid table`, 1 - evidence.tableScore(target.table));
  if (target.kind === "value") add(draft, "value of unsaid column", 1 - evidence.columnScore(target));
}

function addClause(draft: Draft, clause: Clause, { role }: Fragment, schema: Schema): void {
  for (const column of columnsOf(clause)) {
    if (schema.isKey(column)) add(draft, `key as ${role}`);
    else if (schema.isFigure(column)) add(draft, `figure as ${role}`);
    else add(draft, `label as ${role}`);
  }
}

function columnsOf(clause: Clause): readonly ColumnRef[] {
  switch (clause.kind) {
    case "attribute":
      return [clause.column];
    case "group":
      return clause.axis.kind === "column" ? [clause.axis.column] : [];
    case "filter":
      return "column" in clause.test ? [clause.test.column] : [];
    case "order":
      return clause.by.kind === "column" ? [clause.by.column] : [];
    case "measure":
    case "having":
      return clause.quantity.kind === "column" ? [clause.quantity.column] : [];
    default:
      return [];
  }
}
