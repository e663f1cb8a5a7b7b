import { getExport, stopExport, type ExportProgress } from "@askery/api";
import { showFailureToast, showProgressToast, showToast } from "../../ui/toast-store.ts";
import { saveFile } from "../files/save-file.ts";
import { ApiError, call } from "../server/call.ts";
import { makeId } from "../server/make-id.ts";
import { reportFailure } from "../server/report-failure.ts";
import { failures } from "../wording/failures.ts";
import { writeCount } from "../wording/own-formats.ts";

const pollMs = 500;
/** The download may reach the server after the first requests for its progress. */
const maxUnknown = 20;

/**
 * Downloads all rows of an answer. The browser writes the file; a toast shows the rows so far, stops the export, and
 * reports how it ended. The browser discards the file of an export that was stopped or failed.
 */
export async function exportRows(address: string, name: string): Promise<void> {
  const exportId = makeId();
  saveFile(`${address}&exportId=${exportId}`, name);
  const stop = () => {
    call(stopExport, { params: { exportId } }).catch((error: unknown) =>
      reportFailure(failures.exportNotStopped, error),
    );
  };
  const toast = showProgressToast("Exporting", { label: "Stop", act: stop });
  try {
    report(await waitForEnd(exportId, (rowCount) => toast.update(`${countRows(rowCount)} so far`)));
  } catch (error) {
    reportFailure(failures.exportNotFollowed, error);
  } finally {
    toast.dismiss();
  }
}

/** Waits for the end; null if the server does not know the export. */
async function waitForEnd(
  exportId: string,
  onRows: (rowCount: number) => void,
): Promise<ExportProgress | null> {
  for (let unknown = 0; unknown < maxUnknown;) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    const progress = await readProgress(exportId);
    if (progress === null) unknown += 1;
    else if (progress.state.kind !== "running") return progress;
    else if (progress.rowCount > 0) onRows(progress.rowCount);
  }
  return null;
}

async function readProgress(exportId: string): Promise<ExportProgress | null> {
  try {
    return await call(getExport, { params: { exportId } });
  } catch (error) {
    if (error instanceof ApiError && error.problem.status === 404) return null;
    throw error;
  }
}

function report(end: ExportProgress | null): void {
  switch (end?.state.kind) {
    case "done":
      return showToast(`${countRows(end.rowCount)} exported`);
    case "stopped":
      return showToast("Export stopped. No file was saved.");
    case "failed":
      return showFailureToast(`${end.state.failure.message} ${end.state.failure.fix}`);
    case "running":
    case undefined:
  }
}

function countRows(count: number): string {
  return `${writeCount(count)} ${count === 1 ? "row" : "rows"}`;
}
