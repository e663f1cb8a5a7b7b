import { addCard, getDashboard, updateDashboard, type Card, type Dashboard } from "@askery/api";
import { ApiError, call } from "../../shared/server/call.ts";
import { findCardSlot } from "@askery/model";
import { settleCards, type Placed } from "./arrange-cards.ts";

/** A dashboard as it is being edited. Cards that the server does not know yet have an id of ours. */
export interface Draft {
  readonly title: string;
  readonly cards: readonly Card[];
}

/** What came of saving. "Conflict" is a change of somebody else's since the draft was begun. */
type Saving =
  | { readonly kind: "saved"; readonly dashboard: Dashboard }
  | { readonly kind: "conflict"; readonly latest: Dashboard };

interface DraftToSave {
  /** What the draft was begun on. */
  readonly base: Dashboard;
  readonly draft: Draft;
  /** Told of each step that was saved: where a later one fails, the next try goes on from it. */
  readonly onStep: (saved: Dashboard) => void;
}

/**
 * Saves a draft: first what became of the cards that were there, then the new ones.
 *
 * @throws ApiError, OfflineError as the server fails
 */
export async function saveDraft({ base, draft, onStep }: DraftToSave): Promise<Saving> {
  const params = { dashboardId: base.id };
  const known = new Set(base.cards.map(({ id }) => id));
  const staying = draft.cards.filter(({ id }) => known.has(id));
  const added = draft.cards.filter(({ id }) => !known.has(id));
  try {
    let saved = await call(updateDashboard, {
      params,
      body: { revision: base.revision, title: draft.title, cards: placesOf(staying) },
    });
    onStep(saved);
    for (const { id, chart } of added) {
      saved = await call(addCard, { params, body: { id, chartId: chart.id } });
      onStep(saved);
    }
    if (added.length > 0) {
      saved = await call(updateDashboard, {
        params,
        body: { revision: saved.revision, cards: placesOf(draft.cards) },
      });
      onStep(saved);
    }
    return { kind: "saved", dashboard: saved };
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.status !== 409) throw error;
    const latest = await call(getDashboard, { params });
    // A full dashboard is a conflict, too, and not with anybody.
    if (latest.revision === base.revision) throw error;
    return { kind: "conflict", latest };
  }
}

/** A draft that stands over the latest state: cards that others added since stay, below. */
export function mergeDraft(draft: Draft, base: Dashboard, latest: Dashboard): Draft {
  const seen = new Set([...base.cards, ...draft.cards].map(({ id }) => id));
  const others = latest.cards.filter(({ id }) => !seen.has(id));
  let cards = draft.cards;
  for (const card of others) {
    const { x, y } = findCardSlot(cards, card);
    cards = [...cards, { ...card, x, y }];
  }
  return { ...draft, cards: settleCards(cards) };
}

/** Cards as the server takes them. */
export function placesOf(cards: readonly Placed[]): Placed[] {
  return cards.map(({ id, x, y, w, h }) => ({ id, x, y, w, h }));
}
