import type { SyncProgress } from "@askery/api";
import type { Step } from "../../../ui/steps.tsx";

const order = ["connecting", "reading-tables", "reading-values", "keeping"] as const;

const labels: Readonly<Record<SyncProgress["step"], string>> = {
  connecting: "Connect",
  "reading-tables": "Read tables and columns",
  "reading-values": "Sample values",
  keeping: "Save the schema",
};

/** The steps of reading a database's tables, as far as it is. Before anything is told the first one runs. */
export function describeProgress(progress: SyncProgress | null): readonly Step[] {
  const current = order.indexOf(progress?.step ?? "connecting");
  return order.map((step, place) => {
    if (place < current) return { label: labels[step], state: "done" };
    if (place > current) return { label: labels[step], state: "waiting" };
    const detail = describeDetail(progress);
    return { label: labels[step], state: "running", ...(detail !== "" && { detail }) };
  });
}

/** "12 of 40 · order_lines"; empty where nothing is known. */
export function describeDetail(progress: SyncProgress | null): string {
  if (progress === null) return "";
  const { done, total, table } = progress;
  return [
    ...(total > 0 ? [`${done.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`] : []),
    ...(table === null ? [] : [table]),
  ].join(" · ");
}

/** The step that runs, in words: "Read tables and columns". */
export function describeStep(progress: SyncProgress | null): string {
  return labels[progress?.step ?? "connecting"];
}

/** How much is done of the step that runs, 0–1; null while that is not known. */
export function shareDone(progress: SyncProgress | null): number | null {
  return progress === null || progress.total === 0 ? null : progress.done / progress.total;
}
