import { addCard, getDashboard, updateDashboard, type Card, type Dashboard } from "@askery/api";
import { ApiError, call } from "../../shared/server/call.ts";
import { cardSizesOf, insertCard } from "@askery/model";
import { settleCards, type Slot } from "./arrange-cards.ts";

/** A dashboard during editing. New cards have an id that the browser generated. */
export interface Draft {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly filters: Dashboard["filters"];
}

/** The outcome of saving. "Conflict" means that someone else changed the dashboard since editing began. */
type Saving =
  | { readonly kind: "saved"; readonly dashboard: Dashboard }
  | { readonly kind: "conflict"; readonly latest: Dashboard };

interface DraftToSave {
  /** The dashboard when editing began. */
  readonly base: Dashboard;
  readonly draft: Draft;
  /** Called after each step that was saved; if a later one fails, the next attempt continues from there. */
  readonly onStep: (saved: Dashboard) => void;
}

/**
 * Saves a draft: first changes to existing cards, then new cards.
 *
 * @throws ApiError, OfflineError if the server fails
 */
export async function saveDraft({ base, draft, onStep }: DraftToSave): Promise<Saving> {
  const params = { dashboardId: base.id };
  const known = new Set(base.cards.map(({ id }) => id));
  const staying = draft.cards.filter(({ id }) => known.has(id));
  const added = draft.cards.filter(({ id }) => !known.has(id));
  try {
    let saved = await call(updateDashboard, {
      params,
      body: {
        revision: base.revision,
        title: draft.title,
        cards: slotsOf(staying),
        filters: [...draft.filters],
      },
    });
    onStep(saved);
    for (const { id, chart } of added) {
      saved = await call(addCard, { params, body: { id, chartId: chart.id } });
      onStep(saved);
    }
    if (added.length > 0) {
      saved = await call(updateDashboard, {
        params,
        body: { revision: saved.revision, cards: slotsOf(draft.cards) },
      });
      onStep(saved);
    }
    return { kind: "saved", dashboard: saved };
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.status !== 409) throw error;
    const latest = await call(getDashboard, { params });
    // The limit on cards is also reported as a conflict, although nobody else changed the dashboard.
    if (latest.revision === base.revision) throw error;
    return { kind: "conflict", latest };
  }
}

/** Merges a draft with the latest version: cards that others added are kept. */
export function mergeDraft(draft: Draft, base: Dashboard, latest: Dashboard): Draft {
  const seen = new Set([...base.cards, ...draft.cards].map(({ id }) => id));
  const others = latest.cards.filter(({ id }) => !seen.has(id));
  const cards = others.reduce(
    (some, card) => insertCard(some, { ...card, ...cardSizesOf(card.chart.type).initial }),
    draft.cards,
  );
  return { ...draft, cards: settleCards(cards) };
}

/** The cards' slots, for the request. */
export function slotsOf(cards: readonly Slot[]): Slot[] {
  return cards.map(({ id, x, y, w, h }) => ({ id, x, y, w, h }));
}
