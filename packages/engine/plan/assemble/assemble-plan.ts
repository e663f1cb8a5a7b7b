import type { Plan } from "@askery/model";
import { alignTimes } from "./align-times.ts";
import { assembleAcross, repeatsFigures } from "./assemble-across.ts";
import { assembleGroups } from "./assemble-groups.ts";
import { assembleList } from "./assemble-list.ts";
import type { TestContext } from "./exists-over.ts";
import { chooseDates, chooseStateDate } from "./choose-dates.ts";
import { followRoles } from "./follow-roles.ts";
import { nameListed, nameReferences } from "./name-references.ts";
import {
  choosePaths,
  chooseReferences,
  scoreReferences,
  splitByReference,
  type ColumnScore,
} from "./choose-references.ts";
import type { Schema } from "../schema/schema.ts";
import { isBridge, leadVia } from "../schema/lead-via.ts";
import type { Request } from "../request/request.ts";
import { settlePercent } from "../request/settle-percent.ts";
import { settleRequest } from "../request/settle-request.ts";
import { totalRates } from "../request/total-rates.ts";
import { settleThresholds } from "../request/settle-thresholds.ts";
import type { Shape } from "../shape/shape.ts";
import { shapeRequest } from "../shape/shape-request.ts";
import { varyRequest, type RequestVariant, type VariedRequest } from "../request/vary-request.ts";

/** A plan with what the ranking needs to know about its origin. */
export interface Assembled {
  readonly plan: Plan;
  /** The variant of the request that the plan was built from. */
  readonly request: Request;
  readonly shape: Shape;
  readonly variant: RequestVariant;
  /** True if a sum or an average runs over rows that joins repeat. */
  readonly countsTwice: boolean;
  /** True if a metric runs over rows that joins repeat. */
  readonly repeatsMetric: boolean;
  /** How much better the question supports the references used than their alternatives between the same tables. */
  readonly references: number;
}

export interface PlanContext extends TestContext {
  readonly scoreOf: ColumnScore;
}

/** The maximum number of alternative references that are tried for a request. */
const maxReferences = 3;

/** The maximum number of shapes that are tried with other references and paths. */
const maxShapes = 3;

/**
 * Returns the plans that a request may mean, the likeliest shape first.
 *
 * Skips plans that need unconnected tables or a date that does not exist.
 */
export function assemblePlans(asked: Request, context: PlanContext): readonly Assembled[] {
  const shared = settlePercent(asked, context.schema);
  const compared = shared === null ? null : settleThresholds(shared, context.schema);
  if (compared === null) return [];
  const settled = totalRates(settleRequest(compared, context), context.schema);
  return varyRequest(settled, context.schema).flatMap((varied) => {
    const apart = splitByReference(varied.request, context.schema).map((request) => ({
      request,
      variant: "apart" as const,
    }));
    return [varied, ...apart].flatMap((one) => assembleVaried(one, context));
  });
}

function assembleVaried(varied: VariedRequest, context: PlanContext): readonly Assembled[] {
  const { request } = varied;
  const { scoreOf } = context;
  const schema = followRoles(request, context.schema);
  const assembleIn = (within: Schema, shape: Shape, asked = varied): readonly Assembled[] => {
    const assembled = assembleShape(shape, asked.request, { ...context, schema: within });
    if (assembled === null) return [];
    const references = scoreReferences(assembled.plan, within, scoreOf);
    return [{ ...assembled, request: asked.request, shape, variant: asked.variant, references }];
  };
  const shapes = shapeRequest(request, schema);
  const plain = shapes.flatMap((shape) => assembleIn(schema, shape));
  const [first] = plain;
  if (first === undefined) return [];
  const others = chooseReferences(first.plan, schema, scoreOf)
    .toSorted((a, b) => b.advantage - a.advantage)
    .slice(0, maxReferences);
  const dated = varied.variant === "asWorded" ? chooseStateDate(request, context) : null;
  const named = varied.variant === "asWorded" ? nameReferences(request, first.shape.root, schema) : null;
  const isList = varied.variant === "asWorded" && first.shape.kind === "list";
  const listed = isList ? nameListed(first.shape, schema) : null;
  const [shapeOfNames] = named ? shapeRequest(named.request, named.schema) : [];
  return [
    ...plain,
    ...(named && shapeOfNames
      ? assembleIn(named.schema, shapeOfNames, { request: named.request, variant: "named" })
      : []),
    ...(listed ? assembleIn(listed.schema, listed.shape, { request, variant: "namedList" }) : []),
    ...(dated ? assembleIn(schema, first.shape, { request: dated, variant: "stateDate" }) : []),
    ...[...others.map((other) => other.schema), ...choosePaths(first.plan, first.shape.root, schema)].flatMap(
      (within) => plain.slice(0, maxShapes).flatMap(({ shape }) => assembleIn(within, shape)),
    ),
    ...(varied.variant === "asWorded" ? chooseDates(request, context) : []).flatMap((other) =>
      assembleIn(schema, first.shape, { request: other, variant: "dated" }),
    ),
    ...schemasVia(request, schema).flatMap((within) =>
      assembleIn(within, first.shape).map((one): Assembled => ({ ...one, variant: "via" })),
    ),
  ];
}

/**
 * Returns schemas that prefer join paths through a mentioned table if that table connects other mentioned tables, or if
 * several figures are broken down by it.
 */
function schemasVia({ entities, related, groups, measures }: Request, schema: Schema): readonly Schema[] {
  const mentioned = [...new Set([...entities, ...related.map(({ table }) => table)])];
  const bridges = mentioned.length < 2 ? [] : mentioned.filter((table) => isBridge(table, schema.graph));
  const shared =
    measures.length < 2 ? [] : groups.flatMap((axis) => (axis.kind === "entity" ? [axis.table] : []));
  return [...bridges, ...shared].map((table) => ({ ...schema, graph: leadVia(schema.graph, table) }));
}

function assembleShape(
  shape: Shape,
  request: Request,
  context: TestContext,
): Pick<Assembled, "plan" | "countsTwice" | "repeatsMetric"> | null {
  if (shape.kind === "group") {
    if (request.both || request.none) return null;
    const timed = alignTimes({ shape, request });
    const across = assembleAcross(timed.shape, timed.request, context);
    if (across !== null) return { plan: across, countsTwice: false, repeatsMetric: false };
    const isOfDays = shape.measures.some(
      ({ quantity }) => quantity.kind === "rows" && quantity.on !== undefined,
    );
    return isOfDays || repeatsFigures(shape, context.schema)
      ? null
      : assembleGroups(timed.shape, timed.request, context);
  }
  const plan = assembleList(shape, request, context);
  return plan === null ? null : { plan, countsTwice: false, repeatsMetric: false };
}
