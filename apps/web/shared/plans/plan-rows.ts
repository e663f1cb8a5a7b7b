import type { PlanLimits } from "@askery/api";
import { describeBytes } from "../wording/describe-bytes.ts";

/** A row of the plan comparison: its label, and the text for a plan's limit. */
export interface PlanRow {
  readonly label: string;
  readonly describe: (limits: PlanLimits) => PlanCell;
}

/** The content of a cell in the comparison. */
export type PlanCell =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "yes" }
  | { readonly kind: "no" };

export interface PlanRowGroup {
  readonly title: string;
  readonly rows: readonly PlanRow[];
}

/** The comparison, in display order. Each row is a feature of Askery. */
export const planRowGroups: readonly PlanRowGroup[] = [
  {
    title: "Asking",
    rows: [{ label: "Questions a month", describe: (limits) => describeCount(limits.questionsPerMonth) }],
  },
  {
    title: "Data",
    rows: [
      { label: "Databases of one person", describe: (limits) => describeCount(limits.databases) },
      { label: "Size of an uploaded file", describe: (limits) => describeSize(limits.uploadBytes) },
      { label: "Rows in an upload", describe: (limits) => describeCount(limits.uploadRows) },
      {
        label: "Warnings when the schema changes",
        describe: (limits) => describeHas(limits.hasSchemaWarnings),
      },
    ],
  },
];

const wholes = new Intl.NumberFormat("en-US");
const million = 1_000_000;

function describeCount(limit: number | null): PlanCell {
  if (limit === null) return { kind: "text", text: "No limit" };
  if (limit === 0) return { kind: "no" };
  return { kind: "text", text: limit >= million ? `${limit / million}M` : wholes.format(limit) };
}

function describeSize(bytes: number | null): PlanCell {
  return bytes === null ? describeCount(bytes) : { kind: "text", text: describeBytes(bytes) };
}

function describeHas(has: boolean): PlanCell {
  return has ? { kind: "yes" } : { kind: "no" };
}
