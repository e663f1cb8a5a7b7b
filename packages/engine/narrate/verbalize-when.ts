import type { Period } from "@askery/model";
import { describePeriod } from "../question/describe-period.ts";
import { formatPeriod } from "../question/format-period.ts";

/** Verbalizes a period by its dates, "1 Jan – 20 Nov 2026", or, if relative, by its name: "last 30 days". */
export function verbalizePeriod(period: Period): string {
  return period.kind === "absolute" ? formatPeriod(period) : describePeriod(period);
}

/** Adds a preposition: "in 2026", "on 20 Nov 2026", "within 1 Jan – 20 Nov 2026"; "since" and "before" need none. */
export function verbalizeWhen(period: Period): string {
  const text = verbalizePeriod(period);
  if (period.kind === "relative") return countedDays.test(text) ? `in the ${text}` : text;
  if (period.from === null || period.to === null) return text;
  if (text.includes("–")) return `within ${text}`;
  return /^\d+ [A-Z]/.test(text) ? `on ${text}` : `in ${text}`;
}

const countedDays = /^(?:last|next) \d|^(?:past|coming) /;
