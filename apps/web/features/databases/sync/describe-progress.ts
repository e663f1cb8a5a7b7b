import type { SyncProgress } from "@askery/api";
import type { Step } from "../../../ui/steps.tsx";
import { writeCount } from "../../../shared/wording/own-formats.ts";

const order = ["connecting", "reading-tables", "reading-values", "keeping"] as const;

const labels: Readonly<Record<SyncProgress["step"], string>> = {
  connecting: "Connect",
  "reading-tables": "Read tables and columns",
  "reading-values": "Sample values",
  keeping: "Save the schema",
};

/** Describes the steps of a sync. Before the first event, the first step is running. */
export function describeProgress(progress: SyncProgress | null): readonly Step[] {
  const current = order.indexOf(progress?.step ?? "connecting");
  return order.map((step, index) => {
    if (index < current) return { label: labels[step], state: "done" };
    if (index > current) return { label: labels[step], state: "waiting" };
    const detail = describeDetail(progress);
    return { label: labels[step], state: "running", ...(detail !== "" && { detail }) };
  });
}

/** "12 of 40 · order_lines"; empty if unknown. */
export function describeDetail(progress: SyncProgress | null): string {
  if (progress === null) return "";
  const { done, total, table } = progress;
  return [
    ...(total > 0 ? [`${writeCount(done)} of ${writeCount(total)}`] : []),
    ...(table === null ? [] : [table]),
  ].join(" · ");
}

/** The running step: "Read tables and columns". */
export function describeStep(progress: SyncProgress | null): string {
  return labels[progress?.step ?? "connecting"];
}

/** The progress of the running step, from 0 to 1; null if unknown. */
export function shareDone(progress: SyncProgress | null): number | null {
  return progress === null || progress.total === 0 ? null : progress.done / progress.total;
}
