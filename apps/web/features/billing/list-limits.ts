import type { PlanLimits } from "@askery/api";

/** One thing that a plan limits, in words. */
interface LimitWords {
  readonly name: string;
  readonly value: string;
}

/** All that a plan limits. */
export function listLimits(limits: PlanLimits): readonly LimitWords[] {
  return [
    { name: "Members", value: amount(limits.members) },
    { name: "People who may look", value: amount(limits.viewers) },
    { name: "Questions a month", value: amount(limits.questionsPerMonth) },
    { name: "Answers kept correct", value: amount(limits.keptAnswers) },
    { name: "History", value: days(limits.historyDays) },
    { name: "Rows in an uploaded file", value: amount(limits.uploadRows) },
    { name: "Warnings when the schema changes", value: limits.hasSchemaWarnings ? "Yes" : "No" },
    { name: "Scheduled mail", value: limits.hasScheduledMail ? "Yes" : "No" },
    { name: "Audit log", value: limits.auditLogDays === 0 ? "No" : days(limits.auditLogDays) },
  ];
}

function amount(limit: number | null): string {
  if (limit === null) return "Without limit";
  return limit === 0 ? "None" : limit.toLocaleString("en-US");
}

function days(limit: number | null): string {
  if (limit === null) return "Without limit";
  return limit % 365 === 0 ? `${limit / 365} ${limit === 365 ? "year" : "years"}` : `${limit} days`;
}
