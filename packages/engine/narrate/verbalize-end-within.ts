import type { Period } from "@askery/model";
import { verbalizeWhen } from "./verbalize-when.ts";

/** A condition on the first or last date of a group: "latest ordered at before 1 Jan 2025" for "highest ordered at". */
export function verbalizeEndWithin(name: string, period: Period): string {
  const end = name.replace(/^highest /, "latest ").replace(/^lowest /, "earliest ");
  return `${end} ${verbalizeWhen(period)}`;
}
