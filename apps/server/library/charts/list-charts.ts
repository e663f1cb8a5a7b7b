import type { ChartOrder, ChartSummary, Page } from "@askery/api";
import type { ChartKind } from "@askery/model";
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import { parseCursor, printCursor } from "../../store/page-cursor.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { readFolderTree } from "../folders/folder-tree.ts";
import {
  readableTitle,
  titleContains,
  whereInFolder,
  whereInScope,
  type SavedSearch,
} from "../saved/list-saved.ts";
import { staleRank } from "./stale-charts.ts";
import { showCharts } from "./chart-rows.ts";

export interface ChartSearch extends SavedSearch {
  readonly order: ChartOrder;
  /** Default: all kinds. */
  readonly type?: ChartKind | undefined;
  /** Default: all charts, whether their figures are current or not. */
  readonly stale?: "only" | undefined;
}

/** The saved charts of a database, in an order. One query finds a page, and a fixed number of queries shows it. */
export async function listCharts(context: StoreContext, search: ChartSearch): Promise<Page<ChartSummary>> {
  const { order, limit, type, stale } = search;
  const rank = staleRank(context.now());
  const { key, isAscending } = order === "stale" ? { key: rank, isAscending: false } : orders[order]();
  const after = readCursor(search);
  const direction = isAscending ? "asc" : "desc";
  const tree = await readFolderTree(context, { ...search, kind: "chart" });
  const rows = await context.store
    .selectFrom("chart")
    .select("chart.id")
    .select(key.as("position"))
    .where("chart.workspaceId", "=", search.databaseId)
    .where("chart.deletedAtMs", "is", null)
    .where(whereInScope("chart", search))
    .$if(type !== undefined, (query) => query.where("chart.chartType", "=", type ?? ""))
    .$if(stale === "only", (query) => query.where(sql<boolean>`${rank} > 0`))
    .where(titleContains("chart", search))
    .where(whereInFolder("chart", { ...search, tree }))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(${key}, chart.id) ${sql.raw(isAscending ? ">" : "<")} (${after?.value ?? 0}, ${after?.id ?? ""})`,
      ),
    )
    .orderBy(sql`position`, direction)
    .orderBy("chart.id", direction)
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: await showCharts(
      context,
      shown.map(({ id }) => id),
      search,
    ),
    nextCursor: last === undefined ? null : printCursor([order, last.position, last.id]),
  };
}

interface Order {
  /** A number or a text of a chart. */
  readonly key: RawBuilder<number | string>;
  readonly isAscending: boolean;
}

/** Names from A, times and numbers from the largest. Ties are in the order of the ids. */
const orders: Readonly<Record<Exclude<ChartOrder, "stale">, () => Order>> = {
  changed: () => ({ key: sql`chart.updated_at_ms`, isAscending: false }),
  name: () => ({ key: sql`lower(${readableTitle("chart")})`, isAscending: true }),
  ran: () => ({
    key: sql`(select result.ran_at_ms from result where result.id = chart.result_id)`,
    isAscending: false,
  }),
  owner: () => ({
    key: sql`coalesce((select lower("user".name) from "user" where "user".id = chart.owner_id), '')`,
    isAscending: true,
  }),
  used: () => ({
    key: sql`(select count(distinct card.dashboard_id) from card
      join dashboard on dashboard.id = card.dashboard_id and dashboard.deleted_at_ms is null
      where card.chart_id = chart.id)`,
    isAscending: false,
  }),
};

/** @throws AppError `invalid-input` for a text that is not a cursor of this order */
function readCursor({ cursor, order }: Pick<ChartSearch, "cursor" | "order">) {
  if (cursor === undefined) return null;
  const parts = z.tuple([z.literal(order), z.union([z.number(), z.string().max(500)]), z.string().max(100)]);
  const [, value, id] = parseCursor(cursor, parts);
  return { value, id };
}
