import type { EmbedLock, FilterChoice } from "@askery/api";
import { AppError } from "@askery/model";
import { findSource } from "../../databases/sources/find-source.ts";
import { findChart } from "../../library/charts/find-chart.ts";
import { findDashboard, readParts } from "../../library/dashboards/dashboard-contents.ts";
import { filteredCard } from "../../library/dashboards/find-card.ts";
import { sharingMessages } from "../../messages/sharing-messages.ts";
import type { SharedTarget } from "../links/links.ts";
import type { SharingContext } from "../links/sharing-context.ts";
import { findLocked } from "./lock-values.ts";

/**
 * Checks the filters that an embed is to lock.
 *
 * @throws AppError `invalid-input` for filters that do not exist, that repeat, or that do not fit each other
 */
export async function checkLocks(
  context: SharingContext,
  { kind, targetId }: SharedTarget,
  locks: readonly EmbedLock[] = [],
): Promise<void> {
  const isOfChart = locks.map((lock) => "filter" in lock);
  const filters = kind === "dashboard" ? readParts(await findDashboard(context, targetId)).filters : [];
  const locked = findLocked(locks, filters);
  const names = new Set(locked?.map(({ name }) => name));
  const ids = new Set(locked?.map(({ filter }) => filter.id));
  const fits = isOfChart.every((one) => one === (kind === "chart"));
  if (fits && names.size === locks.length && ids.size === locks.length) return;
  throw new AppError("invalid-input", sharingMessages.badLocks);
}

interface ChoicesRequest {
  readonly chartId: string;
  readonly search?: string | undefined;
  readonly signal: AbortSignal;
}

/** Columns and variables by which a chart can be filtered. */
export async function listEmbedChoices(
  context: SharingContext,
  { chartId, search = "", signal }: ChoicesRequest,
): Promise<readonly FilterChoice[]> {
  const found = await findChart(context, { chartId, signal });
  const database = await findSource(context, { databaseId: found.chart.workspaceId });
  const { timeZone } = database.settings;
  const card = await filteredCard(context, { id: chartId, found, timeZone });
  return context.asking.run("filterChoices", { ...database, cards: [card], search }, { signal });
}
