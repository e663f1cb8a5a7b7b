import type { SelectOption } from "../../ui/select.tsx";
import { describeMinutes } from "../wording/describe-minutes.ts";

const offered = [1, 10, 60, 24 * 60, 0];

/** How long figures can be fresh, by the number of minutes. Includes the current one, even if it is unusual. */
export function listFreshChoices(current: number | null): readonly SelectOption<string>[] {
  const isOffered = current === null || offered.includes(current);
  return [...(isOffered ? [] : [current]), ...offered].map((minutes) => ({
    value: String(minutes),
    label: describeFresh(minutes),
  }));
}

/** "10 minutes", "Until refreshed". */
export function describeFresh(minutes: number): string {
  return minutes === 0 ? "Until refreshed" : describeMinutes(minutes);
}
