import type { AnswerTest, Expectation, TestRun, TestSchedule } from "@askery/api";
import { describeDay } from "../wording/describe-day.ts";

export const scheduleChoices = [
  { value: "off", label: "Off" },
  { value: "daily", label: "Daily" },
  { value: "weekly", label: "Weekly" },
] as const satisfies readonly { readonly value: TestSchedule; readonly label: string }[];

/** What a test expects: "The same values within 5%, as of 20 Nov 2026". */
export function describeTest({ expectation, today }: Pick<AnswerTest, "expectation" | "today">): string {
  const asOf = today === null ? "" : `, as of ${describeDay(today)}`;
  return `${describeExpectation(expectation)}${asOf}`;
}

function describeExpectation(expectation: Expectation): string {
  if (expectation.kind === "shape") return "The same columns";
  const { tolerance } = expectation;
  if (tolerance === null) return "The same values";
  const amount = tolerance.amount.toLocaleString("en-US", { maximumFractionDigits: 10 });
  return `The same values within ${amount}${tolerance.unit === "percent" ? "%" : ""}`;
}

/** Why a test ran: "after a change", "by Ada". */
export function describeCause({ cause, startedBy }: Pick<TestRun, "cause" | "startedBy">): string {
  switch (cause) {
    case "person":
      return startedBy === null ? "by hand" : `by ${startedBy.name}`;
    case "schedule":
      return "on schedule";
    case "change":
      return "after tables or definitions changed";
    case "version":
      return "with a new version of Askery";
  }
}
