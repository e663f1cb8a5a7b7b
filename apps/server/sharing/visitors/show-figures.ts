import type { SharedFigures } from "@askery/api";
import { chartKindOf, type Chart, type Table } from "@askery/model";
import { chartLimitsOf } from "../../asking/turns/table-limits.ts";
import { readOutputs } from "../../results/find-result.ts";
import { readTableUpTo } from "../../results/result-rows.ts";
import type { ResultRow } from "../../results/upgrade-result.ts";
import type { Store } from "../../store/open-store.ts";
import type { OpenLink } from "../../policies/find-link.ts";

/** The rows of a table that a page shows, if the link sets no limit of its own. */
const maxShownRows = 1_000;

interface Shown {
  readonly result: ResultRow;
  /** The chart as it is drawn. */
  readonly chart: Chart;
  readonly link: Pick<OpenLink, "maxRows">;
  readonly locale: string;
}

/** The saved figures of a result, with no more rows than the link allows, and without its SQL. */
export async function showFigures(
  store: Store,
  { result, chart, link, locale }: Shown,
): Promise<SharedFigures> {
  const { spec, caption, facts } = chart;
  const isDrawn = chartKindOf(spec.kind).shows === "drawing";
  const maxRows = isDrawn ? chartLimitsOf(spec.kind).maxRows : maxShownRows;
  const table = await readTableUpTo(store, result, Math.min(link.maxRows ?? maxRows, maxRows));
  return {
    spec,
    caption,
    // The distribution of all rows would show more than the first ones.
    facts: isWhole(table, result) ? facts : { ...facts, spread: null },
    table,
    outputs: readOutputs(result),
    rowCount: result.rowCount,
    ranAtMs: result.ranAtMs,
    locale,
  };
}

function isWhole({ rowCount }: Table, result: ResultRow): boolean {
  return rowCount >= result.rowCount;
}

/** How a database writes numbers. */
export async function readLocale(store: Store, databaseId: string): Promise<string> {
  const { settings } = await store
    .selectFrom("workspace")
    .select("settings")
    .where("id", "=", databaseId)
    .executeTakeFirstOrThrow();
  return (JSON.parse(settings) as { readonly locale?: string }).locale ?? "en-US";
}
