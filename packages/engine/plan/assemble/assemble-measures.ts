import type { Condition, Expression, Grain, Measure, OutputId, ShareExpression } from "@askery/model";
import { assembleQuantity } from "./assemble-quantity.ts";
import { figureIn } from "./assemble-having.ts";
import { assembleTest } from "./assemble-test.ts";
import { makeOutput, type Assembly } from "./assembly.ts";
import { changeBetween } from "./change-between.ts";
import type { PeriodPhrase, Quantity, Side, Test } from "../request/clause.ts";
import { nameQuantity } from "./name-outputs.ts";
import { isFraction } from "../request/is-fraction.ts";
import type { Relation } from "../request/request.ts";

/** The outputs that relations such as growth and shares are computed over. */
export interface MeasureFrame {
  readonly time: { readonly output: OutputId; readonly grain: Grain } | null;
  /** All dimensions of the plan. */
  readonly dimensions: readonly OutputId[];
  /** Tests that define the part of a share, not its whole. */
  readonly partTests: readonly Test[];
}

const percent = { kind: "percent" } as const;

/**
 * Builds the measures of a plan with their relation (share, growth …). Returns null if the relation lacks a time axis
 * or a dimension it needs.
 */
export function assembleMeasures(assembly: Assembly, frame: MeasureFrame): readonly Measure[] | null {
  const { shape, request, context } = assembly;
  const sides = request.versus ?? request.sides;
  if (sides) return compareSides(sides, assembly);
  const plain = shape.measures.map(({ quantity, isShown }) =>
    makeOutput(assembly, figureOf(quantity, assembly), nameQuantity(quantity, context.schema), {
      isShown,
      ...(isFraction(quantity) ? { format: percent } : {}),
    }),
  );
  return request.relation === null ? plain : relateFigures(plain, request.relation, assembly, frame);
}

/** Builds the same figure for two sides and, if the question asks for it, the change between them. */
function compareSides(
  sides: readonly (PeriodPhrase | Side)[],
  assembly: Assembly,
): readonly Measure[] | null {
  const { shape, context } = assembly;
  const quantity = shape.measures[0]?.quantity;
  if (quantity === undefined) return null;
  const [one, other] = sides.map((phrase) => {
    const figure = figureIn(phrase, quantity, assembly);
    const label = `${nameQuantity(quantity, context.schema)} ${phrase.words}`;
    return figure === null ? null : makeOutput(assembly, figure, label);
  });
  if (!one || !other) return null;
  const { isChangeAsked, isChangeAlone, top } = assembly.request;
  if (isChangeAlone) return [changeBetween(one, other, assembly.ids)];
  return isChangeAsked ? [one, other, changeBetween(one, other, assembly.ids, top?.byChange)] : [one, other];
}

function relateFigures(
  plain: readonly Measure[],
  relation: Relation,
  assembly: Assembly,
  { time, dimensions, partTests }: MeasureFrame,
): readonly Measure[] | null {
  const of = plain[0]?.expression;
  if (of === undefined) return null;
  const within = dimensions.filter((output) => output !== time?.output);
  if (relation.kind === "share") {
    if (partTests.length > 0) return partOfWhole(of, partTests, assembly);
    if (dimensions.length === 0) return null;
    // Along time alone, the parts are those of all times.
    const isOfTime = time !== null && within.length > 0;
    const share: ShareExpression = { kind: "share", of, within: isOfTime ? [time.output] : [] };
    const isWholeShown = relation.showsWhole === true || relation.upTo !== undefined;
    const [whole, ...others] = plain.map((one, at) => (at === 0 ? { ...one, isShown: isWholeShown } : one));
    if (whole === undefined) return null;
    const shown = makeOutput(assembly, share, `share of ${whole.label}`, { format: percent });
    if (relation.upTo === undefined) return [whole, ...others, shown];
    const cumulative: Expression = { ...share, isCumulative: true };
    const label = `cumulative share of ${whole.label}`;
    return [whole, ...others, shown, makeOutput(assembly, cumulative, label, { format: percent })];
  }
  if (time === null) return null;
  const along = time.output;
  switch (relation.kind) {
    case "growth": {
      const steps = relation.grain === null ? 1 : stepsBack(relation.grain, time.grain);
      const change: Expression = { kind: "change", of, as: relation.as, along, steps, within };
      const growth = makeOutput(assembly, change, "growth", { format: percent });
      if (!relation.showsEarlier) return [...plain, growth];
      const earlier: Expression = { kind: "previous", of, along, steps, within };
      const label = `${plain[0]?.label ?? ""} a ${relation.grain ?? time.grain} before`;
      return [...plain, makeOutput(assembly, earlier, label), growth];
    }
    case "running":
      return [...plain, makeOutput(assembly, { kind: "running", of, along, within }, "running total")];
    case "moving": {
      const moving: Expression = { kind: "moving", of, along, groups: relation.groups, within };
      return [...plain, makeOutput(assembly, moving, "moving average")];
    }
    case "standing":
      return null;
  }
}

/** "Year over year by month": how many groups earlier the same month of the year before is. */
function stepsBack(over: Grain, grain: Grain): number {
  return groupsWithin[over]?.[grain] ?? 1;
}

const groupsWithin: Partial<Record<Grain, Partial<Record<Grain, number>>>> = {
  week: { day: 7 },
  quarter: { month: 3 },
  year: { week: 52, month: 12, quarter: 4 },
};

/**
 * "What share of orders is from Germany": the figure of the rows that pass the tests, divided by the figure of all
 * rows.
 */
function partOfWhole(
  whole: Expression,
  tests: readonly Test[],
  assembly: Assembly,
): readonly Measure[] | null {
  const quantity = assembly.shape.measures[0]?.quantity;
  if (quantity === undefined) return null;
  const conditions = tests.map((test) => assembleTest(test, assembly.tree, assembly.context));
  const part = figureOf(quantity, assembly, { kind: "all", conditions });
  return [makeOutput(assembly, divide(part, whole), "share", { format: percent })];
}

function figureOf(
  quantity: Quantity,
  { tree, context }: Assembly,
  where: Condition | null = null,
): Expression {
  return assembleQuantity(quantity, tree, context, where);
}

function divide(left: Expression, right: Expression): Expression {
  return { kind: "arithmetic", operator: "/", left, right };
}
