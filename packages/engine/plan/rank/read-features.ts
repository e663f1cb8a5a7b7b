import type { Assembled } from "../assemble/assemble-plan.ts";
import { isSame } from "../request/is-same.ts";
import { isBorrowed } from "./borrowed-figure.ts";
import { add, type Draft, type Features } from "./features.ts";
import { countLossy } from "./lossy-joins.ts";
import { countMissingForChart } from "./missing-for-chart.ts";
import { readTraits, type PlanTraits } from "./plan-traits.ts";
import type { QuestionEvidence } from "./question-evidence.ts";
import type { Request } from "../request/request.ts";
import type { Schema } from "../schema/schema.ts";

export interface FeatureInput {
  readonly request: Request;
  readonly assembled: Assembled;
  readonly evidence: QuestionEvidence;
  readonly schema: Schema;
  /** The rank of this shape among those of the same words; 0 is the likeliest. */
  readonly rank: number;
}

/**
 * Reads the ranking features of a plan, independent of the words that led to it. None is lexical.
 *
 * `weights.data.ts` has a weight for each name.
 */
export function readFeatures(input: FeatureInput): Features {
  const { request, assembled, evidence, rank, schema } = input;
  const { way } = assembled.shape;
  const traits = readTraits(assembled.plan, schema);
  const draft: Draft = [];
  add(draft, `way ${way}`);
  draft.push(...evidence.withKeywords(way));
  if (assembled.variant !== "asWorded") {
    add(draft, `variant ${assembled.variant}`);
    draft.push(...evidence.withKeywords(assembled.variant));
    add(draft, "ungroupedBy", assembled.variant === "ungrouped" && evidence.breaksDown ? 1 : 0);
  }
  if (assembled.variant === "counted") {
    const named = evidence.tableScore(assembled.shape.root);
    add(draft, evidence.opensBare ? "countedBare" : "countedAsked", evidence.opensBare ? named : 1);
  }
  add(draft, "laterShape", rank);
  add(draft, "countsTwice", assembled.countsTwice ? 1 : 0);
  add(draft, "references", assembled.references);
  addRequest(draft, { request, assembled, evidence });
  add(draft, "joins", traits.joins);
  add(draft, "lossyJoins", countLossy(assembled.plan, schema));
  add(draft, "existsTests", traits.existsTests);
  add(draft, "width", traits.width);
  add(draft, "impliedWidth", request.isWhole ? 0 : Math.max(0, traits.width - countAsked(request)));
  add(draft, "missingForChart", countMissingForChart(request, traits.columns));
  addTables(draft, traits, evidence);
  addRanked(draft, request, traits);
  add(draft, "borrowedFigure", isBorrowed(request, schema) ? 1 : 0);
  for (const name of traits.names) {
    add(draft, name);
    draft.push(...evidence.withKeywords(name));
  }
  return draft;
}

/** Adds features for combinations of clauses that are rare. */
function addRequest(
  draft: Draft,
  { request, assembled: { shape }, evidence }: Pick<FeatureInput, "request" | "assembled" | "evidence">,
): void {
  const { measures, groups, attributes, entities, top, tests, orders } = request;
  const isCounted = measures.length === 0 && shape.kind === "group" && top === null;
  if (isCounted) {
    add(draft, "impliedCount");
    draft.push(...evidence.withKeywords("impliedCount"));
  }
  add(draft, "groupedTop", top !== null && groups.length > 0 ? 1 : 0);
  add(draft, "severalMeasures", Math.max(0, measures.length - 1));
  add(draft, "impliedMeasure", measures.some((measure) => measure.isImplied) ? 1 : 0);
  add(draft, "severalTables", new Set(attributes.map(({ table }) => table)).size > 1 ? 1 : 0);
  const tested = tests.flatMap((test) => ("column" in test ? [test.column] : []));
  const sorted = orders.flatMap(({ by }) => (by.kind === "column" ? [by.column] : []));
  add(
    draft,
    "shownTests",
    attributes.filter((column) => tested.some((other) => isSame(other, column))).length,
  );
  add(
    draft,
    "shownOrders",
    attributes.filter((column) => sorted.some((other) => isSame(other, column))).length,
  );
  const names = attributes.map(({ column }) => column);
  add(draft, "repeatedNames", names.length - new Set(names).size);
  if (shape.kind === "list") {
    add(draft, "unusedEntities", entities.filter((table) => table !== shape.root).length);
  }
}

function countAsked({ attributes, measures, groups, relation }: Request): number {
  return attributes.length + measures.length + groups.length + countRelated(relation);
}

function countRelated(relation: Request["relation"]): number {
  if (relation?.kind === "share" && relation.showsWhole === true) return 1;
  return relation?.kind === "growth" && relation.showsEarlier ? 2 : 0;
}

/** "Revenue by month for the top 3 brands" ranks brands. Penalizes plans that rank something else and leave them out. */
function addRanked(draft: Draft, { top, groups, entities }: Request, { tables }: PlanTraits): void {
  const isOfOthers = top?.subject === null && groups.length > 0;
  if (isOfOthers) add(draft, "leftOutOfRanking", entities.filter((table) => !tables.has(table)).length);
}

/** Penalizes tables that the plan uses but the question does not mention, and mentioned tables that the plan lacks. */
function addTables(draft: Draft, { tables }: PlanTraits, evidence: QuestionEvidence): void {
  for (const table of tables) add(draft, "unmentionedTables", 1 - evidence.tableScore(table));
  for (const table of evidence.namedTables) {
    if (!tables.has(table)) add(draft, "leftOutTables", evidence.tableScore(table));
  }
}
