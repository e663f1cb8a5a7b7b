import { dayOfMoment, secondsPerDay, type Period } from "../calendar.ts";
import type { Random } from "../random.ts";
import { returnReasons, weakChairReason } from "../reviews.data.ts";
import type { Stories } from "../stories.ts";
import type { Line } from "./baskets.ts";
import type { Sale } from "./sales.ts";

export type ReturnRow = {
  readonly id: number;
  readonly order_line_id: number;
  readonly returned_at: number;
  readonly quantity: number;
  readonly reason: string | null;
  readonly refund_amount: number;
  readonly refunded_at: number | null;
  readonly is_restocked: boolean;
};

export interface ReturnsContext {
  readonly period: Period;
  readonly stories: Stories;
  readonly random: Random;
}

const rateByCategory: Readonly<Record<string, number>> = {
  Furniture: 0.055,
  Kitchen: 0.035,
  Lighting: 0.05,
  Textiles: 0.075,
  Garden: 0.04,
};

/** Returns, 2 to 24 days after delivery, in chronological order. A refunded order is returned as a whole. */
export function generateReturns(sales: readonly Sale[], context: ReturnsContext): readonly ReturnRow[] {
  const found: Omit<ReturnRow, "id">[] = [];
  for (const sale of sales) {
    for (const line of sale.lines) {
      const row = decideReturn(sale, line, context);
      if (row) found.push(row);
    }
  }
  return found
    .toSorted((one, other) => one.returned_at - other.returned_at || one.order_line_id - other.order_line_id)
    .map((row, index) => ({ id: index + 1, ...row }));
}

/** Whether a line is a chair with weak legs, sold on or after the first day of the problem. */
export function isWeakChair({ order }: Sale, { product }: Line, { weakChair }: Stories): boolean {
  return product.row.name === weakChair.product && dayOfMoment(order.ordered_at) >= weakChair.firstDay;
}

function decideReturn(
  sale: Sale,
  line: Line,
  { period, stories, random }: ReturnsContext,
): Omit<ReturnRow, "id"> | undefined {
  if (sale.arrivedAt === null) return undefined;
  const isWhole = sale.order.status === "refunded";
  const isWeak = isWeakChair(sale, line, stories);
  const usual =
    (rateByCategory[line.product.category] ?? 0.05) * (sale.order.channel === "Short video" ? 1.5 : 1);
  if (!isWhole && !random.chance(isWeak ? 0.46 : usual)) return undefined;
  const returnedAt = sale.arrivedAt + random.integer(2 * secondsPerDay, (isWeak ? 12 : 24) * secondsPerDay);
  if (returnedAt > period.now) return undefined;
  const { id, quantity: sold, revenue } = line.row;
  const quantity = isWhole || random.chance(0.7) ? sold : random.integer(1, sold);
  const refundedAt = returnedAt + random.integer(3 * secondsPerDay, 11 * secondsPerDay);
  return {
    order_line_id: id,
    returned_at: returnedAt,
    quantity,
    reason: drawReason(isWeak, random),
    refund_amount: Math.round((revenue * quantity) / sold),
    refunded_at: refundedAt <= period.now ? refundedAt : null,
    is_restocked: !isWeak && random.chance(0.74),
  };
}

function drawReason(isWeak: boolean, random: Random): string | null {
  if (random.chance(isWeak ? 0.05 : 0.13)) return null;
  return isWeak && random.chance(0.88) ? weakChairReason : random.pick(returnReasons);
}
