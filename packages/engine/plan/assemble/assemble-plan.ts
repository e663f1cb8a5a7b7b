import type { Plan } from "@askery/model";
import { alignTimes } from "./align-times.ts";
import { assembleAcross, repeatsFigures } from "./assemble-across.ts";
import { assembleCohorts } from "./assemble-cohorts.ts";
import { assembleGroups } from "./assemble-groups.ts";
import { assembleList } from "./assemble-list.ts";
import { assembleStanding } from "./assemble-standing.ts";
import type { TestContext } from "./exists-over.ts";
import { chooseDates, chooseStateDate } from "./choose-dates.ts";
import { preferMentioned } from "./prefer-mentioned.ts";
import { followRoles } from "./follow-roles.ts";
import { labelListed, nameGroups, nameListed, nameReferences, type NamedRequest } from "./name-references.ts";
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
import { lastUntilNow } from "../request/last-until-now.ts";
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
  const settled = lastUntilNow(totalRates(settleRequest(compared, context), context.schema), context.schema);
  return varyRequest(settled, context.schema).flatMap((varied) => {
    const apart = splitByReference(varied.request, context.schema).map((request) => ({
      request,
      variant: "apart" as const,
    }));
    return [varied, ...apart].flatMap((one) => preferMentioned(assembleVaried(one, context), one.variant));
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
  const isAsWorded = varied.variant === "asWorded";
  const stateDated = isAsWorded ? chooseStateDate(request, context) : null;
  const dated = isAsWorded ? chooseDates(request, context) : [];
  const list = isAsWorded && first.shape.kind === "list" ? first.shape : null;
  const listed = list && nameListed(list, schema);
  const labeled = list && labelListed(list, schema);
  const assembleNamed = (asked: Request, variant: RequestVariant): readonly Assembled[] => {
    const named = isAsWorded ? nameShape(asked, first.shape, schema) : null;
    return named ? assembleIn(named.schema, named.shape, { request: named.request, variant }) : [];
  };
  return [
    ...plain,
    ...assembleNamed(request, "named"),
    ...(listed ? assembleIn(listed.schema, listed.shape, { request, variant: "namedList" }) : []),
    ...(labeled ? assembleIn(schema, labeled, { request, variant: "labeled" }) : []),
    ...(stateDated
      ? [
          ...assembleIn(schema, first.shape, { request: stateDated, variant: "stateDate" }),
          ...assembleNamed(stateDated, "namedState"),
        ]
      : []),
    ...[...others.map((other) => other.schema), ...choosePaths(first.plan, first.shape.root, schema)].flatMap(
      (within) => plain.slice(0, maxShapes).flatMap(({ shape }) => assembleIn(within, shape)),
    ),
    ...dated.flatMap((other) => [
      ...assembleIn(schema, first.shape, { request: other, variant: "dated" }),
      ...assembleNamed(other, "namedDated"),
    ]),
    ...schemasVia(request, schema).flatMap((within) =>
      assembleIn(within, first.shape).map((one): Assembled => ({ ...one, variant: "via" })),
    ),
  ];
}

/** The shape of a request with names in place of codes and keys: of its breakdown, or of what its groups come from. Null if it has neither. */
function nameShape(
  request: Request,
  shape: Shape,
  schema: Schema,
): (NamedRequest & { readonly shape: Shape }) | null {
  const named = nameReferences(request, shape.root, schema);
  if (named !== null) {
    const [first] = shapeRequest(named.request, named.schema);
    return first === undefined ? null : { ...named, shape: first };
  }
  const grouped = shape.kind === "group" ? nameGroups(shape, schema) : null;
  return grouped && { ...grouped, request };
}

/**
 * Returns schemas that prefer join paths through a mentioned table if that table connects other mentioned tables, or if
 * several figures are broken down by it.
 */
function schemasVia({ entities, related, groups, measures }: Request, schema: Schema): readonly Schema[] {
  const counted = measures.flatMap(({ quantity }) => (quantity.kind === "rows" ? quantity.table : []));
  const mentioned = [...new Set([...entities, ...counted, ...related.map(({ table }) => table)])];
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
    if (request.none) return null;
    if ([...shape.measures, ...shape.havings].some(({ quantity }) => quantity.kind === "retention")) {
      const cohorts = assembleCohorts(shape, request, context);
      return cohorts && { plan: cohorts, countsTwice: false, repeatsMetric: false };
    }
    if (request.relation?.kind === "standing") {
      const standing = assembleStanding(shape, request.relation, { request, context });
      return standing && { plan: standing, countsTwice: false, repeatsMetric: false };
    }
    const timed = alignTimes({ shape, request });
    const across = request.both ? null : assembleAcross(timed.shape, timed.request, context);
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
