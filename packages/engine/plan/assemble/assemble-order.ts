import type { Dimension, Expression, Measure, Order } from "@askery/model";
import { orderOfBins } from "./assemble-bins.ts";
import { assembleQuantity } from "./assemble-quantity.ts";
import type { Assembly } from "./assembly.ts";
import { defaultOrder } from "./default-order.ts";
import type { Axis, Quantity } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import { isQuantity } from "../shape/shape.ts";

/** The outputs that an order may refer to, with the dimensions of each axis. */
export interface OrderTargets {
  readonly axes: readonly Axis[];
  readonly dimensions: readonly (readonly Dimension[])[];
  readonly measures: readonly Measure[];
}

/** Returns the requested order, or else the default order. */
export function assembleOrder(assembly: Assembly, targets: OrderTargets): readonly Order[] {
  const { top } = assembly.request;
  const change = top?.byChange === undefined ? undefined : targets.measures.at(-1);
  if (top && change) return [{ by: { kind: "output", output: change.id }, direction: top.direction }];
  const asked = assembly.shape.order.map(({ by, direction }): Order => ({
    by: targetOf(by, assembly, targets),
    direction,
  }));
  if (asked.length > 0) return asked;
  const { tree, context } = assembly;
  const dimensions = targets.dimensions.flat();
  const usual = defaultOrder(
    { sources: tree.sources, dimensions, measures: targets.measures },
    context.schema,
  );
  return orderRanges(usual, assembly, targets);
}

/** Ranges come in their own order, after times. */
function orderRanges(
  usual: readonly Order[],
  assembly: Assembly,
  { axes, measures }: OrderTargets,
): readonly Order[] {
  const ranges = axes.flatMap((axis) => (axis.kind === "bins" ? [orderOfBins(axis, assembly)] : []));
  if (ranges.length === 0) return usual;
  const isOfFigure = ({ by }: Order): boolean =>
    by.kind === "output" && measures.some(({ id }) => id === by.output);
  const times = usual.filter((one) => !isOfFigure(one));
  const isAlone = times.length + ranges.length === axes.length;
  return [...times, ...ranges, ...(isAlone ? [] : usual.filter(isOfFigure))];
}

function targetOf(
  by: Quantity | Axis,
  assembly: Assembly,
  { axes, dimensions, measures }: OrderTargets,
): Expression {
  if (by.kind === "bins") return orderOfBins(by, assembly).by;
  const dimension = dimensions[axes.findIndex((axis) => isSame(axis, by))]?.[0];
  if (dimension) return { kind: "output", output: dimension.id };
  const measure = measures[assembly.shape.measures.findIndex(({ quantity }) => isFigure(quantity, by))];
  if (measure) return { kind: "output", output: measure.id };
  if (isQuantity(by)) return assembleQuantity(by, assembly.tree, assembly.context);
  if (by.kind !== "column") return { kind: "literal", value: { type: "null" } };
  return { kind: "aggregate", function: "min", of: assembly.tree.column(by.column), where: null };
}

/** True for the figure itself, and for its column: "average score by topic, worst first". */
function isFigure(quantity: Quantity, by: Quantity | Axis): boolean {
  const isColumn = by.kind === "column" && !isQuantity(by) && quantity.kind === "column";
  return isColumn ? isSame(quantity.column, by.column) : isSame(quantity, by);
}
