import type { KnowledgeKind } from "@askery/api";

interface KindWords {
  /** The title of the list. */
  readonly title: string;
  /** A sentence about its purpose. */
  readonly lead: string;
  /** The label of the button that adds one. */
  readonly add: string;
  readonly edit: string;
  readonly noun: string;
  readonly emptyTitle: string;
}

/** The texts for each kind of knowledge. */
export const kindWords: Readonly<Record<KnowledgeKind, KindWords>> = {
  synonym: {
    title: "Words",
    lead: "What your team calls things: “turnover” means orders.total, “late” means orders where shipped_on > required_on.",
    add: "Define a word",
    edit: "Change the word",
    noun: "Word",
    emptyTitle: "No words yet",
  },
  metric: {
    title: "Metrics",
    lead: "Named figures and how they are computed: margin is sum(price - cost).",
    add: "Define a metric",
    edit: "Change the metric",
    noun: "Metric",
    emptyTitle: "No metrics yet",
  },
  filter: {
    title: "Default filters",
    lead: "Which rows of a table count unless a question names the column: status <> 'cancelled'.",
    add: "Set a default filter",
    edit: "Change the default filter",
    noun: "Default filter",
    emptyTitle: "No default filters yet",
  },
  example: {
    title: "Examples",
    lead: "Questions with the SQL that answers them, also in other words, and for other values, dates and limits that the SQL names.",
    add: "Add an example",
    edit: "Change the example",
    noun: "Example",
    emptyTitle: "No examples yet",
  },
  rule: {
    title: "Rules",
    lead: "What holds of your data, in words: “Revenue excludes cancelled orders”, “A customer is active if they ordered in the last 90 days”, “The fiscal year starts in April”, “Kindly means nothing”. Each becomes a filter, a word or a date that answers follow.",
    add: "Write a rule",
    edit: "Change the rule",
    noun: "Rule",
    emptyTitle: "No rules yet",
  },
  event: {
    title: "Events",
    lead: "What happened, and when: a launch, a price change, an outage. Charts over time mark these days, unless a chart hides them. Answers stay the same.",
    add: "Add an event",
    edit: "Change the event",
    noun: "Event",
    emptyTitle: "No events yet",
  },
};

export const kindOrder: readonly KnowledgeKind[] = [
  "synonym",
  "metric",
  "filter",
  "example",
  "rule",
  "event",
];
