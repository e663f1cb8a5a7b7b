import type { Exploration, Finding } from "@askery/model";

/** The question that Quantum investigates from a finding: its figure, in the values and the month that it is about. */
export function investigationOf(
  { measure, claim, zooms }: Pick<Finding, "measure" | "claim" | "zooms">,
  { filters, period }: Pick<Exploration, "filters" | "period">,
): string {
  const values = filters.flatMap(({ value }) => (value === null ? [] : [`for ${value}`]));
  const words = [measure?.words ?? "", ...values].join(" ");
  if (claim === "difference") return `What drives ${words}?`;
  const zoomed = zooms.find((zoom) => zoom.period !== null);
  const when =
    period !== null
      ? ` from ${period.from} to ${dayBefore(period.to)}`
      : zoomed
        ? ` in ${zoomed.words}`
        : " last month";
  return `Why did ${words} change${when}?`;
}

/** Periods end before a day; in words, the last one belongs to them. */
function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
