import type { Exploration, Finding, Investigation } from "@askery/model";

/** What Quantum investigates from a finding: its figure, in the values and the month that it is about. */
export function investigationOf(
  { measure, claim, zooms }: Pick<Finding, "measure" | "claim" | "zooms">,
  {
    filters,
    period,
    compare,
  }: Pick<Exploration, "filters" | "period"> & Partial<Pick<Exploration, "compare">>,
): Required<Pick<Investigation, "question" | "within">> {
  const words = measure?.words ?? "";
  if (compare?.kind === "values" && compare.with !== null) {
    const [one, other] = [compare.of, compare.with].map(({ value }) => value ?? "no value");
    return { question: `Compare ${words} in ${one} and ${other}`, within: filters };
  }
  if (claim === "difference") return { question: `What drives ${words}?`, within: filters };
  const zoomed = zooms.find((zoom) => zoom.period !== null);
  const when =
    period !== null
      ? `in ${period.from} – ${dayBefore(period.to)}`
      : zoomed
        ? `in ${zoomed.words}`
        : "last month";
  return { question: `Why did ${words} change ${when}?`, within: filters };
}

/** Periods end before a day; in words, the last one belongs to them. */
function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
