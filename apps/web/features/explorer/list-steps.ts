import {
  formatBucket,
  wholeDatabase,
  type Exploration,
  type ExploredComparison,
  type TableProfile,
} from "@askery/model";
import { describePart } from "../../shared/wording/describe-part.ts";

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
  const { table, measure, filters, conditions = [], period, by, without, compare } = exploration;
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
  for (const condition of conditions) {
    add(condition.words, { ...now, conditions: [...(now.conditions ?? []), condition] });
  }
  if (period !== null) add(namePeriod(period), { ...now, period });
  for (const value of without) {
    add(`without ${describePart(value)}`, { ...now, without: [...now.without, value] });
  }
  if (compare !== null) add(nameComparison(compare), { ...now, compare });
  if (by !== null) add(`by ${byWords ?? by.column.replaceAll("_", " ")}`, { ...now, by });
  return steps;
}

/** "country: Spain and Italy", "August 2025 and July 2025". */
function nameComparison(compare: ExploredComparison): string {
  if (compare.kind === "periods") return `${namePeriod(compare.of)} and ${namePeriod(compare.with)}`;
  const other = compare.with === null ? "the rest" : (compare.with.value ?? "no value");
  return `${describePart(compare.of)} and ${other}`;
}

/** "2025", "August 2025", or the two days. */
function namePeriod({ from, to }: NonNullable<Exploration["period"]>): string {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (from.endsWith("-01-01") && days >= 365 && days <= 366) return formatBucket(from, "year");
  if (from.endsWith("-01") && days >= 28 && days <= 31) return formatBucket(from, "month", "long");
  if (from.endsWith("-01") && days >= 90 && days <= 92) return formatBucket(from, "quarter");
  return days === 1 ? formatBucket(from, "day") : `${formatBucket(from, "day")} – ${formatBucket(to, "day")}`;
}
