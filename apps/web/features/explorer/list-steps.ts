import { formatBucket, type Exploration, type TableProfile } from "@askery/model";
import { describePart } from "../../shared/wording/describe-part.ts";
import { wholeDatabase } from "./exploration-address.ts";

/** One step of the way to an exploration: what it added, and the exploration up to there. */
export interface TrailStep {
  readonly words: string;
  readonly exploration: Exploration;
}

/** The way from the whole database to an exploration, step by step. */
export function listSteps(
  exploration: Exploration,
  { profile, byWords }: { readonly profile: TableProfile | undefined; readonly byWords: string | null },
): readonly TrailStep[] {
  const steps: TrailStep[] = [{ words: "All tables", exploration: wholeDatabase }];
  const { table, measure, filters, period, by } = exploration;
  if (table === null) return steps;
  let now: Exploration = { ...wholeDatabase, table };
  steps.push({ words: profile?.name ?? table, exploration: now });
  const add = (words: string, next: Exploration) => {
    now = next;
    steps.push({ words, exploration: now });
  };
  if (measure !== null) {
    const words = profile?.measures.find(({ key }) => key === measure)?.words ?? measure;
    add(words, { ...now, measure });
  }
  for (const filter of filters) {
    add(describePart(filter), { ...now, filters: [...now.filters, filter] });
  }
  if (period !== null) add(namePeriod(period), { ...now, period });
  if (by !== null) add(`by ${byWords ?? by.column.replaceAll("_", " ")}`, { ...now, by });
  return steps;
}

/** "2025", "August 2025", or the two days. */
function namePeriod({ from, to }: NonNullable<Exploration["period"]>): string {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (from.endsWith("-01-01") && days >= 365 && days <= 366) return formatBucket(from, "year");
  if (from.endsWith("-01") && days >= 28 && days <= 31) return formatBucket(from, "month", "long");
  if (from.endsWith("-01") && days >= 90 && days <= 92) return formatBucket(from, "quarter");
  return days === 1 ? formatBucket(from, "day") : `${formatBucket(from, "day")} – ${formatBucket(to, "day")}`;
}
