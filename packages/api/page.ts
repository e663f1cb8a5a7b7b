import { z } from "zod";

/** The query for one page of a list. `cursor` is the `nextCursor` of the previous page. */
export const pageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

/** One page of a list. `nextCursor` is null on the last page. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item).readonly(), nextCursor: z.string().nullable() }).readonly();
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}
