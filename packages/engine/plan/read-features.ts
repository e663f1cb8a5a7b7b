import type { Expression, QueryPlan } from "@askery/model";
import type { Question } from "../question/question.ts";
import type { Assembled } from "./assemble-plan.ts";
import { skipCost, type Cover } from "./cover-words.ts";
import type { Request } from "./request.ts";
import type { Schema } from "./schema.ts";

export interface FeatureInput {
  readonly cover: Cover;
  readonly request: Request;
  readonly assembled: Assembled;
  readonly question: Question;
  readonly schema: Schema;
  /** Which of the shapes for the same words this is, the likeliest being 0. */
  readonly place: number;
}

/**
 * What ranking looks at. Each figure says something of the plan or of how words led to it; none is about one word.
 *
 * Their weights stand in `weights.data.ts`, by the same names.
 */
export function readFeatures({
  cover,
  request,
  assembled,
  question,
  place,
  schema,
}: FeatureInput): Readonly<Record<string, number>> {
  const skipped = cover.skipped.reduce((sum, index) => sum + costOf(question, index), 0);
  const all = question.words.reduce((sum, word) => sum + skipCost(word), 0);
  const guesses = cover.fragments
    .flatMap((fragment) => fragment.mentions)
    .filter((mention) => mention.isGuess).length;
  return {
    cover: cover.score,
    unexplained: all === 0 ? 0 : skipped / all,
    joins: countJoins(assembled.plan),
    lossyJoins: countLossy(assembled.plan, schema),
    existsTests: countExists(assembled.plan),
    guesses,
    countsTwice: assembled.countsTwice ? 1 : 0,
    laterShape: place,
    groupedTop: request.top !== null && request.groups.length > 0 ? 1 : 0,
    impliedCount:
      request.measures.length === 0 && assembled.shape.kind === "group" && request.top === null ? 1 : 0,
    severalMeasures: Math.max(0, request.measures.length - 1),
    impliedMeasure: request.measures.some((measure) => measure.isImplied) ? 1 : 0,
    severalTables: new Set(request.attributes.map((column) => column.table)).size > 1 ? 1 : 0,
    unusedEntities:
      assembled.shape.kind === "list"
        ? Math.max(0, request.entities.filter((table) => table !== assembled.shape.root).length)
        : 0,
  };
}

function countJoins({ sources }: QueryPlan): number {
  const [first] = sources;
  return first?.kind === "plan" && first.plan.kind === "query" ? countJoins(first.plan) : sources.length - 1;
}

/** Joins by references that some rows lack: those rows are lost. */
function countLossy({ sources }: QueryPlan, schema: Schema): number {
  const tableOf = new Map(
    sources.map((source) => [source.id, source.kind === "table" ? source.table : null]),
  );
  const lacks = (side: Expression): boolean => {
    const table = side.kind === "column" ? (tableOf.get(side.source) ?? null) : null;
    if (table === null || side.kind !== "column") return false;
    return (schema.column({ table, column: side.column }).profile?.nullCount ?? 0) > 0;
  };
  return sources.filter(({ join }) => join?.isFanOut === false && join.on.some(({ left }) => lacks(left)))
    .length;
}

/** Filters over rows that are many for one, wherever they stand. */
function countExists(plan: QueryPlan): number {
  return JSON.stringify(plan).split('"kind":"exists"').length - 1;
}

function costOf(question: Question, index: number): number {
  const word = question.words[index];
  return word ? skipCost(word) : 0;
}
