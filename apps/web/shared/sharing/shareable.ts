import type { ConversationSummary, SharedKind } from "@askery/api";

/** A thing that a dialog shares. */
export interface Shareable {
  readonly kind: SharedKind;
  readonly id: string;
  readonly title: string;
  readonly databaseId: string;
  /** Whether the user made it. Only its owner shares a conversation. */
  readonly isMine: boolean;
}

/** Its page in the app, for people who may see it there. */
export function addressOf({ kind, id }: Pick<Shareable, "kind" | "id">): string {
  return `${location.origin}${pathOf({ kind, id })}`;
}

export function pathOf({ kind, id }: Pick<Shareable, "kind" | "id">): string {
  return `${paths[kind]}/${id}`;
}

const paths = { conversation: "/chat", chart: "/charts", dashboard: "/dashboards" } as const;

/** What the interface calls it. */
export const nouns = { conversation: "project", chart: "chart", dashboard: "dashboard" } as const;

/** A project as a thing to share. */
export function toShareable({ id, summary, databaseId, isMine }: ConversationSummary): Shareable {
  return { kind: "conversation", id, title: summary, databaseId, isMine };
}
