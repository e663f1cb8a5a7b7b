import { getDashboard, updateDashboard, type Dashboard } from "@askery/api";
import { ApiError, call } from "../../shared/server/call.ts";
import { boardCardsOf, printCards, type BoardCard } from "./board-card.ts";

/** A dashboard during editing. New cards have an id that the browser generated. */
export interface Draft {
  readonly title: string;
  readonly cards: readonly BoardCard[];
  readonly tabs: Dashboard["tabs"];
  readonly filters: Dashboard["filters"];
  readonly phone: Dashboard["phone"];
}

/** The outcome of saving. "Conflict" means that someone else changed the dashboard since editing began. */
type Saving =
  | { readonly kind: "saved"; readonly dashboard: Dashboard }
  | { readonly kind: "conflict"; readonly latest: Dashboard };

interface DraftToSave {
  /** The dashboard when editing began. */
  readonly base: Dashboard;
  readonly draft: Draft;
}

/** The draft of a dashboard to which nothing was changed. */
export function draftOf(dashboard: Dashboard): Draft {
  const { title, tabs, filters, phone } = dashboard;
  return { title, tabs, filters, phone, cards: boardCardsOf(dashboard) };
}

/**
 * Saves a draft as one change.
 *
 * @throws ApiError, OfflineError if the server fails
 */
export async function saveDraft({ base, draft }: DraftToSave): Promise<Saving> {
  const params = { dashboardId: base.id };
  const { title, tabs, filters, phone, cards } = draft;
  try {
    const body = {
      revision: base.revision,
      title,
      tabs: [...tabs],
      filters: [...filters],
      phone: phone.map((card) => ({ ...card })),
      ...printCards(cards),
    };
    return { kind: "saved", dashboard: await call(updateDashboard, { params, body }) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.status !== 409) throw error;
    const latest = await call(getDashboard, { params });
    // Ids that are in use are also reported as a conflict, although nobody else changed the dashboard.
    if (latest.revision === base.revision) throw error;
    return { kind: "conflict", latest };
  }
}
