import { secondsPerDay } from "../calendar.ts";
import { createPicker, itemAt } from "../random.ts";
import { brokenStars, ordinaryStars, reviewComments } from "../reviews.data.ts";
import { isWeakChair, type ReturnsContext } from "./returns.ts";
import type { Sale } from "./sales.ts";

export type ReviewRow = {
  readonly id: number;
  readonly product_id: number;
  readonly customer_id: number;
  readonly reviewed_at: number;
  readonly rating: number;
  readonly comment: string | null;
};

const stars = [1, 2, 3, 4, 5];
const pickOrdinaryStars = createPicker(stars, (star) => itemAt(ordinaryStars, star - 1));
const pickBrokenStars = createPicker(stars, (star) => itemAt(brokenStars, star - 1));

/** Reviews of about one delivered line in nine, 3 to 40 days after delivery, in chronological order. */
export function generateReviews(
  sales: readonly Sale[],
  { period, stories, random }: ReturnsContext,
): readonly ReviewRow[] {
  const found: Omit<ReviewRow, "id">[] = [];
  for (const sale of sales) {
    if (sale.arrivedAt === null) continue;
    for (const line of sale.lines) {
      if (!random.chance(0.11)) continue;
      const reviewedAt = sale.arrivedAt + random.integer(3 * secondsPerDay, 40 * secondsPerDay);
      if (reviewedAt > period.now) continue;
      const rating = isWeakChair(sale, line, stories) ? pickBrokenStars(random) : pickOrdinaryStars(random);
      found.push({
        product_id: line.row.product_id,
        customer_id: sale.order.customer_id,
        reviewed_at: reviewedAt,
        rating,
        comment: random.chance(0.42) ? null : random.pick(itemAt(reviewComments, rating - 1)),
      });
    }
  }
  return found
    .toSorted((one, other) => one.reviewed_at - other.reviewed_at)
    .map((row, index) => ({ id: index + 1, ...row }));
}
