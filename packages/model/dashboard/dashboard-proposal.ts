import type { Exploration, Finding } from "../exploration.ts";
import type { TableId } from "../catalog.ts";
import type { CardSlot } from "./card-grid.ts";
import type { DashboardFilter } from "./dashboard-filter.ts";
import type { TextKind } from "./text-card.ts";

/** What a dashboard is built from. */
export type DashboardTopic =
  | { readonly kind: "everything" }
  /** Perhaps one of its measures (`ExploredMeasure`). */
  | { readonly kind: "table"; readonly table: TableId; readonly measure: string | null }
  | { readonly kind: "words"; readonly text: string };

/** A table or a figure that a dashboard can be built from, with its name in words. */
export interface TopicChoice {
  readonly words: string;
  readonly topic: Extract<DashboardTopic, { kind: "table" }>;
}

/** A dashboard that is built from findings, before it is saved. */
export interface DashboardProposal {
  readonly title: string;
  readonly texts: readonly ProposedText[];
  readonly cards: readonly ProposedCard[];
  readonly filters: readonly Omit<DashboardFilter, "id">[];
}

export interface ProposedText extends CardSlot {
  readonly kind: TextKind;
  readonly text: string;
}

export interface ProposedCard extends CardSlot {
  /** What it is a finding of. */
  readonly exploration: Exploration;
  readonly finding: Finding;
}

/** What building a dashboard reports, in this order. */
export type BuildEvent =
  | {
      readonly kind: "started";
      readonly title: string;
      /** What is looked at, in words: "orders where country is Spain". */
      readonly scope: string;
      readonly queryCount: number;
      /** Words of the topic that nothing in the database is called. */
      readonly unknownWords: readonly string[];
      /** Conditions of the topic that the dashboard does not have, in words. */
      readonly leftOut: readonly string[];
    }
  /** Nothing in the database is called so. Nothing else follows. */
  | { readonly kind: "unmatched"; readonly text: string; readonly choices: readonly TopicChoice[] }
  /** A query has finished, perhaps with a finding. */
  | { readonly kind: "progress"; readonly doneCount: number; readonly sentence: string | null }
  | {
      readonly kind: "built";
      /** Null if there is nothing to show. */
      readonly proposal: DashboardProposal | null;
      readonly ms: number;
    };
