import { AppError, isChartKind, type FailureText, type FilterValue } from "@askery/model";
import { nameChart, titleOf, type FoundChart } from "../../library/charts/found-chart.ts";
import { findLockedCard, type ShownCard } from "../../library/dashboards/card-figures.ts";
import { findDashboard, readParts } from "../../library/dashboards/dashboard-contents.ts";
import { sharingMessages } from "../../messages/sharing-messages.ts";
import type { OpenLink } from "../../policies/find-link.ts";
import type { SharingContext } from "../links/sharing-context.ts";
import { showFound } from "../visitors/read-shared.ts";
import { deriveSecret } from "./embed-secret.ts";
import { findLockedChart } from "./find-locked-chart.ts";
import { findLocked, readLockedValues, type LockedFilter } from "./lock-values.ts";
import type { ReadChart, ReadEmbedChart } from "./read-embed.ts";
import { readSigned } from "./read-signed.ts";

/** How old the figures under locked filters may be. Frames ask every minute, for each value that sites sign. */
const lockedAgeMs = 15 * 60 * 1_000;

interface LockedEmbed {
  readonly link: OpenLink;
  /** What the site signed, from outside. */
  readonly signed: string | undefined;
  readonly signal: AbortSignal;
}

export type LockedReader =
  | { readonly kind: "reader"; readonly read: ReadChart }
  | { readonly kind: "refused"; readonly text: FailureText };

/** Reads the charts of an embed under the signed values of its locked filters; or why it shows nothing. */
export async function readLocked(
  context: SharingContext,
  { link, signed, signal }: LockedEmbed,
): Promise<LockedReader> {
  const { secretSalt, id } = link;
  const secret = secretSalt === null ? null : deriveSecret(context.secret, { id, secretSalt });
  const read = readSigned({ token: signed, secret, nowMs: context.now() });
  if (read.kind === "refused") return read;
  const filters =
    link.kind === "dashboard" ? readParts(await findDashboard(context, link.targetId)).filters : [];
  const locked = findLocked(link.locks, filters);
  if (locked === null) return { kind: "refused", text: sharingMessages.signed.lostFilter };
  const chosen = readLockedValues(locked, read.params);
  if (chosen.kind === "refused") return chosen;
  const request = { link, locked, values: chosen.values, maxAgeMs: lockedAgeMs, signal };
  return {
    kind: "reader",
    read: async (cardId) =>
      cardId === null
        ? showLocked(context, { ...request, cardId }, () => findLockedChart(context, request))
        : showLocked(context, { ...request, cardId }, () => findCard(context, { ...request, cardId })),
  };
}

interface CardOfLocked {
  readonly link: OpenLink;
  readonly cardId: string;
  readonly values: ReadonlyMap<string, FilterValue>;
  readonly maxAgeMs: number;
  readonly signal: AbortSignal;
}

async function findCard(context: SharingContext, { link, values, ...card }: CardOfLocked) {
  return findLockedCard(context, {
    ...card,
    dashboardId: link.targetId,
    userId: link.makerId,
    locked: values,
  });
}

interface ToShow {
  readonly cardId: string | null;
  readonly link: OpenLink;
  readonly locked: readonly LockedFilter[];
  readonly signal: AbortSignal;
}

/** A chart that a locked filter does not reach, or whose database fails, stays out: without the filter it would show more. */
async function showLocked(
  context: SharingContext,
  { cardId, link, locked, signal }: ToShow,
  find: () => Promise<Pick<ShownCard, "shown" | "reach">>,
): Promise<ReadEmbedChart> {
  try {
    const { shown, reach } = await find();
    const missing = locked.filter(({ filter }) => !reach.applied.includes(filter.id));
    if (missing.length === 0) return await showFound(context.store, link, withOwnTitle(shown));
    const labels = missing.map(({ filter }) => filter.label).join(", ");
    return await withhold(
      context,
      { link, cardId },
      `This chart can’t be limited by ${labels}. It is not shown.`,
    );
  } catch (error) {
    if (!(error instanceof AppError) || signal.aborted) throw error;
    return withhold(context, { link, cardId }, "The figures of this chart could not be computed.");
  }
}

async function withhold(
  { store }: SharingContext,
  { link, cardId }: Pick<ToShow, "link" | "cardId">,
  note: string,
): Promise<ReadEmbedChart> {
  const charts = store.selectFrom("chart").select(["chart.id", "title", "isTitled", "chartType"]);
  const chart =
    cardId === null
      ? await charts.where("chart.id", "=", link.targetId).executeTakeFirstOrThrow()
      : await charts
          .innerJoin("card", "card.chartId", "chart.id")
          .where("card.id", "=", cardId)
          .executeTakeFirstOrThrow();
  return { id: chart.id, title: nameChart(chart), figures: null, note };
}

/** A title that Askery gave the chart may show figures of others. It becomes that of the figures that are shown. */
function withOwnTitle(found: FoundChart): FoundChart {
  const { chart, result } = found;
  if (chart.isTitled === 1 || !isChartKind(chart.chartType)) return found;
  return { ...found, chart: { ...chart, title: titleOf(result, chart.chartType) } };
}
