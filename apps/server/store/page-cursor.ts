import { parseJson, type Page } from "@askery/api";
import { AppError } from "@askery/model";
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import { requestMessages } from "../messages/request-messages.ts";

/** The entry before a page of a list that is sorted by time, latest first. */
export interface PagePosition {
  readonly atMs: number;
  readonly id: string;
}

const pagePosition = z.tuple([z.number().int(), z.string().max(100)]);

/** @throws AppError `invalid-input` for a text that is not a cursor */
export function readCursor(cursor: string | undefined): PagePosition | null {
  if (cursor === undefined) return null;
  const [atMs, id] = parseCursor(cursor, pagePosition);
  return { atMs, id };
}

/**
 * The parts of a cursor that `printCursor` made.
 *
 * @throws AppError `invalid-input` for a text that is not a cursor, or one of other parts
 */
export function parseCursor<Parts>(cursor: string, parts: z.ZodType<Parts>): Parts {
  const read = parts.safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  if (!read.success) throw new AppError("invalid-input", requestMessages.badCursor);
  return read.data;
}

export function printCursor(parts: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

/** Whether a row is on the pages after a position: all of them without one. `at` and `id` are the columns of the order. */
export function isAfter(position: PagePosition | null, at: string, id = "id"): RawBuilder<boolean> {
  if (position === null) return sql<boolean>`1 = 1`;
  return sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${position.atMs}, ${position.id})`;
}

/** Cuts a page from rows that were read with one more than the limit. */
export function cutPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  {
    positionOf,
    show,
  }: { readonly positionOf: (row: Row) => PagePosition; readonly show: (row: Row) => Item },
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  if (last === undefined) return { items: shown.map(show), nextCursor: null };
  const { atMs, id } = positionOf(last);
  return { items: shown.map(show), nextCursor: printCursor([atMs, id]) };
}
