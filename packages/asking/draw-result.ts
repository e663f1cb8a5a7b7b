import { chooseChart, type ChartRequest } from "@askery/engine";
import type { Limits } from "@askery/connectors";
import {
  AppError,
  readFigure,
  type AskSettings,
  type Chart,
  type OutputId,
  type Spread,
} from "@askery/model";
import type { AskableDatabase } from "./connect-database.ts";
import { measureSpread } from "./measure-spread.ts";

export interface Drawn extends Omit<ChartRequest, "spread"> {
  readonly settings: AskSettings;
}

export interface DrawContext {
  readonly database: AskableDatabase;
  readonly limits?: Partial<Limits> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The figure to show as a histogram by the user's choice, whichever chart suits the result best. */
  readonly spreadOf?: OutputId | undefined;
}

/**
 * The chart of a result. A histogram needs all rows, so if the table is truncated, the database computes the
 * distribution. If that takes too long, the histogram shows the rows of the table, and a warning says so.
 */
export async function drawResult(drawn: Drawn, context: DrawContext): Promise<Chart> {
  const chart = chooseChart(drawn);
  const { encoding } = chart.spec;
  const column = encoding.form === "spread" ? encoding.value.column : context.spreadOf;
  if (!drawn.table.isTruncated || column === undefined) return chart;
  const spread = await spreadOver(column, drawn, context);
  return spread === null ? chart : chooseChart({ ...drawn, spread });
}

async function spreadOver(
  column: OutputId,
  { plan, table, outputs, today, settings }: Drawn,
  context: DrawContext,
): Promise<Spread | null> {
  const cells = table.values[outputs.findIndex(({ id }) => id === column)] ?? [];
  const known = cells.map(readFigure).filter((value) => value !== null);
  const request = { plan, column, isWhole: known.every(Number.isInteger) };
  try {
    return await measureSpread(request, { ...context, today, settings });
  } catch (cause) {
    if (cause instanceof AppError && tooMuch.has(cause.code)) return null;
    throw cause;
  }
}

const tooMuch: ReadonlySet<AppError["code"]> = new Set(["query-timed-out", "query-too-large"]);
