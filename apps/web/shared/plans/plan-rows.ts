import type { PlanLimits } from "@askery/api";

/** One line of the comparison: what is compared, and how a plan's limit is said. */
export interface PlanRow {
  readonly label: string;
  readonly tell: (limits: PlanLimits) => PlanCell;
}

/** What a cell of the comparison shows. */
export type PlanCell =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "yes" }
  | { readonly kind: "no" };

export interface PlanRowGroup {
  readonly title: string;
  readonly rows: readonly PlanRow[];
}

/** The comparison, in the order it is read. */
export const planRowGroups: readonly PlanRowGroup[] = [
  {
    title: "Asking",
    rows: [
      { label: "Questions a month", tell: (limits) => describeCount(limits.questionsPerMonth) },
      { label: "Language model, optional", tell: () => ({ kind: "text", text: "Own key" }) },
      { label: "Answers kept correct", tell: (limits) => describeCount(limits.keptAnswers) },
    ],
  },
  {
    title: "Data",
    rows: [
      { label: "History kept", tell: (limits) => describeDays(limits.historyDays) },
      { label: "Databases of one person", tell: (limits) => describeCount(limits.databases) },
      { label: "Rows in an upload", tell: (limits) => describeCount(limits.uploadRows) },
      { label: "Schema change warnings", tell: (limits) => describeHas(limits.hasSchemaWarnings) },
    ],
  },
  {
    title: "Sharing",
    rows: [
      { label: "People", tell: (limits) => describeCount(limits.members) },
      { label: "Viewers", tell: (limits) => describeCount(limits.viewers) },
      { label: "Scheduled e-mail", tell: (limits) => describeHas(limits.hasScheduledMail) },
      { label: "Audit log", tell: (limits) => describeDays(limits.auditLogDays) },
    ],
  },
];

const wholes = new Intl.NumberFormat("en-US");
const million = 1_000_000;
const daysOfMonth = 30;
const daysOfYear = 365;

function describeCount(limit: number | null): PlanCell {
  if (limit === null) return { kind: "text", text: "No limit" };
  if (limit === 0) return { kind: "no" };
  return { kind: "text", text: limit >= million ? `${limit / million}M` : wholes.format(limit) };
}

function describeDays(limit: number | null): PlanCell {
  if (limit === null || limit === 0) return describeCount(limit);
  if (limit <= daysOfMonth) return { kind: "text", text: `${limit} days` };
  const years = Math.round(limit / daysOfYear);
  return { kind: "text", text: years === 1 ? "1 year" : `${years} years` };
}

function describeHas(has: boolean): PlanCell {
  return has ? { kind: "yes" } : { kind: "no" };
}
